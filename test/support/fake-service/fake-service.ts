import { Readable } from 'node:stream';
import type { Transport, WireReply, WireRequest } from '../../../src/client/http/transport.ts';
import { type Clock, sleep } from '../../../src/clock.ts';
import type { Fault } from '../faults/fault.ts';
import { type BuildPlan, type BuildRecord, type Candour, FakeBuild, type TipAt } from './fake-build.ts';

export interface FakeServiceOptions extends Candour {
  readonly clock: Clock;
  /** Latency of each request and of each answer, in milliseconds. Default: 50. */
  readonly latencyMs?: number;
  /** How long a started build is missing from the list, in milliseconds. Default: 0. */
  readonly listLagMs?: number;
  /** Whether lists heed their filters; not always on the hosted service (docs/hosted-service.md). Default: `kept`. */
  readonly filters?: 'kept' | 'ignored';
  /** The plan of build number `n`, counted from 0. Default: it finishes after ten minutes. */
  readonly plan?: (n: number) => Partial<BuildPlan>;
  readonly tipAt?: TipAt;
  /** Unchanging records that every list contains, whatever its filters. */
  readonly records?: readonly BuildRecord[];
  readonly nextFault?: (request: SentRequest) => FakeFault | undefined;
}

export interface SentRequest {
  readonly method: string;
  /** The path without the query. */
  readonly path: string;
  readonly query: string;
  /** The time of the request, in milliseconds of the monotonic clock. */
  readonly at: number;
}

export type FakeFault = Fault | { readonly kind: 'refused' };

interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * A fake of the build service, with the answers of docs/api.md, like the local service; its own tests and the fault table
 * cover the real one. As a transport, it needs neither real time nor sockets: for tests of the order of events.
 * `startFakeService` adds a socket.
 */
export class FakeService {
  readonly builds: FakeBuild[] = [];
  readonly caches = new Map<string, { readonly workflowId: string; goneAt: number }>();
  /** The IDs of builds whose artefacts are gone. */
  readonly lost = new Set<string>();
  /** The IDs of builds whose artefacts have public links. */
  readonly linked = new Set<string>();
  /** Requests through the transport, in order. */
  readonly requests: SentRequest[] = [];
  open = 0;
  mostSimultaneous = 0;
  readonly #options: FakeServiceOptions;

  constructor(options: FakeServiceOptions) {
    this.#options = options;
  }

  /** Adds a build that somebody else, or an earlier step, started. */
  addBuild(request: Readonly<Record<string, unknown>>): FakeBuild {
    const { clock, plan, tipAt = () => '' } = this.#options;
    const number = this.builds.length;
    const whole = { ...tenMinutes, ...plan?.(number) };
    const build = new FakeBuild({ id: `b${number + 1}`, request, plan: whole, at: clock.now(), tipAt });
    this.builds.push(build);
    return build;
  }

  readonly transport: Transport = async (request, { signal }) => {
    const { clock, latencyMs = 50, nextFault } = this.#options;
    const { pathname: path, search: query } = request.url;
    const sent = { method: request.method, path, query, at: clock.monotonic() };
    this.requests.push(sent);
    this.open += 1;
    this.mostSimultaneous = Math.max(this.mostSimultaneous, this.open);
    const fault = nextFault?.(sent);
    try {
      if (fault?.kind === 'refused') throw systemError('ECONNREFUSED');
      await sleep(clock, latencyMs, signal);
      const reply = this.#meet(request, fault);
      if (reply === 'hangs')
        return await new Promise((_, reject) =>
          signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
        );
      await sleep(clock, latencyMs, signal);
      if (reply === 'reset') throw systemError('ECONNRESET');
      reply.headers.date ??= new Date(clock.now()).toUTCString();
      return reply;
    } finally {
      this.open -= 1;
    }
  };

