import { Readable } from 'node:stream';
import type { Transport, WireReply, WireRequest } from '../../src/client/http/transport.ts';
import { type Clock, sleep } from '../../src/clock.ts';
import { formatTimestamp } from '../../src/contract/values.ts';
import type { SimulatedBuild } from './model.ts';

/** A build of the service. */
export interface ListedBuild {
  readonly id: string;
  readonly workflowId: string;
  readonly at: number;
  readonly build: SimulatedBuild;
  readonly startedBy: 'step' | 'earlier';
}

export interface ManyOptions {
  readonly clock: Clock;
  /** Records of the list that a page holds. */
  readonly pageSize: number;
  /** The list, newest first, as the service arranges it. */
  readonly arranged: (builds: readonly ListedBuild[]) => readonly ListedBuild[];
  /** Bytes that make each page heavier. */
  readonly padding: number;
  /** Whether the list shows the steps of builds. */
  readonly listsSteps: boolean;
  /** The status of the answer to a read of this path, where that is an error. */
  readonly refused: (path: string) => number | undefined;
  /** The next build of a workflow. */
  readonly next: (workflowId: string) => SimulatedBuild;
}

/** One way and back; answers are of no other use here. */
const latencyMs = 100;

/** A service of simulated builds, on a simulated clock: starts, the list newest first, and single builds. */
export class ManyService {
  /** From the end of each started build to the answer that showed it, in milliseconds. */
  readonly delays = new Map<string, number>();
  /** When each read was sent. */
  readonly reads: number[] = [];
  byId = 0;
  pages = 0;
  readonly #builds: ListedBuild[] = [];
  readonly #options: ManyOptions;

  constructor(options: ManyOptions) {
    this.#options = options;
  }

  /** A build of an earlier step, which has ended by now. */
  addEnded(workflowId: string, build: SimulatedBuild): void {
    const at = this.#options.clock.now() - build.endsAt - 1;
    this.#builds.push({ id: this.#newId(), workflowId, at, build, startedBy: 'earlier' });
  }

  readonly transport: Transport = async (request, { signal }) => {
    const { clock } = this.#options;
    if (request.method === 'GET') this.reads.push(clock.monotonic());
    await sleep(clock, latencyMs, signal);
    const answer = this.#answer(request);
    await sleep(clock, latencyMs, signal);
    return answer;
  };

  #answer({ method, url, body }: WireRequest): WireReply {
    const { clock, next, refused } = this.#options;
    const [, , id] = url.pathname.split('/');
    const refusal = method === 'GET' ? refused(url.pathname) : undefined;
    if (refusal !== undefined) return json({ error: 'refused' }, refusal);
    if (method === 'POST' && id === undefined) {
      const { workflowId } = JSON.parse(body ?? '{}');
      const [id, at] = [this.#newId(), clock.now()];
      this.#builds.push({ id, workflowId, at, build: next(workflowId), startedBy: 'step' });
      return json({ buildId: id });
    }
    if (method === 'GET' && id === undefined) return json(this.#page(url.searchParams));
    this.byId += 1;
    const found = this.#builds.find((one) => one.id === id);
    if (!found || method !== 'GET') return json({ error: 'not simulated' }, 404);
    return json({ application: { _id: 'app', appName: 'App' }, build: this.#record(found) });
  }

  #page(query: URLSearchParams): unknown {
    const { pageSize, arranged, padding, listsSteps } = this.#options;
    this.pages += 1;
    const [wanted, skip] = [query.get('workflowId'), Number(query.get('skip') ?? 0)];
    const matching = arranged(
      this.#builds.filter(({ workflowId }) => wanted === null || workflowId === wanted).reverse(),
    );
    const more = new URLSearchParams(query);
    more.set('skip', String(skip + pageSize));
    return {
      applications: [{ _id: 'app', appName: 'App' }],
      padding: ' '.repeat(padding),
      builds: matching
        .slice(skip, skip + pageSize)
        .map((one) => ({ ...this.#record(one), ...(listsSteps ? {} : { buildActions: null }) })),
      nextPageUrl: matching.length > skip + pageSize ? `/builds?${more}` : null,
    };
  }

  #record({ id, workflowId, at, build, startedBy }: ListedBuild): object {
    const ran = this.#options.clock.now() - at;
    const hasEnded = ran >= build.endsAt;
    if (hasEnded && startedBy === 'step' && !this.delays.has(id)) this.delays.set(id, ran - build.endsAt);
    return {
      ...{ _id: id, appId: 'app', workflowId, branch: 'main', tag: null },
      status: hasEnded ? build.status : build.states.findLast(({ from }) => from <= ran)?.state,
      ...(ran >= build.runsFrom ? { startedAt: formatTimestamp(at + build.runsFrom) } : {}),
      ...(hasEnded ? { finishedAt: formatTimestamp(at + build.endsAt), message: build.status } : {}),
      artefacts: [],
      buildActions: build.steps
        .filter(({ from }) => from <= Math.min(ran, build.endsAt))
        .map(({ name, from }) => ({ name, status: null, startedAt: formatTimestamp(at + from) })),
    };
  }

  #newId(): string {
    return `b${this.#builds.length + 1}`;
  }
}

function json(body: unknown, status = 200): WireReply {
  const stream: unknown = Readable.from([Buffer.from(JSON.stringify(body))]);
  return { status, headers: {}, body: stream as WireReply['body'] };
}
