import { downloadAll } from '../artefacts/download-all.ts';
import type { Following } from './following.ts';

/** Downloads every artefact on the board, and writes onto it where each is, or why it is not there. */
export async function downloadArtefacts(following: Following, { folder }: { folder: string }): Promise<void> {
  const { workflows } = following.board.report;
  const artefacts = workflows.flatMap((workflow) => workflow.artefacts);
  if (artefacts.length === 0) return;
  const builds = workflows.length > 1 ? 'several' : 'one';
  const downloaded = await downloadAll(following, { artefacts, folder, builds });
  let next = 0;
  for (const workflow of workflows) {
    const own = downloaded.slice(next, next + workflow.artefacts.length);
    next += workflow.artefacts.length;
    following.board.updateWorkflow(workflow, (report) => ({ ...report, artefacts: own }));
  }
}
