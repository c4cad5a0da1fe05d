import { warnThePublic, withPublicLinks } from '../artefacts/public-link.ts';
import { artefactsOf, replaceArtefacts } from './artefacts.ts';
import type { Following } from './context.ts';

/**
 * Makes public links for the artefacts on the board.
 *
 * @param expiry how long the links live, in milliseconds
 */
export async function makePublicLinks(following: Following, { expiry }: { expiry: number }): Promise<void> {
  const { board, runner } = following;
  const artefacts = await withPublicLinks(following, { artefacts: artefactsOf(board), expiry });
  replaceArtefacts(board, artefacts);
  warnThePublic(runner, artefacts);
}
