import { Readable } from 'node:stream';
import type { Transport, WireReply, WireRequest } from '../../../src/client/http/transport.ts';
import { type Clock, sleep } from '../../../src/clock.ts';
import type { Fault } from '../faults/fault.ts';
import { type BuildPlan, type Candour, ModelBuild, type TipAt } from './model-build.ts';

interface ModelOptions extends Candour {
  readonly clock: Clock;
  /** Latency of a request, and of its answer, in milliseconds. */
  readonly latencyMs: number;
  /** How long a started build is missing from the list, in milliseconds. */
  readonly listLagMs: number;
  /** Whether lists are filtered by what was asked for; the hosted service was seen not to. Default: `kept`. */
  readonly filters?: 'kept' | 'ignored';
  /** What the next build does. */
  readonly nextPlan: () => BuildPlan;
  readonly tipAt?: TipAt;
  /** The fault of the next request. */
  readonly nextFault: (request: WireRequest) => ModelFault | undefined;
}

/** A fault of the proxy, or a refused connection. */
export type ModelFault = Fault | { readonly kind: 'refused' };

/**
 * A model of the build service that needs no real time and no sockets. It follows docs/api.md like the local service,
 * and its own tests and the fault table cover the real one. The model is for the order of events.
 */
export class ModelService {
  readonly builds: ModelBuild[] = [];
  readonly caches = new Map<string, { readonly workflowId: string; goneAt: number }>();
  /** The ids of builds whose artefacts are gone. */
  readonly lost = new Set<string>();
  /** The ids of builds whose artefacts have public links. */
  readonly linked = new Set<string>();
  /** When each request was sent, in milliseconds since the epoch. */
  readonly sentAt: number[] = [];
  open = 0;
  mostSimultaneous = 0;
  readonly #options: ModelOptions;

  constructor(options: ModelOptions) {
    this.#options = options;
  }

  /** Adds a build of somebody else, or of an earlier step. */
  addBuild(request: Readonly<Record<string, unknown>>): ModelBuild {
    const { clock, nextPlan, tipAt = () => '' } = this.#options;
    const id = `b${this.builds.length + 1}`;
    const build = new ModelBuild({ id, request, plan: nextPlan(), at: clock.now(), tipAt });
    this.builds.push(build);
    return build;
  }

  readonly transport: Transport = async (request, { signal }) => {
    const { clock, latencyMs, nextFault } = this.#options;
    this.sentAt.push(clock.now());
    this.open += 1;
    this.mostSimultaneous = Math.max(this.mostSimultaneous, this.open);
    const fault = nextFault(request);
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

  /** The result of a request with this fault. */
  #meet(
    request: WireRequest,
    fault: Exclude<ModelFault, { kind: 'refused' }> | undefined,
  ): WireReply | 'hangs' | 'reset' {
    const answer = (): WireReply => this.#answer(request);
    switch (fault?.kind) {
      case undefined:
      case 'drip':
        return answer();
      case 'answer': {
        if (fault.request === 'arrives') answer();
        return reply(fault.status, { headers: fault.headers, body: fault.body ?? '' });
      }
      case 'reset':
      case 'close':
        if (fault.request === 'arrives') answer();
        return 'reset';
      case 'hang':
      case 'upgrade':
      case 'informational':
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

  #answer({ method, url, body }: WireRequest): WireReply {
    const { clock, alone } = this.#options;
    const now = clock.now();
    const [, noun = '', id = '', verb = '', part = ''] = url.pathname.split('/');
    if (noun === 'builds' && method === 'POST' && id === '') {
      const { id: buildId } = this.addBuild(JSON.parse(body ?? '{}'));
      return json(200, { buildId });
    }
    // The newer API: `/api/v3/apps/:id/builds`.
    if (noun === 'api' && method === 'POST') {
      const { workflow_id: workflowId, ...given } = JSON.parse(body ?? '{}');
      return json(202, { data: { id: this.addBuild({ ...given, appId: part, workflowId }).id } });
    }
    if (noun === 'builds' && id === '') return json(200, this.#list(url.searchParams));
    if (noun === 'builds') {
      const build = this.builds.find((one) => one.id === id);
      if (!build) return json(404, { error: 'no such build' });
      if (verb === 'cancel') return build.cancel(now) ? json(200, {}) : reply(208, { body: '' });
      const { _id, startedAt, status, workflowId, ...more } = this.#record(build);
      const promised = { _id, startedAt, status, workflowId };
      return json(200, {
        application: { _id: build.request.appId },
        build: alone === 'whole' ? { ...promised, ...more } : promised,
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
        url: `https://model.test/public${url.pathname}`,
        expiresAt: new Date(expiresAt * 1000).toISOString(),
      });
    }
    return json(404, { error: `the model has no ${method} ${url.pathname}` });
  }

  #record(build: ModelBuild): Record<string, unknown> {
    const { clock } = this.#options;
    const { artefacts, ...record } = build.record(clock.now(), this.#options);
    if (!Array.isArray(artefacts)) return record;
    const named = artefacts.map((name: string) => ({
      name,
      url: `https://model.test/artifacts/${build.id}/x/${name}`,
    }));
    return { ...record, artefacts: named };
  }

  /** Newest first, 30 a page. */
  #list(query: URLSearchParams): unknown {
    const { clock, listLagMs, filters } = this.#options;
    const seen = this.builds
      .filter(({ createdAt }) => createdAt + listLagMs <= clock.now())
      .filter(({ request }) =>
        ['branch', 'workflowId'].every(
          (key) => filters === 'ignored' || !query.has(key) || request[key] === query.get(key),
        ),
      )
      .reverse();
    const skip = Number(query.get('skip') ?? 0);
    const next = new URLSearchParams(
      [...query].filter(([key]) => key !== 'skip').concat([['skip', String(skip + 30)]]),
    );
    return {
      applications: [],
      builds: seen.slice(skip, skip + 30).map((build) => this.#record(build)),
      nextPageUrl: seen.length > skip + 30 ? `/builds?${next}` : null,
    };
  }

  /** Deleted two seconds later. */
  #removeCaches(id: string): WireReply {
    const now = this.#options.clock.now();
    const there = [...this.caches].filter(([one, { goneAt }]) => goneAt > now && (id === '' || one === id));
    if (id !== '' && there.length === 0) return json(404, { error: 'no such cache' });
    for (const [, cache] of there) cache.goneAt = Math.min(cache.goneAt, now + 2000);
    return json(202, { caches: there.map(([one]) => one), message: 'started' });
  }
}

function json(status: number, body: unknown): WireReply {
  return reply(status, { body: JSON.stringify(body) });
}

function reply(
  status: number,
  { headers = {}, body }: { headers?: Readonly<Record<string, string>> | undefined; body: string },
): WireReply {
  return { status, headers: { ...headers }, body: incoming(Readable.from([Buffer.from(body)])) };
}

async function* half(body: Readable): AsyncGenerator<Buffer> {
  for await (const chunk of body as AsyncIterable<Buffer>) yield chunk.subarray(0, chunk.length / 2);
  throw systemError('ECONNRESET');
}

function cut(body: Readable): WireReply['body'] {
  return incoming(Readable.from(half(body)));
}

/** A client only reads the body as a stream. */
function incoming(body: Readable): WireReply['body'] {
  return body as WireReply['body'];
}

function systemError(code: string): Error {
  return Object.assign(new Error(code), { code });
}
