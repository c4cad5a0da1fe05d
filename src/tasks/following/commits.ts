import type { Following } from './context.ts';

/**
 * Compares the commit that the service says it builds with the event's. Another one is a warning and no failure: the
 * branch moved on, or a run was started again.
 */
export function warnOfOtherCommits({ board, runner }: Following): void {
  board.onChange((now, before) => {
    now.workflows.forEach(({ workflowId, commit }, index) => {
      const isNew = commit !== undefined && before.workflows[index]?.commit !== commit;
      if (!isNew || now.commit === undefined || sameCommit(commit, now.commit)) return;
      runner.log.warning(
        `${workflowId}: the service builds commit ${commit}, this run is for ${now.commit}. The branch has moved on since the event.`,
        { title: 'Another commit is built' },
      );
    });
  });
}

/** Either may be shortened. */
function sameCommit(left: string, right: string): boolean {
  return left.startsWith(right) || right.startsWith(left);
}
