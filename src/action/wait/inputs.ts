import { InputError } from '../../errors.ts';
import { readWaiting, type WaitingInputs } from '../follow/inputs.ts';
import { type CommentInputs, readComment } from '../github/inputs.ts';
import { type ConnectionInputs, readConnection } from '../inputs/connection.ts';
import { parseIds } from '../inputs/lists.ts';
import { parseAppId } from '../inputs/parsers.ts';
import { createInputReader, type InputReader } from '../inputs/reader.ts';
import type { Runner } from '../runner/runner.ts';
import { type AfterBuildInputs, readAfterBuild } from '../step/inputs.ts';

export interface WaitInputs {
  readonly connection: ConnectionInputs;
  /** Without duplicates. */
  readonly buildIds: readonly string[];
  /** Narrows look-ups in the list of builds where the service does not name the application. */
  readonly appId: string | undefined;
  readonly waiting: WaitingInputs;
  readonly afterBuild: AfterBuildInputs;
  readonly comment: CommentInputs;
}

/** @throws InputError */
export function readWaitInputs(runner: Runner): WaitInputs {
  const inputs = createInputReader(runner);
  return {
    connection: readConnection(inputs),
    buildIds: readBuildIds(inputs),
    appId: inputs.optional('appId', parseAppId),
    waiting: readWaiting(inputs, { cancelAbandoned: 'false' }),
    afterBuild: readAfterBuild(inputs, runner.run),
    comment: readComment(inputs),
  };
}

function readBuildIds(inputs: InputReader): string[] {
  const advice = 'Expected the id of one build, or of several, one per line or separated by commas.';
  inputs.required('buildId', advice);
  // The output buildIds of another step can be passed on unchanged.
  const ids = inputs.value('buildId', parseIds, '');
  if (ids.length === 0) throw new InputError(['buildId'], `Input buildId has no build id. ${advice}`);
  return [...new Set(ids)];
}
