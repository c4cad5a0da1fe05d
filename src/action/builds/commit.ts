/** Which commit is expected, and what happens to a build of another one (docs/how-it-works.md, "Which commit is built"). */

import { commitHash, judgeCommit, longestHash } from '../../contract/judge.ts';
import type { Ref } from '../../contract/values.ts';
import { BadValue } from '../../errors.ts';
import type { StepContext } from '../context.ts';
import type { RunEvent } from '../event/run-event.ts';
import { type Target, targetOfEvent, targetOfRef } from '../event/target.ts';
import type { Reaction } from '../inputs/parsers.ts';
import type { InputReader } from '../inputs/reader.ts';
import { rejected } from '../report/progress.ts';
import type { BuildReport } from '../report/report.ts';
import { endedWell, hasBuild, isInPlaceOfOwn } from '../report/workflow.ts';
import { logName } from '../show/names.ts';
import { cut } from '../text/visible.ts';
import { cancelRunning } from './cancel.ts';

/** Reads a commit: its full hash, of SHA-1 or SHA-256, or the first digits of it. */
export function parseCommit(text: string): string {
  const hash = commitHash(text);
  if (hash === text.toLowerCase()) return hash;
  throw new BadValue('a full commit hash, or at least its first 7 hexadecimal digits');
}

/**
 * The ref to build and the commit expected of it, by the inputs `branch`, `tag` and `commit`, and otherwise by the event.
 * Where neither says what to build, this ends the reading: read it last.
 */
export function readTarget(
  inputs: InputReader,
  { event, ref }: { event: RunEvent; ref: Ref | undefined },
): Target {
  const commit = inputs.optional('commit', parseCommit);
  const target = ref ? targetOfRef(event, ref) : targetOfEvent(event);
  if ('unknown' in target) return inputs.fail(target.unknown, ['branch', 'tag']);
  // The event has the whole hash.
  if (commit === undefined || judgeCommit(target.sha, commit) === 'yes') return target;
  return { ...target, sha: commit };
}

export type CommitCheck = ReturnType<typeof openCommitCheck>;

/** Checks the commits of the builds that a step follows, unless nothing says which commit is expected. */
export function openCommitCheck(
  context: StepContext,
  { expectedCommit, ifCommitDiffers }: { expectedCommit: string | undefined; ifCommitDiffers: Reaction },
) {
  const { runner, store } = context;
  const warned = new Set<number>();
  if (expectedCommit === undefined && ifCommitDiffers === 'error')
    runner.log.notice('The ifCommitDiffers input has no commit to compare with. Set the commit input.');

  /** A retry of another commit than the builds before is cancelled, and the last of them is the result again. */
  const takeBack = async (build: BuildReport, index: number): Promise<void> => {
    const commit = cut(build.commit ?? '', longestHash);
    runner.log.notice(
      `${logName(build)}: build ${build.buildId} is of a newer commit, ${commit}, so it is not used as a retry. That commit needs a run of its own.`,
    );
    await cancelRunning(context, [index]);
    store.updateWorkflow(index, (workflow) => build.retried?.at(-1) ?? workflow);
  };

  /**
   * Warns once about a build of another commit. Where that is an error: refuses the build, so that this step stops waiting
   * for it, and cancels it if this step started it.
   */
  const check = async (index: number): Promise<void> => {
    const build = store.report.workflows[index];
    if (!build || !hasBuild(build)) return;
    const before = build.retried?.findLast(({ commit }) => commit)?.commit ?? '';
    if (judgeCommit(build.commit, before) === 'no') return await takeBack(build, index);
    if (expectedCommit === undefined || ifCommitDiffers === 'ignore' || warned.has(index)) return;
    // It may have built another commit.
    if (isInPlaceOfOwn(build) || build.kind === 'rejected') return;
    if (judgeCommit(build.commit, expectedCommit) !== 'no') return;
    const differs = `The service is building commit ${cut(build.commit ?? '', longestHash)} instead of ${expectedCommit}, so the branch or tag has moved.`;
    if (ifCommitDiffers === 'warn') {
      warned.add(index);
      return runner.log.warning(`${logName(build)}: ${differs}`, { title: 'Different commit' });
    }
    const reason = `${differs} If that commit has its own run, there is nothing to do. Otherwise, start a run for the newest commit, or set ifCommitDiffers: warn.`;
    store.updateWorkflow(index, (report) => rejected(report, reason));
    if (build.kind !== 'running') return;
    runner.log.info(`${logName(build)}: ${reason}`);
    await cancelRunning(context, [index]);
  };

  /**
   * At the end, before the step uses anything of the builds: checks those whose commit only the list of builds showed, and
   * logs which builds have no commit; with `ifCommitDiffers: error`, that is an error too.
   */
  const checkEnded = async (): Promise<void> => {
    if (expectedCommit === undefined || ifCommitDiffers === 'ignore') return;
    for (const [index, build] of store.report.workflows.entries()) {
      if (build.kind !== 'ended' || isInPlaceOfOwn(build)) continue;
      await check(index);
      if (judgeCommit(build.commit, expectedCommit) !== 'unknown') continue;
      const unproven = `The service does not report which commit it built, but this run expects commit ${expectedCommit}.`;
      runner.log.info(`${logName(build)}: ${unproven}`);
      if (ifCommitDiffers === 'warn') continue;
      // A build that did not end well may have got no commit: its own reason counts.
      const own = endedWell(build) ? undefined : build.failure?.reason;
      const reason = own ?? `${unproven} To accept such builds, set ifCommitDiffers: warn.`;
      store.updateWorkflow(index, (report) => rejected(report, reason));
    }
  };
  return { check, checkEnded };
}
