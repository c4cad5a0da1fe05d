/** Many builds of one application are polled together, with the list of builds (docs/reliability.md, "Many builds"). */

import { AnswerTooLarge, NotFound, NotPermitted } from '../../client/errors.ts';
import { sleep, withTimeout } from '../../clock.ts';
import type { SeenBuild, SeenBuildPage } from '../../contract/build.ts';
import { messageOf } from '../../errors.ts';
import type { StepContext } from '../context.ts';
import { hasBuild } from '../report/workflow.ts';
import type { Polling } from './polling.ts';

/** The builds of one application. While more than `limits.buildsWithLogs` of them run, the list shows them. */
export interface ListLooks {
  /** Polls with the list until few builds run. @throws the signal's reason */
  run(signal: AbortSignal): Promise<void>;
  /** Waits until the list shows the build again; for one that it does not show, until `ms` have passed. */
  rest(index: number, ms: number, signal: AbortSignal): Promise<void>;
  /** What the list showed of the build last; `undefined` if the build has to be polled by its ID. */
  next(index: number): Promise<SeenBuild | undefined>;
  /** How many requests it takes to poll all of the builds once. */
  requests(): number;
}

interface ListLooksOptions {
  readonly appId: string | undefined;
  /** The builds, by their index in the report. */
  readonly indices: readonly number[];
  readonly polling: Polling;
}

export function createListLooks(
  context: Pick<StepContext, 'store' | 'client' | 'clock' | 'limits' | 'runner'>,
  { appId, indices, polling }: ListLooksOptions,
): ListLooks {
  const { store, client, clock, limits, runner } = context;
  const running = (): number[] =>
    indices.filter((index) => store.report.workflows[index]?.kind === 'running');
  /** The builds that the last look showed; before the first one, all. */
  let listed: ReadonlySet<number> = new Set(running().length > limits.buildsWithLogs ? indices : []);
  /** What a look showed of a build, or why it failed, until the build's watch takes it. */
  const answers = new Map<number, SeenBuild | Error>();
  let look = Promise.withResolvers<void>();
  let pages = 0;
  let failuresInRow = 0;

  const lookOver = (shown: ReadonlySet<number>): void => {
    listed = shown;
    look.resolve();
    look = Promise.withResolvers();
  };
  const answered = async (index: number): Promise<void> => {
    while (listed.has(index) && !answers.has(index)) await look.promise;
  };

  /** Reads pages until all builds were found, or the others cost fewer requests by their IDs. */
  const readPages = async (missing: Map<string, number>, signal: AbortSignal): Promise<void> => {
    const { ref } = store.report;
    const filter = { ...(appId === undefined ? {} : { appId }), ...ref };
    let inVain = 0;
    pages = 0;
    for await (const { builds, applications } of client.builds.pages(filter, { signal })) {
      pages += 1;
      inVain += 1;
      nameApplication(applications);
      for (const build of builds) {
        const index = missing.get(build._id);
        if (index === undefined) continue;
        answers.set(index, build);
        missing.delete(build._id);
        inVain = 0;
      }
      if (missing.size <= 1 || inVain >= missing.size / limits.buildsWithLogs) return;
    }
  };
  const nameApplication = (applications: SeenBuildPage['applications']): void => {
    const appName = applications?.find(({ _id }) => _id === store.report.appId)?.appName;
    if (appName && !store.report.appName) store.update({ appName });
  };

  /** One look. Returns how long to wait until the next one. */
  const lookOnce = async (signal: AbortSignal): Promise<number> => {
    const wanted = new Map(
      running().flatMap((index) => {
        const workflow = store.report.workflows[index];
        return workflow && hasBuild(workflow) ? [[workflow.buildId, index] as const] : [];
      }),
    );
    const missing = new Map(wanted);
    try {
      const ms = 2 * limits.attemptMs;
      await withTimeout({ clock, ms, signal }, (within) => readPages(missing, within));
    } catch (error) {
      signal.throwIfAborted();
      runner.log.debug(`The list of builds could not be read. ${messageOf(error)}`);
      const outage = await outageOf(missing, signal);
      if (outage) {
        for (const index of missing.values()) answers.set(index, outage);
        lookOver(new Set(wanted.values()));
        return polling.pauseAfter(outage);
      }
    }
    const unlisted = new Set(missing.values());
    lookOver(new Set([...wanted.values()].filter((index) => !unlisted.has(index))));
    failuresInRow = listed.size === 0 ? failuresInRow + 1 : 0;
    // The watches write what was found into the report, by which the pause is judged.
    await sleep(clock, 0, signal);
    return (
      polling.pauseFor([...listed], { requests: Math.max(1, pages), round: requests() }) *
      2 ** Math.min(5, failuresInRow)
    );
  };

  /** Why no build can be read; `undefined` if only the list cannot. */
  const outageOf = async (
    missing: ReadonlyMap<string, number>,
    signal: AbortSignal,
  ): Promise<Error | undefined> => {
    const [first] = missing;
    if (!first) return undefined;
    const [buildId, index] = first;
    try {
      answers.set(index, (await client.builds.get(buildId, { signal })).build);
      return undefined;
    } catch (error) {
      signal.throwIfAborted();
      if ([NotFound, NotPermitted, AnswerTooLarge].some((answer) => error instanceof answer))
        return undefined;
      return error instanceof Error ? error : new Error(String(error));
    }
  };

  const requests = (): number => {
    const byId = running().filter((index) => !listed.has(index)).length;
    return listed.size === 0 ? byId : byId + pages;
  };

  return {
    async run(signal) {
      try {
        while (running().length > limits.buildsWithLogs) await sleep(clock, await lookOnce(signal), signal);
      } finally {
        lookOver(new Set());
      }
    },
    async rest(index, ms, signal) {
      const due = clock.monotonic() + ms;
      await answered(index);
      if (!answers.has(index)) await sleep(clock, Math.max(0, due - clock.monotonic()), signal);
    },
    async next(index) {
      await answered(index);
      const answer = answers.get(index);
      answers.delete(index);
      if (answer instanceof Error) throw answer;
      return answer;
    },
    requests,
  };
}
