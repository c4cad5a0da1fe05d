import type { ServerResponse } from 'node:http';
import { type ActionStep, type RunningStep, startAction } from '../../support/action-process.ts';
import { type Recorded, type RecordingServer, startRecordingServer } from '../../support/recording-server.ts';

export const token = 'token-of-a-test-5f2a';

/** What a service does that answers a request with a protocol that nobody asked for. */
export function switchProtocols(response: ServerResponse): void {
  response.socket?.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n');
}

export interface BareService extends RecordingServer {
  /** Requests as `METHOD path`. */
  sent(): string[];
  door(step?: Partial<ActionStep>): Promise<RunningStep>;
}

/**
 * A service with one build, `b`, that finishes with one artefact. `say` may answer in its place, and then returns true.
 */
export async function bareService(
  say: (request: Recorded, response: ServerResponse) => boolean,
): Promise<BareService> {
  let labels: string[] = [];
  const server = await startRecordingServer((request, response) => {
    const path = request.target.split('?')[0] ?? '';
    const isStart = request.method === 'POST' && path === '/builds';
    if (isStart) labels = JSON.parse(request.body).labels;
    if (say(request, response)) return;
    const build = {
      ...{ _id: 'b', appId: 'a', workflowId: 'android', branch: 'main', status: 'finished', labels },
      artefacts: [{ name: 'app.apk', url: `http://${request.headers.host}/artifacts/x/y/app.apk` }],
    };
    if (isStart) response.end('{"buildId":"b"}');
    else if (path === '/builds/b/cancel') response.end();
    else if (path === '/builds/b') response.end(JSON.stringify({ build }));
    else if (path === '/builds') response.end(JSON.stringify({ builds: labels.length > 0 ? [build] : [] }));
    else if (path.startsWith('/artifacts/')) response.end('content');
    else response.writeHead(404).end('{}');
  });
  return {
    ...server,
    sent: () => server.requests.map(({ method, target }) => `${method} ${target.split('?')[0]}`),
    door: (step = {}) =>
      startAction({
        ...step,
        with: {
          ...{ token, baseUrl: server.url, appId: 'a', workflowId: 'android', branch: 'main' },
          ...{ pollInterval: '1s', publicLinks: 'false' },
          ...step.with,
        },
      }),
  };
}

export const isPoll = ({ method, target }: Recorded): boolean => method === 'GET' && target === '/builds/b';
export const isStart = ({ method, target }: Recorded): boolean => method === 'POST' && target === '/builds';
export const isDownload = ({ target }: Recorded): boolean => target.startsWith('/artifacts/');

/** Environment in which a script runs before the door. */
export function before(script: string): Record<string, string> {
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}` };
}

/** Requests whose path matches are lost in this process: neither answered nor failed, and they keep nothing alive. */
export function losing(path: RegExp): string {
  return `
import http from 'node:http';
const send = http.Agent.prototype.addRequest;
http.Agent.prototype.addRequest = function (request, ...rest) {
  if (!${path}.test(request.method + ' ' + request.path)) send.call(this, request, ...rest);
};`;
}

/** Timers keep nothing alive either. */
export const looseTimers = `
const later = setTimeout;
globalThis.setTimeout = (...given) => later(...given).unref();`;
