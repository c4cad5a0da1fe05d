import type { SeenBuild } from '../../contract/build.ts';
import type { StepContext } from '../context.ts';
import { abandoned } from '../report/progress.ts';
import { waitingLines } from '../show/log.ts';
import type { CommitCheck } from './commit.ts';
import { estimateBuilds } from './estimate.ts';
import { openPolls } from './poll-build.ts';

interface PollBuildsOptions {
  readonly pollInterval: number;
  readonly commitCheck: CommitCheck;
  /** Starts a build again that has ended, if that may help, and says whether there is a new one; `undefined`: never. */
  readonly again:
    | ((index: number, options: { expectedMs: number | undefined; signal: AbortSignal }) => Promise<boolean>)
    | undefined;
  readonly signal: AbortSignal;
}

/**
 * Polls the running builds of the report until they have ended, each in a loop of its own, and writes changes into the store
 * (docs/reliability.md, "When it polls").
 *
 * @throws the signal's reason
 */
export async function pollBuilds(
  context: StepContext,
  { commitCheck, again, ...options }: PollBuildsOptions,
): Promise<void> {
  const { runner, store } = context;
  const running = [...store.report.workflows.entries()].flatMap(([index, { kind }]) =>
    kind === 'running' ? index : [],
  );
  if (running.length === 0) return;
  using polls = openPolls(context, {
    ...options,
    builds: running.length,
    continuesText: 'The build continues. Still waiting.',
    logWaiting({ isUnanswered }) {
      // Estimates the time left again, which also renews the comment.
      for (const index of running) store.updateWorkflow(index, estimate);
      const lines = waitingLines({ report: store.shown, isUnanswered, now: store.now() });
      for (const line of lines) runner.log.info(line);
    },
  });
  const { estimate, expectedMs } = estimateBuilds(context, polls.signal);
  const followOne = async (index: number): Promise<void> => {
    const build = store.report.workflows[index];
    if (build?.kind !== 'running') return;
    let seen: string | undefined;
    await polls.follow({
      build,
      async onRecord(record) {
        const facts = visibleFactsOf(record);
        if (facts === seen) return false;
        seen = facts;
        store.addRecord(index, record, estimate);
        await commitCheck.check(index);
        return store.report.workflows[index]?.kind !== 'running';
      },
      onRefused(error) {
        const reason = `The build's status can no longer be read. ${error.message}`;
        const helpPage = runner.helpPage(error);
        store.updateWorkflow(index, (report) => abandoned(report, { reason, helpPage }));
      },
    });
  };
  const follow = async (index: number): Promise<void> => {
    do await followOne(index);
    while (await again?.(index, { expectedMs: expectedMs(index), signal: polls.signal }));
  };
  await Promise.all(running.map(follow));
}

/** What people see of a record while its build runs: the store changes only with it, and so does the comment. */
function visibleFactsOf({ status, commit, buildActions }: SeenBuild): string {
  const steps = buildActions?.map((step) => [step.status, step.startedAt, step.finishedAt]);
  return JSON.stringify([status, commit?.hash, steps]);
}
