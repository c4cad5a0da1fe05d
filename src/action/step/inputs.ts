import { type ArtefactInputs, askingInputs, readArtefactInputs } from '../artefacts/inputs.ts';
import type { RunContext } from '../event/run-context.ts';
import { oneOf, parseBoolean } from '../inputs/parsers.ts';
import type { InputReader } from '../inputs/reader.ts';
import { readSizes, type SizeInputs } from '../sizes/inputs.ts';
import { type StepLogChoice, stepLogChoices } from '../step-logs/read-log.ts';

/** What happens after the builds have ended. */
export interface AfterBuildInputs extends ArtefactInputs {
  readonly sizes: SizeInputs;
  readonly summary: boolean;
  /** Which logs of remote steps are shown. */
  readonly stepLogs: StepLogChoice;
}

/** @throws InputError */
export function readAfterBuild(inputs: InputReader, { event }: Pick<RunContext, 'event'>): AfterBuildInputs {
  return {
    ...readArtefactInputs(inputs),
    sizes: readSizes(inputs, event),
    summary: inputs.value('summary', parseBoolean, 'true'),
    stepLogs: inputs.value('stepLogs', oneOf(stepLogChoices), 'failed'),
  };
}

/** The inputs that have no effect unless a step waits. */
export const collectingInputs: readonly string[] = [...askingInputs, 'sizeBase', 'maxSizeIncrease'];
