import type { Pattern } from '../../pattern.ts';
import {
  durationBetween,
  parseBoolean,
  parsePatterns,
  parseReaction,
  type Reaction,
} from '../inputs/parsers.ts';
import type { InputReader } from '../inputs/reader.ts';
import { type InstallPageInputs, readInstallPage } from '../install-page/install-page.ts';

/** What is done with the artefacts of builds. */
export interface ArtefactInputs {
  /** Patterns of artefact names; an empty list means all. */
  readonly artefacts: readonly Pattern[];
  readonly ifNoArtefacts: Reaction;
  readonly publicLinks: boolean;
  /** Milliseconds. */
  readonly publicLinkExpiry: number;
  /** The folder for downloads; `undefined` means no downloads. */
  readonly download: string | undefined;
  /** `undefined` means no page. */
  readonly installPage: InstallPageInputs | undefined;
}

/** @throws InputError */
export function readArtefactInputs(inputs: InputReader): ArtefactInputs {
  const publicLinks = inputs.value('publicLinks', parseBoolean, 'true');
  return {
    artefacts: inputs.optional('artefacts', parsePatterns) ?? [],
    ifNoArtefacts: inputs.value('ifNoArtefacts', parseReaction, 'warn'),
    publicLinks,
    publicLinkExpiry: inputs.value('publicLinkExpiry', durationBetween('1m', '365d'), '7d'),
    download: inputs.text('download') || undefined,
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
