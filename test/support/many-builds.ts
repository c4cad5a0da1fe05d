import { Readable } from 'node:stream';
import type { SimulatedBuild } from '../../bench/poll-plan/builds.ts';
import { start } from '../../src/action/start/run.ts';
import type { Transport, WireReply, WireRequest } from '../../src/client/http/transport.ts';
import { type Clock, sleep } from '../../src/clock.ts';
import { formatTimestamp } from '../../src/contract/values.ts';
import { defaultLimits, type Limits } from '../../src/limits.ts';
import { FakeClock, seededRandom } from './fake-clock.ts';
import { drive, startAction } from './fake-service/timed-step.ts';
import { memoryRunner } from './memory-runner.ts';

/** A build of the service. Times are milliseconds since its start. */
export interface PlannedBuild extends SimulatedBuild {
  readonly steps?: readonly { readonly name: string; readonly from: number }[];
}

/** A workflow's next build, and its earlier ones, newest first. */
export interface Workflow {
  readonly id: string;
  readonly build: PlannedBuild;
  readonly before: readonly PlannedBuild[];
}

export interface ListedBuild {
  readonly id: string;
  readonly workflowId: string;
  readonly at: number;
  readonly build: PlannedBuild;
}

interface Answers {
  /** The list, newest first, as the service arranges it. */
  readonly arranged?: (builds: readonly ListedBuild[]) => readonly ListedBuild[];
  /** Bytes that make each page heavier. */
  readonly padding?: number;
  /** Whether the list shows the steps of builds. */
  readonly listsSteps?: boolean;
  /** The status of the answer to a read of this path, where that is an error. */
  readonly refused?: (path: string) => number | undefined;
}

interface StepOptions extends Answers {
  readonly pollInterval: string;
  readonly limits?: Partial<Limits>;
}

interface StepResult {
  /** From the end of each build to the answer that showed it, in milliseconds. */
  readonly delays: readonly number[];
  /** Reads of single builds, and of pages of the list. */
  readonly byId: number;
  readonly pages: number;
  /** From the start of the step to its end, in milliseconds. */
  readonly tookMs: number;
  readonly succeeded: boolean;
}

/** Runs the build action with these workflows, side by side in one step, on a simulated clock. */
export async function runManyBuilds(
  workflows: readonly Workflow[],
  { pollInterval, limits, ...answers }: StepOptions,
): Promise<StepResult> {
  const clock = new FakeClock();
  const service = new ManyService(clock, workflows, answers);
  const { runner } = memoryRunner({
    with: {
      ...{ token: 'a-token', baseUrl: 'https://many.test', appId: 'app', branch: 'main', timeout: '6h' },
      ...{ workflowId: workflows.map(({ id }) => id).join(), publicLinks: 'false', pollInterval },
    },
  });
  const begun = clock.monotonic();
  const run = startAction(start, {
    ...{ runner, transport: service.transport, clock, random: seededRandom(7) },
    limits: { ...defaultLimits, ...limits },
  });
  await drive(clock, () => run.result !== undefined);
  return {
    delays: [...service.delays.values()],
    ...{ byId: service.byId, pages: service.pages },
    tookMs: clock.monotonic() - begun,
    succeeded: run.result === true,
  };
}

/** One way and back. */
const latencyMs = 100;
const pageSize = 30;

/** A service on a simulated clock: starts, the list newest first, and single builds. */
class ManyService {
  readonly delays = new Map<string, number>();
  byId = 0;
  pages = 0;
  readonly #builds: ListedBuild[] = [];
  readonly #next: ReadonlyMap<string, PlannedBuild>;
  readonly #clock: Clock;
  readonly #answers: Answers;

  constructor(clock: Clock, workflows: readonly Workflow[], answers: Answers) {
    this.#clock = clock;
    this.#answers = answers;
    this.#next = new Map(workflows.map(({ id, build }) => [id, build]));
    const most = Math.max(...workflows.map(({ before }) => before.length));
    for (let round = most - 1; round >= 0; round -= 1)
      for (const { id, before } of workflows) {
        const build = before[round];
        if (build) this.#add(id, build, clock.now() - build.endsAt - 1);
      }
  }

  readonly transport: Transport = async (request, { signal }) => {
    await sleep(this.#clock, latencyMs, signal);
    const answer = this.#answer(request);
    await sleep(this.#clock, latencyMs, signal);
    return answer;
  };

  #answer({ method, url, body }: WireRequest): WireReply {
    const [, , id] = url.pathname.split('/');
    const refusal = method === 'GET' ? this.#answers.refused?.(url.pathname) : undefined;
    if (refusal !== undefined) return json({ error: 'refused' }, refusal);
    if (method === 'POST' && id === undefined) {
      const { workflowId } = JSON.parse(body ?? '{}');
      const build = this.#next.get(workflowId);
      if (build) return json({ buildId: this.#add(workflowId, build, this.#clock.now()) });
    }
    if (method === 'GET' && id === undefined) return json(this.#page(url.searchParams));
    this.byId += 1;
    const found = this.#builds.find((one) => one.id === id);
    if (!found || method !== 'GET') return json({ error: 'not simulated' }, 404);
    return json({ application: { _id: 'app', appName: 'App' }, build: this.#record(found) });
  }

  #add(workflowId: string, build: PlannedBuild, at: number): string {
    const id = `b${this.#builds.length + 1}`;
    this.#builds.push({ id, workflowId, at, build });
    return id;
  }

  #page(query: URLSearchParams): unknown {
    const { arranged = (builds) => builds, padding = 0, listsSteps = true } = this.#answers;
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

  #record({ id, workflowId, at, build }: ListedBuild): object {
    const ran = this.#clock.now() - at;
    const hasEnded = ran >= build.endsAt;
    const isOfStep = this.#next.get(workflowId) === build;
    if (hasEnded && isOfStep && !this.delays.has(id)) this.delays.set(id, ran - build.endsAt);
    const steps = build.steps ?? [];
    return {
      ...{ _id: id, appId: 'app', workflowId, branch: 'main', tag: null },
      status: hasEnded ? build.status : build.states.findLast(({ from }) => from <= ran)?.state,
      ...(ran >= build.runsFrom ? { startedAt: formatTimestamp(at + build.runsFrom) } : {}),
      ...(hasEnded ? { finishedAt: formatTimestamp(at + build.endsAt), message: build.status } : {}),
      artefacts: [],
      buildActions: steps
        .filter(({ from }) => from <= Math.min(ran, build.endsAt))
        .map(({ name, from }) => ({ name, status: null, startedAt: formatTimestamp(at + from) })),
    };
  }
}

function json(body: unknown, status = 200): WireReply {
  const stream: unknown = Readable.from([Buffer.from(JSON.stringify(body))]);
  return { status, headers: {}, body: stream as WireReply['body'] };
}
