import { warnThePublic, withPublicLinks } from '../artefacts/public-link.ts';
import type { Following } from './following.ts';

/**
 * Makes a public link for each artefact on the board.
 *
 * @param expiry how long the links live, in milliseconds
 */
export async function makePublicLinks(following: Following, { expiry }: { expiry: number }): Promise<void> {
  const { board, runner } = following;
  await Promise.all(
    board.report.workflows.map(async (workflow) => {
      const artefacts = await withPublicLinks(following, { artefacts: workflow.artefacts, expiry });
      board.updateWorkflow(workflow, (report) => ({ ...report, artefacts }));
    }),
  );
  warnThePublic(
    runner,
    board.report.workflows.flatMap(({ artefacts }) => artefacts),
  );
}
