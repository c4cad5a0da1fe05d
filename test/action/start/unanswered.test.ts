import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { type ActionStep, type RunningStep, runAction, startAction } from '../../support/action-process.ts';
import { deepTest, deepTestAfter } from '../../support/deep-test.ts';
import { type FakeServer, type Recorded, startFakeService } from '../../support/fake-service/server.ts';
import { temporaryFolder } from '../../support/folder.ts';
import { until } from '../../support/until.ts';

const token = 'token-of-a-test-5f2a';

/** What a service does that answers a request with a protocol that nobody asked for. */
function switchProtocols(response: ServerResponse): void {
  response.socket?.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n');
}

interface BareService extends FakeServer {
  /** Requests as `METHOD path`. */
  sent(): string[];
  door(step?: Partial<ActionStep>): Promise<RunningStep>;
}

/**
 * A service with one build, `b`, that finishes with one artefact. `say` may answer in its place, and then returns true.
 */
async function bareService(
  say: (request: Recorded, response: ServerResponse) => boolean,
): Promise<BareService> {
  let labels: string[] = [];
  const server = await startFakeService((request, response) => {
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

const isPoll = ({ method, target }: Recorded): boolean => method === 'GET' && target === '/builds/b';
const isStart = ({ method, target }: Recorded): boolean => method === 'POST' && target === '/builds';
const isDownload = ({ target }: Recorded): boolean => target.startsWith('/artifacts/');

/** Environment in which a script runs before the door. */
function before(script: string): Record<string, string> {
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}` };
}

/** Requests whose path matches are lost in this process: neither answered nor failed, and they keep nothing alive. */
function losing(path: RegExp): string {
  return `
import http from 'node:http';
const send = http.Agent.prototype.addRequest;
http.Agent.prototype.addRequest = function (request, ...rest) {
  if (!${path}.test(request.method + ' ' + request.path)) send.call(this, request, ...rest);
};`;
}

/** Timers keep nothing alive either. */
const looseTimers = `
const later = setTimeout;
globalThis.setTimeout = (...given) => later(...given).unref();`;

// T9
test('a step whose polls are answered 101 ends with its timeout, and cancels its build', async () => {
  await using service = await bareService((request, response) => {
    if (isPoll(request)) switchProtocols(response);
    return isPoll(request);
  });
  const { exitCode, errors, outputs } = await (await service.door({ with: { timeout: '2s' } })).result;
  expect({ exitCode, status: outputs.status }).toEqual({ exitCode: 1, status: 'canceled' });
  expect(errors).toEqual([
    expect.objectContaining({ data: expect.stringContaining('did not finish within the timeout of 2 s') }),
  ]);
  expect(service.sent()).toContain('POST /builds/b/cancel');
});

test('a start that is answered 101 is looked up, and not sent again', async () => {
  await using service = await bareService((request, response) => {
    if (isStart(request)) switchProtocols(response);
    return isStart(request);
  });
  const { exitCode, errors, outputs } = await (await service.door()).result;
  expect({ exitCode, errors, buildId: outputs.buildId }).toEqual({ exitCode: 0, errors: [], buildId: 'b' });
  expect(service.sent().filter((line) => line === 'POST /builds')).toHaveLength(1);
});

test('a download that is answered 101 is tried again', async () => {
  let asked = 0;
  await using folder = await temporaryFolder();
  await using service = await bareService((request, response) => {
    const isFirst = isDownload(request) && asked++ === 0;
    if (isFirst) switchProtocols(response);
    return isFirst;
  });
  const { exitCode, errors } = await (await service.door({ with: { download: folder.path } })).result;
  expect({ exitCode, errors, asked }).toEqual({ exitCode: 0, errors: [], asked: 2 });
  expect(await readFile(join(folder.path, 'app.apk'), 'utf8')).toBe('content');
});

test('SIGINT while polls are answered 101 cancels the build', async () => {
  await using service = await bareService((request, response) => {
    if (isPoll(request)) switchProtocols(response);
    return isPoll(request);
  });
  const door = await service.door();
  await until(() => service.requests.some(isPoll));
  door.process.kill('SIGINT');
  const { exitCode, signal, outputs } = await door.result;
  expect({ exitCode, signal, status: outputs.status }).toEqual({
    exitCode: 1,
    signal: null,
    status: 'canceled',
  });
});

test('SIGINT while a poll is lost cancels the build', async () => {
  await using service = await bareService(() => false);
  const door = await service.door({ env: before(losing(/^GET \/builds\/b$/)) });
  await until(() => service.sent().includes('POST /builds'));
  await door.printed('android');
  door.process.kill('SIGINT');
  const { exitCode, signal, outputs } = await door.result;
  expect({ exitCode, signal }).toEqual({ exitCode: 1, signal: null });
  expect(outputs.status).toBe('canceled');
});

// T9
test('download: /proc/x fails the step at once, with what to do', async () => {
  await using service = await bareService(() => false);
  const { exitCode, errors, outputs } = await (await service.door({ with: { download: '/proc/x' } })).result;
  expect({ exitCode, status: outputs.status }).toEqual({ exitCode: 1, status: 'finished' });
  expect(errors.map(({ data }) => data)).toEqual([
    expect.stringContaining('The download input is set to /proc/x, which could not be created'),
  ]);
});

// T13
deepTestAfter(1).each([
  ['the start', /^POST \/builds$/, { state: 'start-0', sent: [] }],
  ['a poll', /^GET \/builds\/b$/, { state: 'start-0', sent: ['POST /builds'] }],
])('a main step that loses %s ends with status 1, and says that this is a bug', async (_, path, left) => {
  await using service = await bareService(() => false);
  const env = before(losing(path) + looseTimers);
  const { exitCode, errors, outputs, state, summary } = await (await service.door({ env })).result;
  expect(exitCode).toBe(1);
  expect(errors.map(({ data }) => data)).toEqual([
    'This is a bug in the action. Please report it with the lines below.',
  ]);
  expect(outputs).toMatchObject({ artefacts: '[]', clearedCaches: '[]' });
  expect(Object.keys(state)).toContain(left.state);
  expect(summary).toContain('This is a bug in the action.');
  expect(service.sent().filter((line) => line === 'POST /builds')).toEqual(left.sent);
});

deepTestAfter(1).each([
  ['cancel', /^POST /, { buildId: 'b' }],
  ['wait', /^GET /, { buildId: 'b' }],
  ['artifacts', /^GET /, { buildId: 'b' }],
])(
  'the action %s that loses its request ends with status 1, and says that this is a bug',
  async (action, path, given) => {
    await using service = await bareService(() => false);
    const env = before(losing(path) + looseTimers);
    const connection = { token, baseUrl: service.url };
    const { exitCode, errors } = await runAction({ action, env, with: { ...connection, ...given } });
    expect(exitCode).toBe(1);
    expect(errors).toEqual([expect.objectContaining({ data: expect.stringContaining('bug in the action') })]);
  },
);

// T41
deepTestAfter(1).each([
  ['HTTPS_PROXY', 'proxy.company.test:8080'],
  ['https_proxy', 'http://octo:proxy-pass@proxy.example.com:port'],
])('a malformed %s fails the step with one error that does not show it', async (name, value) => {
  await using service = await bareService(() => false);
  const door = await service.door({
    with: { baseUrl: 'https://build.example.test' },
    env: { [name]: value },
  });
  const { exitCode, errors, printed } = await door.result;
  expect(exitCode).toBe(1);
  expect(errors.map(({ data }) => data)).toEqual([
    expect.stringContaining(`The environment variable ${name} does not contain a valid proxy URL`),
  ]);
  expect(printed).not.toContain(value);
});

// T41
deepTestAfter(1).each([
  ['GITHUB_OUTPUT', '/nowhere/output'],
  ['GITHUB_STATE', '/nowhere/state'],
])('a runner whose %s is not there is told as that, and not as a bug', async (name, value) => {
  await using service = await bareService(() => false);
  // The command files of the test itself come last in the environment.
  const env = before(`process.env.${name} = ${JSON.stringify(value)};`);
  const { exitCode, errors } = await (await service.door({ env })).result;
  expect(exitCode).toBe(1);
  expect(errors.map(({ data }) => data)).toEqual([
    expect.stringContaining(`Cannot write to the file in the ${name} environment variable`),
  ]);
  expect(service.sent()).not.toContain('POST /builds');
});

/** Work that is aborted is waited for, however long it takes. */
const patientTimers = `
const later = setTimeout;
globalThis.setTimeout = (then, ms, ...rest) => later(then, ms === 250 ? 1e9 : ms, ...rest);`;

// T13
deepTest('SIGINT ends a step whose work heeds no signal, with an annotation', async () => {
  await using service = await bareService(() => false);
  const env = before(losing(/^(GET|POST) \/builds\/b/) + patientTimers);
  const door = await service.door({ env });
  await until(() => service.sent().includes('POST /builds'));
  await door.printed('android');
  door.process.kill('SIGINT');
  const { exitCode, signal, errors } = await door.result;
  expect({ exitCode, signal }).toEqual({ exitCode: 1, signal: null });
  expect(errors.map(({ data }) => data)).toEqual(['The workflow was cancelled (SIGINT).']);
});
