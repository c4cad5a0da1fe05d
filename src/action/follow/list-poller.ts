/** Many builds of one application are polled together, with the list of builds (docs/reliability.md, "Many builds"). */

import { AnswerTooLarge, NotFound, NotPermitted } from '../../client/errors.ts';
import { sleep, withTimeout } from '../../clock.ts';
import type { SeenBuild, SeenBuildAnswer } from '../../contract/build.ts';
import { messageOf } from '../../errors.ts';
import type { StepContext } from '../context.ts';
import { seen } from '../report/progress.ts';
import type { Polling } from './polling.ts';

export type ListPoller = ReturnType<typeof createListPoller>;

interface ListPollerOptions {
  readonly appId: string | undefined;
  /** The builds, by their index in the report. */
  readonly indices: readonly number[];
  readonly polling: Polling;
}

/** The builds of one application. While more than `limits.buildsWithLogs` of them run, the list shows them. */
export function createListPoller(
  context: Pick<StepContext, 'store' | 'client' | 'clock' | 'limits' | 'runner'>,
  { appId, indices, polling }: ListPollerOptions,
) {
  const { store, client, clock, limits, runner } = context;
  const running = (): { buildId: string; index: number }[] =>
    indices.flatMap((index) => {
      const workflow = store.unredacted.workflows[index];
      return workflow?.kind === 'running' ? [{ buildId: workflow.buildId, index }] : [];
    });
  /** The builds that the list showed last; before the first poll, all. */
  let listed: ReadonlySet<number> = new Set(running().length > limits.buildsWithLogs ? indices : []);
  /** What a poll showed of a build, or why it failed, until the build's watch takes it. */
  const answers = new Map<number, SeenBuild | Error>();
  let published = Promise.withResolvers<void>();
  let pages = 0;
  let failuresInRow = 0;

  const publish = (shown: ReadonlySet<number>): void => {
    listed = shown;
    published.resolve();
    published = Promise.withResolvers();
  };
  const answered = async (index: number): Promise<void> => {
    while (listed.has(index) && !answers.has(index)) await published.promise;
  };

  /** Reads pages until all builds were found, or the others cost fewer requests by their IDs. */
  const readPages = async (missing: Map<string, number>, signal: AbortSignal): Promise<void> => {
    const filter = { ...(appId === undefined ? {} : { appId }), ...store.unredacted.ref };
    let inVain = 0;
    pages = 0;
    for await (const { builds, applications } of client.builds.pages(filter, { signal })) {
      pages += 1;
      inVain += 1;
      noteAppName(
        context,
        applications?.find(({ _id }) => _id === store.unredacted.appId),
      );
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

  /** Why no build can be read; `undefined` if only the list cannot. */
  const outageOf = async (
    missing: ReadonlyMap<string, number>,
    signal: AbortSignal,
  ): Promise<Error | undefined> => {
    for (const [buildId, index] of missing) {
      try {
        answers.set(index, (await client.builds.get(buildId, { signal })).build);
      } catch (error) {
        signal.throwIfAborted();
        const isOfBuild = [NotFound, NotPermitted, AnswerTooLarge].some((kind) => error instanceof kind);
        if (!isOfBuild) return error instanceof Error ? error : new Error(String(error));
      }
      break;
    }
    return undefined;
  };

  /** Polls once. Returns how long to wait until the next time. */
  const poll = async (signal: AbortSignal): Promise<number> => {
    const wanted = new Map(running().map(({ buildId, index }) => [buildId, index]));
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
        publish(new Set(wanted.values()));
        return polling.pauseAfter(outage);
      }
    }
    const unlisted = new Set(missing.values());
    const shown = new Set([...wanted.values()].filter((index) => !unlisted.has(index)));
    const reports = [...shown].flatMap((index) => {
      const [workflow, build] = [store.unredacted.workflows[index], answers.get(index)];
      return workflow && build && !(build instanceof Error) ? seen(workflow, { build, at: store.now() }) : [];
    });
    publish(shown);
    failuresInRow = shown.size === 0 ? failuresInRow + 1 : 0;
    const pause = polling.pauseFor(reports, { requests: Math.max(1, pages), round: requests() });
    return pause * 2 ** Math.min(5, failuresInRow);
  };

  /** How many requests it takes to poll all of the builds once. */
  const requests = (): number => {
    const byId = running().filter(({ index }) => !listed.has(index)).length;
    return listed.size === 0 ? byId : byId + pages;
  };

  return {
    /** Polls with the list until few builds run. @throws the signal's reason */
    async run(signal: AbortSignal): Promise<void> {
      try {
        while (running().length > limits.buildsWithLogs) await sleep(clock, await poll(signal), signal);
      } finally {
        publish(new Set());
      }
    },
    /** Waits until the list shows the build again; for one that it does not show, until `ms` have passed. */
    async rest(index: number, ms: number, signal: AbortSignal): Promise<void> {
      const due = clock.monotonic() + ms;
      await answered(index);
      if (!answers.has(index)) await sleep(clock, Math.max(0, due - clock.monotonic()), signal);
    },
    /** What the list showed of the build last; `undefined` if the build has to be polled by its ID. */
    async next(index: number): Promise<SeenBuild | undefined> {
      await answered(index);
      const answer = answers.get(index);
      answers.delete(index);
      if (answer instanceof Error) throw answer;
      return answer;
    },
    requests,
  };
}

/** Tells the report the display name of the application, once the service tells it. */
export function noteAppName(
  { store }: Pick<StepContext, 'store'>,
  application: SeenBuildAnswer['application'],
): void {
  if (application?.appName && !store.report.appName) store.update({ appName: application.appName });
}