  #meet(
    request: WireRequest,
    fault: Exclude<FakeFault, { kind: 'refused' }> | undefined,
  ): WireReply | 'hangs' | 'reset' {
    const answer = (): WireReply => wired(this.answer(request));
    switch (fault?.kind) {
      case undefined:
        return answer();
      case 'answer': {
        if (fault.request === 'arrives') answer();
        return wired(reply(fault.status, { headers: fault.headers, body: fault.body ?? '' }));
      }
      case 'reset':
        if (fault.request === 'arrives') answer();
        return 'reset';
      case 'hang':
      case 'upgrade':
      case 'endless':
        if (fault.request === 'arrives') answer();
        return 'hangs';
      case 'cut': {
        const { status, body } = answer();
        return { status, headers: {}, body: cut(body) };
      }
      case 'duplicate':
        answer();
        return answer();
    }
  }

  answer({ method, url, body }: Pick<WireRequest, 'url' | 'body'> & { readonly method: string }): Reply {
    const { clock, alone = 'contract' } = this.#options;
    const now = clock.now();
    const [, noun = '', id = '', verb = '', part = ''] = url.pathname.split('/');
    if (noun === 'builds' && method === 'POST' && id === '') {
      const { id: buildId } = this.addBuild(JSON.parse(body ?? '{}'));
      return json(200, { buildId });
    }
    // The newer API's start: `/api/v3/apps/:id/builds`.
    if (noun === 'api' && method === 'POST') {
      const { workflow_id: workflowId, ...given } = JSON.parse(body ?? '{}');
      return json(202, { data: { id: this.addBuild({ ...given, appId: part, workflowId }).id } });
    }
    if (noun === 'builds' && id === '') return json(200, this.#list(url));
    if (noun === 'builds') {
      const build = this.builds.find((one) => one.id === id);
      const record = build
        ? this.#recordOf(build, url)
        : this.#options.records?.find(({ _id }) => _id === id);
      if (!record) return json(404, { error: 'no such build' });
      if (verb === 'cancel') return build?.cancel(now) === false ? reply(208, { body: '' }) : json(200, {});
      if (typeof alone === 'function') return json(200, alone(record));
      const { _id, startedAt, status, workflowId, appId, ...more } = record;
      const promised = { _id, startedAt, status, workflowId };
      return json(200, {
        application: { _id: appId },
        build: alone === 'whole' ? { ...promised, appId, ...more } : promised,
      });
    }
    if (noun === 'apps' && verb === 'caches') {
      if (method === 'DELETE') return this.#removeCaches(part);
      const there = [...this.caches].filter(([, { goneAt }]) => goneAt > now);
      return json(200, { caches: there.map(([_id, { workflowId }]) => ({ _id, appId: 'app', workflowId })) });
    }
    if (noun === 'artifacts' && method === 'GET')
      return this.lost.has(id) ? json(404, { error: 'no such artefact' }) : reply(200, { body: 'app' });
    if (noun === 'artifacts') {
      const { expiresAt } = JSON.parse(body ?? '{}');
      this.linked.add(id);
      return json(200, {
        url: `${url.origin}/public${url.pathname}`,
        expiresAt: new Date(expiresAt * 1000).toISOString(),
      });
    }
    return json(404, { error: `the fake has no ${method} ${url.pathname}` });
  }

  #recordOf(build: FakeBuild, { origin }: URL): BuildRecord {
    return build.record(this.#options.clock.now(), origin, this.#options);
  }

  /** Newest first, 30 a page. */
  #list(url: URL): unknown {
    const { clock, listLagMs = 0, filters, records = [] } = this.#options;
    const query = url.searchParams;
    const seen = this.builds
      .filter(({ createdAt }) => createdAt + listLagMs <= clock.now())
      .filter(({ request }) =>
        ['branch', 'workflowId'].every(
          (key) => filters === 'ignored' || !query.has(key) || request[key] === query.get(key),
        ),
      )
      .map((build) => this.#recordOf(build, url))
      .reverse()
      .concat(records);
    const skip = Number(query.get('skip') ?? 0);
    const next = new URLSearchParams(
      [...query].filter(([key]) => key !== 'skip').concat([['skip', String(skip + 30)]]),
    );
    return {
      applications: [],
      builds: seen.slice(skip, skip + 30),
      nextPageUrl: seen.length > skip + 30 ? `/builds?${next}` : null,
    };
  }

  /** Removes the caches two seconds later, because deleting is asynchronous (docs/api.md, "Caches"). */
  #removeCaches(id: string): Reply {
    const now = this.#options.clock.now();
    const there = [...this.caches].filter(([one, { goneAt }]) => goneAt > now && (id === '' || one === id));
    if (id !== '' && there.length === 0) return json(404, { error: 'no such cache' });
    for (const [, cache] of there) cache.goneAt = Math.min(cache.goneAt, now + 2000);
    return json(202, { caches: there.map(([one]) => one), message: 'started' });
  }
}

const tenMinutes: BuildPlan = { queuedMs: 0, runningMs: 10 * 60_000, end: 'finished' };

function json(status: number, body: unknown): Reply {
  return reply(status, { body: JSON.stringify(body) });
}

function reply(
  status: number,
  { headers = {}, body }: { headers?: Readonly<Record<string, string>> | undefined; body: string },
): Reply {
  return { status, headers, body };
}

function wired({ status, headers, body }: Reply): WireReply {
  return { status, headers: { ...headers }, body: incoming(Readable.from([Buffer.from(body)])) };
}

async function* half(body: Readable): AsyncGenerator<Buffer> {
  for await (const chunk of body as AsyncIterable<Buffer>) yield chunk.subarray(0, chunk.length / 2);
  throw systemError('ECONNRESET');
}

function cut(body: Readable): WireReply['body'] {
  return incoming(Readable.from(half(body)));
}

/** The client reads a body only as a stream. */
function incoming(body: Readable): WireReply['body'] {
  return body as WireReply['body'];
}

function systemError(code: string): Error {
  return Object.assign(new Error(code), { code });
}
