import { type EventSource, readRunEvent } from '../../../src/action/event/run-event.ts';
import { startPost } from '../../../src/action/start/post.ts';
import { start } from '../../../src/action/start/run.ts';
import { wait } from '../../../src/action/wait/run.ts';
import { networkTransport } from '../../../src/client/http/transport.ts';
import { systemRandom } from '../../../src/clock.ts';
import { formatTimestamp } from '../../../src/contract/values.ts';
import { type Action, perform } from '../../../src/entry/run-action.ts';
import { defaultLimits, type Limits } from '../../../src/limits.ts';
import { scaledClock } from '../../support/fake-clock.ts';
import { builtCommit, setFaultStage } from '../../support/fault-stage.ts';
import { errorAnswer } from '../../support/faults/fault.ts';
import { FakeGitHub } from '../../support/github/fake-github.ts';
import type { CommitStatus } from '../../support/github/repository.ts';
import { type MemoryRunner, type MemoryStep, memoryRunner } from '../../support/memory-runner.ts';
import { aborted } from '../../support/scripted-executor.ts';
import { until } from '../../support/until.ts';

export const token = 'ghs_0123456789abcdefghijklmnopqrstuvwx';
export const fullName = 'octo-org/mobile-app';
export const context = 'mobile/android';

type End = 'finished' | 'failed';
type Json = Readonly<Record<string, unknown>>;

export interface Ran extends MemoryRunner {
  readonly succeeded: boolean;
}

interface RunOptions {
  readonly with?: Readonly<Record<string, string>>;
  /** Of a start. Default: a push to a pull request. */
  readonly event?: EventSource;
  readonly attempt?: number;
  readonly limits?: Partial<Limits>;
}

export type Check = Awaited<ReturnType<typeof requiredCheck>>;

export const runPage = (github: FakeGitHub, attempt = 1): string =>
  `${github.at.server}/${fullName}/actions/runs/4242/attempts/${attempt}`;

export const buildPage = (github: FakeGitHub, buildId: string | undefined, attempt = 1): string =>
  `${runPage(github, attempt)}#build-${buildId}`;

export const home = { full_name: fullName };

export const push = {
  name: 'pull_request',
  payload: {
    pull_request: { number: 7, head: { ref: 'main', sha: builtCommit, repo: home }, base: { repo: home } },
    repository: { ...home, private: true },
  },
};

interface CheckOptions {
  /** What the workflow's token may do. */
  readonly statuses?: 'write' | 'read';
  /** The only fields that the list shows of a build. Default: all. */
  readonly listed?: readonly string[];
  /** How long ago the list says that its builds began, in milliseconds. */
  readonly age?: number;
  /** What each record of a build says that App Store Connect does. Default: nothing. */
  readonly tasks?: readonly { readonly status: string }[];
  /** The size of the only artefact of each build, in the order in which the builds are seen, in bytes. Default: no artefacts. */
  readonly sizes?: readonly number[];
  /** How many builds of others the list has before those of the check. Default: none. */
  readonly others?: number;
}

