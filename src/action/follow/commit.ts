/** Which commit is meant, and what is done about a build of another one (docs/how-it-works.md, "Which commit is built"). */

import { commitHash, judgeCommit, longestHash } from '../../contract/judge.ts';
import type { Ref } from '../../contract/values.ts';
import { BadValue } from '../../errors.ts';
import type { StepContext } from '../context.ts';
import type { RunEvent } from '../event/run-event.ts';
import { type Target, targetOfEvent, targetOfRef } from '../event/target.ts';
import { parseReaction, type Reaction } from '../inputs/parsers.ts';
import type { InputReader } from '../inputs/reader.ts';
import { logName } from '../report/names.ts';
import { ofWrongCommit } from '../report/progress.ts';
import type { BuildReport, StepReport, WorkflowReport } from '../report/report.ts';
import { endedWell, hasBuild, isOfWrongCommit } from '../report/workflow.ts';
import { cut } from '../text/visible.ts';
import { cancelRunning } from './wait-end.ts';

/** The commit that the builds of a step should be of. */
export interface CommitCheck {
  /** `undefined` where nothing says which commit is meant: then there is nothing to compare. */
  readonly meant: string | undefined;
  readonly ifCommitDiffers: Reaction;
}

/** Reads a commit: its full hash, of SHA-1 or SHA-256, or the first digits of it. */
export function parseCommit(text: string): string {
  const hash = commitHash(text);
  if (hash === text.toLowerCase()) return hash;
  throw new BadValue('a full commit hash, or at least its first 7 hexadecimal digits');
}

export function readIfCommitDiffers(inputs: InputReader): Reaction {
  return inputs.value('ifCommitDiffers', parseReaction, 'warn');
}

/**
 * What is meant, by the inputs `branch`, `tag` and `commit`, and otherwise by the event.
 *
 * @throws InputError for a commit that is none, and for an event that names neither a branch nor a tag
 */
export function readTarget(
  inputs: InputReader,
  { event, ref }: { event: RunEvent; ref: Ref | undefined },
): Target {
  const commit = inputs.optional('commit', parseCommit);
  const target = ref ? targetOfRef(event, ref) : targetOfEvent(event);
  // The event has the whole hash.
  return commit === undefined || judgeCommit(target.sha, commit) === 'yes'
    ? target
    : { ...target, sha: commit };
}

/** Warns as soon as the service shows that it builds another commit than is meant. */
export function noteOtherCommits(
  { store, runner }: Pick<StepContext, 'store' | 'runner'>,
  { meant, ifCommitDiffers }: CommitCheck,
): void {
  if (meant === undefined && ifCommitDiffers === 'error')
    runner.log.notice('The ifCommitDiffers input has no commit to compare with. Set the commit input.');
  if (ifCommitDiffers !== 'warn') return;
  const warned = new Map<number, string | undefined>();
  store.onChange(({ workflows }) => {
    workflows.forEach((workflow, index) => {
      if (!isOfOtherCommit(workflow, meant) || warned.get(index) === workflow.commit) return;
      warned.set(index, workflow.commit);
      runner.log.warning(
        `${logName(workflow)}: the service is building commit ${shown(workflow)} instead of ${meant}. ${isTag(store.report) ? 'The tag was moved after' : 'The branch has moved on since'} the event.`,
        { title: 'Different commit' },
      );
    });
  });
}

/**
 * Refuses a build that is of another commit, where that is an error: this step stops waiting for it, and cancels it if it
 * started it.
 *
 * @returns whether it is refused
 * @throws the signal's reason
 */
export async function refuseOtherCommit(
  context: StepContext,
  { index, meant, ifCommitDiffers, signal }: CommitCheck & { index: number; signal: AbortSignal },
): Promise<boolean> {
  const { runner, store } = context;
  const workflow = store.unredacted.workflows[index];
  if (ifCommitDiffers !== 'error' || !isOfOtherCommit(workflow, meant)) return false;
  const reason = `The service is building commit ${shown(workflow)} instead of ${meant}, probably because ${isTag(store.report) ? 'the tag was moved' : 'of a newer push'}. If that commit has its own run, there is nothing to do. Otherwise, start a run for the newest commit, or set ifCommitDiffers: warn.`;
  store.updateWorkflow(index, (report) => ofWrongCommit(report, reason));
  if (workflow.kind !== 'running') return true;
  runner.log.info(`${logName(workflow)}: ${reason}`);
  await cancelRunning(context, { indices: [index], signal });
  return true;
}

/**
 * At the end, before the step uses anything of the builds: refuses those whose other commit only the list of builds
 * showed, and logs which builds have no commit; with `ifCommitDiffers: error`, that is an error too.
 *
 * @throws the signal's reason
 */
export async function refuseUnprovenCommits(
  context: StepContext,
  { signal, ...check }: CommitCheck & { signal: AbortSignal },
): Promise<void> {
  const { runner, store } = context;
  const { meant, ifCommitDiffers } = check;
  if (meant === undefined || ifCommitDiffers === 'ignore') return;
  for (const [index, workflow] of store.report.workflows.entries()) {
    if (workflow.kind !== 'ended' || workflow.origin === 'reused' || isOfWrongCommit(workflow)) continue;
    if (await refuseOtherCommit(context, { ...check, index, signal })) continue;
    if (judgeCommit(workflow.commit, meant) !== 'unknown') continue;
    const unproven = `The service does not report which commit it built, but this run expects commit ${meant}.`;
    runner.log.info(`${logName(workflow)}: ${unproven}`);
    if (ifCommitDiffers === 'warn') continue;
    // A build that did not end well may have got no commit: its own reason counts.
    const own = endedWell(workflow) ? undefined : workflow.failure?.reason;
    const reason = own ?? `${unproven} To accept such builds, set ifCommitDiffers: warn.`;
    store.updateWorkflow(index, (report) => ofWrongCommit(report, reason));
  }
}

/** A reused build may well be of another commit: its key says that the app is the same. */
function isOfOtherCommit(workflow: WorkflowReport | undefined, meant = ''): workflow is BuildReport {
  if (!workflow || !hasBuild(workflow) || workflow.origin === 'reused') return false;
  return judgeCommit(workflow.commit, meant) === 'no';
}

function isTag({ ref }: StepReport): boolean {
  return ref !== undefined && 'tag' in ref;
}

function shown({ commit = '' }: BuildReport): string {
  return cut(commit, longestHash);
}
