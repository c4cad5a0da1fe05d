import type { Pattern } from '../../pattern.ts';
import type { RunContext } from '../event/run-context.ts';
import {
  durationBetween,
  oneOf,
  parseBoolean,
  parsePatterns,
  parseReaction,
  type Reaction,
} from '../inputs/parsers.ts';
import type { InputReader } from '../inputs/reader.ts';
import { type InstallPageInputs, readInstallPage } from '../install-page/inputs.ts';
import { readSizes, type SizeInputs } from '../sizes/inputs.ts';
import { type StepLogChoice, stepLogChoices } from '../step-logs/read-log.ts';

/** What happens after the builds have ended. */
export interface AfterBuildInputs {
  /** Patterns of artefact names; an empty list means all. */
  readonly artefacts: readonly Pattern[];
  readonly ifNoArtefacts: Reaction;
  readonly publicLinks: boolean;
  /** Milliseconds. */
  readonly publicLinkExpiry: number;
  /** The folder for downloads; `undefined` means no downloads. */
  readonly download: string | undefined;
  readonly sizes: SizeInputs;
  /** `undefined` means no page. */
  readonly installPage: InstallPageInputs | undefined;
  readonly summary: boolean;
  /** Which logs of remote steps are shown. */
  readonly stepLogs: StepLogChoice;
}

/** @throws InputError */
export function readAfterBuild(inputs: InputReader, { event }: Pick<RunContext, 'event'>): AfterBuildInputs {
  const publicLinks = inputs.value('publicLinks', parseBoolean, 'true');
  return {
    artefacts: inputs.optional('artefacts', parsePatterns) ?? [],
    ifNoArtefacts: inputs.value('ifNoArtefacts', parseReaction, 'warn'),
    publicLinks,
    publicLinkExpiry: inputs.value('publicLinkExpiry', durationBetween('1m', '365d'), '7d'),
    download: inputs.text('download') || undefined,
    sizes: readSizes(inputs, event),
    installPage: readInstallPage(inputs, { publicLinks }),
    summary: inputs.value('summary', parseBoolean, 'true'),
    stepLogs: inputs.value('stepLogs', oneOf(stepLogChoices), 'failed'),
  };
}