/** A required check of the head of a pull request, which is the commit that builds are of. */
export async function requiredCheck(options: CheckOptions = {}) {
  const { statuses = 'write', listed, age, tasks, sizes, others = 0 } = options;
  await using stack = new AsyncDisposableStack();
  const ends = new Map<string, PromiseWithResolvers<End>>();
  const endOf = (buildId: string): PromiseWithResolvers<End> => {
    const known = ends.get(buildId) ?? Promise.withResolvers<End>();
    ends.set(buildId, known);
    return known;
  };
  const removed = new Set<unknown>();
  const seen: string[] = [];
  const withArtefact = (build: Json): Json => {
    if (!sizes) return build;
    if (!seen.includes(String(build._id))) seen.push(String(build._id));
    const size = sizes[seen.indexOf(String(build._id))];
    return { ...build, artefacts: [{ name: 'app.apk', type: 'apk', url: 'http://127.0.0.1:1/a', size }] };
  };
  const inList = (build: Json): Json => {
    const begun = age === undefined ? undefined : formatTimestamp(Date.now() - age);
    const whole = { ...withArtefact(build), ...(begun ? { createdAt: begun, startedAt: begun } : {}) };
    return Object.fromEntries(Object.entries(whole).filter(([key]) => listed?.includes(key) ?? true));
  };
  const stage = stack.use(
    await setFaultStage({
      changeAnswer({ body }) {
        const { build, builds, ...rest } = body as { build?: Json; builds?: Json[] };
        if (build) {
          const inStore = tasks && { appStoreConnectTasks: [...tasks] };
          return { ...rest, build: { ...withArtefact(build), ...inStore } };
        }
        const own = builds?.filter(({ _id }) => !removed.has(_id)).map(inList);
        return own ? { ...rest, builds: [...newerBuilds(others), ...own] } : body;
      },
      async script({ order, recorder, signal }) {
        await recorder.state('fetching');
        await recorder.state('building');
        const canceled = aborted(signal).then(() => 'canceled' as const);
        const state = await Promise.race([endOf(order.buildId).promise, canceled]);
        if (state === 'finished')
          for (const last of ['publishing', 'finishing'] as const) await recorder.state(last);
        return { state, message: null };
      },
    }),
  );
  const github = await FakeGitHub.start();
  stack.defer(() => github.close());
  const repository = github.addRepository({ fullName, visibility: 'private' });
  github.addToken(token, { permissions: { statuses } });

  const run = async (
    action: Action,
    { event, attempt = 1, limits, with: given }: RunOptions & { event: EventSource },
    step: Pick<MemoryStep, 'action' | 'state'>,
  ): Promise<Ran> => {
    const memory = memoryRunner({
      ...step,
      with: {
        ...{ token: stage.service.token, baseUrl: stage.proxy.url, pollInterval: '1s' },
        ...{ commitStatus: context, githubToken: token },
        ...given,
      },
      run: {
        event: readRunEvent(event),
        ...{ repository: fullName, runId: '4242', runAttempt: String(attempt) },
        ...{ serverUrl: github.at.server, apiUrl: github.at.api },
      },
    });
    const parts = { transport: networkTransport, clock: scaledClock(1), random: systemRandom };
    const { runner } = memory;
    return {
      ...memory,
      succeeded: await perform(action, { ...parts, runner, limits: { ...defaultLimits, ...limits } }),
    };
  };
  const ofStart = (options: RunOptions) => ({
    event: push,
    ...options,
    with: { appId: stage.service.appId, workflowId: 'android', wait: 'false', ...options.with },
  });
  const untilEnded = (buildId: string): Promise<unknown> =>
    until(() => stage.running().every(({ id }) => id !== buildId));
  const ofContext = (): CommitStatus[] =>
    repository.statuses.filter((one) => one.sha === builtCommit && one.context === context);
  const held = stack.move();
  return {
    ...{ stage, github, repository },
    /** The build action of the run 4242, without a wait. */
    start: (options: RunOptions = {}) => run(start, ofStart(options), { action: '.' }),
    /** What `mobile-report` does when the last script of a build calls. */
    call(buildId: string, options: RunOptions = {}) {
      const event = { name: 'workflow_dispatch', payload: { inputs: { buildId } } };
      return run(wait, { ...options, event, with: { buildId, ...options.with } }, { action: 'wait' });
    },
    /** What it does on a schedule. */
    schedule(options: RunOptions = {}) {
      const given = { appId: stage.service.appId, ...options.with };
      return run(wait, { ...options, event: { name: 'schedule' }, with: given }, { action: 'wait' });
    },
    /** The post step of a main step. */
    post: ({ state }: MemoryRunner, options: RunOptions = {}) =>
      run(startPost, ofStart(options), { action: '.', state }),
    /** Lets the build end, and waits until the service says so. */
    async end(buildId: string, how: End) {
      endOf(buildId).resolve(how);
      await untilEnded(buildId);
    },
    /** Somebody cancels the build. */
    async cancel(buildId: string) {
      await stage.service.ask('POST', `/builds/${buildId}/cancel`);
      await untilEnded(buildId);
    },
    /** From now on, the service does not know the build. */
    remove(buildId: string) {
      removed.add(buildId);
      const path = new RegExp(`^/builds/${buildId}`);
      stage.proxy.add({ fault: errorAnswer(404), method: 'GET', path, times: Number.POSITIVE_INFINITY });
    },
    /** The newest status of the context. */
    newest() {
      const newest = ofContext().at(-1);
      return newest && { state: newest.state, targetUrl: newest.targetUrl, description: newest.description };
    },
    /** The states of the context, in the order in which they were set. */
    states: () => ofContext().map(({ state }) => state),
    [Symbol.asyncDispose]: () => held.disposeAsync(),
  };
}

/** Builds of the last minute that no run started, although they have the label of a commit. */
function newerBuilds(count: number): object[] {
  const createdAt = formatTimestamp(Date.now());
  return Array.from({ length: count }, (_, index) => ({
    ...{ _id: `other-${index}`, status: 'finished', createdAt },
    ...{ labels: [`gh-commit-${builtCommit}`], commit: { hash: builtCommit } },
  }));
}
