import { readArtefactInputs } from '../artefacts/inputs.ts';
import { readAppStoreConnect, readWaiting } from '../builds/inputs.ts';
import { readCommitStatus } from '../commit-status/inputs.ts';
import { readComment } from '../github/inputs.ts';
import { readConnection } from '../inputs/connection.ts';
import { oneOf, parseBoolean, parseReaction } from '../inputs/parsers.ts';
import type { InputReader } from '../inputs/reader.ts';
import type { Runner } from '../runner/runner.ts';
import { readSizes } from '../sizes/inputs.ts';
import { stepLogChoices } from '../step-logs/step-logs.ts';

/** The inputs of every step that follows builds. */
export interface StepInputs extends Readonly<ReturnType<typeof readStepInputs>> {
  /** Whether the step follows its builds to their ends. */
  readonly wait: boolean;
}

/**
 * Reads the inputs that the build action and the wait action share.
 *
 * @param own what differs: the default of `cancelAbandoned`, `true` where the action starts the builds itself, and how many
 *   commit statuses it takes
 */
export function readStepInputs(
  inputs: InputReader,
  { runner, ...own }: { runner: Runner; cancelAbandoned: 'true' | 'false'; statuses: 'one' | 'several' },
) {
  return {
    connection: readConnection(inputs, runner),
    ifCommitDiffers: inputs.value('ifCommitDiffers', parseReaction, 'warn'),
    waiting: readWaiting(inputs, own),
    afterBuild: {
      ...readArtefactInputs(inputs),
      sizes: readSizes(inputs, runner.run.event),
      summary: inputs.value('summary', parseBoolean, 'true'),
      stepLogs: inputs.value('stepLogs', oneOf(stepLogChoices), 'failed'),
    },
    comment: readComment(inputs),
    commitStatus: readCommitStatus(inputs, own.statuses),
    appStoreConnect: readAppStoreConnect(inputs),
  };
}
