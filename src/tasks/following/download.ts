import { downloadAll } from '../artefacts/download-all.ts';
import { artefactsOf, replaceArtefacts } from './artefacts.ts';
import type { Following } from './context.ts';

/** Downloads every artefact on the board, and writes onto it where each is, or why it is not there. */
export async function downloadArtefacts(following: Following, { folder }: { folder: string }): Promise<void> {
  const { board } = following;
  const artefacts = artefactsOf(board);
  if (artefacts.length === 0) return;
  const builds = board.report.workflows.length > 1 ? 'several' : 'one';
  replaceArtefacts(board, await downloadAll(following, { artefacts, folder, builds }));
}
