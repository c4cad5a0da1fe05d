import type { SeenBuild } from '../../contract/build.ts';
import { isWaiting } from '../../contract/values.ts';
import type { StepContext } from '../context.ts';
import { abandoned } from '../report/progress.ts';
import type { WorkflowReport } from '../report/report.ts';
import { type ProgressLog, waitingLines } from '../show/log.ts';
import type { CommitCheck } from './commit.ts';
import { estimateEnd, readBuildHistory } from './estimate.ts';
import { pollBuild, watchPolls } from './poll-build.ts';

interface PollBuildsOptions {
  readonly pollInterval: number;
  readonly progress: ProgressLog;
  readonly commitCheck: CommitCheck;
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
  { pollInterval, progress, commitCheck, ...options }: PollBuildsOptions,
): Promise<void> {
  const { store } = context;
  const running = [...store.report.workflows.entries()].flatMap(([index, build]) =>
    build.kind === 'running' ? [{ build, index }] : [],
  );
  if (running.length === 0) return;
  let estimate = (workflow: WorkflowReport): WorkflowReport => workflow;
  const watching = {
    continuesText: 'The build continues. Still waiting.',
    quietMs: progress.quietMs,
    logWaiting({ isUnanswered }: { readonly isUnanswered: boolean }) {
      // Estimates the time left again, which also renews the comment.
      for (const { index } of running) store.updateWorkflow(index, estimate);
      progress.log(waitingLines({ report: store.report, isUnanswered, now: store.now() }));
    },
    signal: options.signal,
  };
  await watchPolls(context, watching, (watch, signal) => {
    estimate = estimateBuilds(context, signal);
    const polling = { pollInterval, builds: running.length, watch, signal };
    const follow = ({ build, index }: (typeof running)[number]): Promise<void> => {
      let seen: string | undefined;
      const poll = {
        build,
        mayBeNew: true,
        isOver: () => store.report.workflows[index]?.kind !== 'running',
        state: () => stateOf(store.report.workflows[index]),
        async onRecord(record: SeenBuild) {
          const facts = visibleFactsOf(record);
          if (facts === seen) return;
          seen = facts;
          store.addRecord(index, record, estimate);
          await commitCheck.check(index, signal);
        },
        onRefused(error: Error) {
          const reason = `The build's status can no longer be read. ${error.message}`;
          const helpPage = context.runner.helpPage(error);
          store.updateWorkflow(index, (report) => abandoned(report, { reason, helpPage }));
        },
      };
      return pollBuild(context, poll, polling);
    };
    return Promise.all(running.map(follow));
  });
}

function stateOf(workflow: WorkflowReport | undefined): string | undefined {
  return workflow?.kind === 'running' ? workflow.status : workflow?.kind;
}

/** What people see of a record while its build runs: the store changes only with it. */
function visibleFactsOf({ status, commit, buildActions }: SeenBuild): string {
  const steps = buildActions?.map((step) => [step.status, step.startedAt, step.finishedAt]);
  return JSON.stringify([status, commit?.hash, steps]);
}

/**
 * Reads the earlier builds once, in the background, and then estimates all builds that run. If they cannot be read, there are
 * no estimates.
 */
function estimateBuilds(
  context: Pick<StepContext, 'store' | 'client' | 'limits' | 'runner'>,
  signal: AbortSignal,
): (workflow: WorkflowReport) => WorkflowReport {
  const { store } = context;
  let history: ReadonlyMap<string, readonly number[]> = new Map();
  const historyOf = ({ workflowId = '' }: WorkflowReport) => history.get(workflowId) ?? [];
  const estimate = (workflow: WorkflowReport): WorkflowReport => {
    if (workflow.kind !== 'running' || workflow.status === undefined) return workflow;
    const { status, startedAt } = workflow;
    // A build whose start the service does not report may be anywhere.
    if (!isWaiting(status) && startedAt === undefined) return workflow;
    const runMs = isWaiting(status) ? undefined : Math.max(0, store.now() - (startedAt ?? 0));
    return { ...workflow, ...estimateEnd(runMs, historyOf(workflow)) };
  };
  void readBuildHistory(context, signal).then((read) => {
    history = read;
    store.report.workflows.forEach((workflow, index) => {
      if (historyOf(workflow).length > 0) store.updateWorkflow(index, estimate);
    });
  });
  return estimate;
}
