import { durationBetween, parseBoolean, parsePatterns, parseReaction } from '../inputs/parsers.ts';
import type { InputReader } from '../inputs/reader.ts';
import { readInstallPage } from '../install-page/install-page.ts';

export type ArtefactInputs = Readonly<ReturnType<typeof readArtefactInputs>>;

export function readArtefactInputs(inputs: InputReader) {
  const publicLinks = inputs.value('publicLinks', parseBoolean, 'true');
  return {
    /** Patterns of artefact names; an empty list means all. */
    artefacts: inputs.optional('artefacts', parsePatterns) ?? [],
    ifNoArtefacts: inputs.value('ifNoArtefacts', parseReaction, 'warn'),
    publicLinks,
    /** Milliseconds. */
    publicLinkExpiry: inputs.value('publicLinkExpiry', durationBetween('1m', '365d'), '7d'),
    /** The folder for downloads; `undefined` means no downloads. */
    download: inputs.text('download') || undefined,
    /** `undefined` means no page. */
    installPage: readInstallPage(inputs, { publicLinks }),
  };
}

/** The values of the inputs that select artefacts, without a selection. */
export const nothingSelected = { artefacts: [], download: undefined, installPage: undefined };

export type ArtefactSelection = Pick<ArtefactInputs, keyof typeof nothingSelected | 'ifNoArtefacts'>;

/** Whether a build without artefacts misses something that the step asks for. */
export function selectsArtefacts({ artefacts, download, installPage }: ArtefactSelection): boolean {
  return artefacts.length > 0 || (download ?? installPage) !== undefined;
}
