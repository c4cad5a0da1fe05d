import { refuseFork, type Target, targetOfEvent } from '../../core/event/target.ts';
import { InputError } from '../../core/input/errors.ts';
import { parseMap, variableMap, versionMap } from '../../core/input/map.ts';
import {
  oneOf,
  parseBoolean,
  parseBranch,
  parseLines,
  parseList,
  parseTag,
} from '../../core/input/parsers.ts';
import { createInputReader, type InputReader } from '../../core/input/reader.ts';
import { sameRef } from '../../core/refs.ts';
import type { Runner } from '../../runner/runner.ts';
import {
  type AfterBuildInputs,
  type CommentInputs,
  readAfterBuild,
  readComment,
  readWaiting,
  type WaitingInputs,
} from '../../tasks/following/inputs.ts';
import { type ConnectionInputs, readConnection } from '../../tasks/inputs/connection.ts';

/** What is built, as the body of a start has it; what was not given is `undefined` and not sent. */
export interface BuildRequestInputs {
  readonly appId: string;
  readonly workflowIds: readonly string[];
  readonly target: Target;
  readonly variables: Readonly<Record<string, string>> | undefined;
  readonly groups: readonly string[] | undefined;
  readonly softwareVersions: Readonly<Record<string, string>> | undefined;
  readonly labels: readonly string[];
  readonly instanceType: string | undefined;
}

/** `workflow`: the caches of the workflows that are built; `all`: of the whole application. */
export type ClearCaches = 'none' | 'workflow' | 'all';

export interface BuildInputs {
  readonly connection: ConnectionInputs;
  readonly request: BuildRequestInputs;
  readonly cancelPrevious: boolean;
  readonly clearCaches: ClearCaches;
  readonly wait: boolean;
  readonly waiting: WaitingInputs;
  readonly afterBuild: AfterBuildInputs;
  readonly comment: CommentInputs;
}

/**
 * Reads all inputs of the build action.
 *
 * @throws InputError for what cannot be worked with; ForkRefused, before the token is asked for: a fork has none, and
 *   "token is not given" would hide the reason
 */
export function readBuildInputs(runner: Runner): BuildInputs {
  const inputs = createInputReader(runner);
  const target = readTarget(inputs, runner);
  const connection = readConnection(inputs);
  return {
    connection,
    request: readRequest(inputs, {
      target: target(),
      secrets: [connection.token, runner.input('githubToken')],
    }),
    cancelPrevious: inputs.value('cancelPrevious', parseBoolean, 'false'),
    clearCaches: inputs.value('clearCaches', oneOf(['none', 'workflow', 'all']), 'none'),
    wait: inputs.value('wait', parseBoolean, 'true'),
    waiting: readWaiting(inputs, { cancelAbandoned: 'true' }),
    afterBuild: readAfterBuild(inputs),
    comment: readComment(inputs),
  };
}

/** Checks what can be checked before the token; what it returns finds the target after it. */
function readTarget(inputs: InputReader, { run }: Runner): () => Target {
  const branch = inputs.optional('branch', parseBranch);
  const tag = inputs.optional('tag', parseTag);
  if (branch && tag)
    throw new InputError(
      ['branch', 'tag'],
      'The inputs branch and tag are both given. Allowed is at most one of the two.',
    );
  const { event } = run;
  if (!tag) refuseFork(event, branch);
  const given = tag ? { tag } : branch ? { branch } : undefined;
  return () => {
    if (!given) return targetOfEvent(event);
    return { ref: given, sha: event.ref && sameRef(event.ref, given) ? event.sha : undefined };
  };
}

function readRequest(
  inputs: InputReader,
  { target, secrets }: { target: Target; secrets: readonly string[] },
): BuildRequestInputs {
  const variables = inputs.optionalSecret('variables', parseMap(variableMap));
  refuseSecrets(variables, secrets);
  return {
    appId: inputs.required(
      'appId',
      'It is the id of the application in the build service; keep it in vars, not in secrets.',
    ),
    workflowIds: readWorkflowIds(inputs),
    target,
    variables,
    groups: inputs.optional('groups', parseLines),
    softwareVersions: inputs.optional('softwareVersions', parseMap(versionMap)),
    labels: inputs.optional('labels', parseLines) ?? [],
    instanceType: inputs.text('instanceType') || undefined,
  };
}

function readWorkflowIds(inputs: InputReader): string[] {
  const advice = 'It is one workflow, or several, one a line or with commas between them.';
  const ids = parseList(inputs.required('workflowId', advice));
  if (ids.length === 0)
    throw new InputError(['workflowId'], `The input workflowId names no workflow. ${advice}`);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined)
    throw new InputError(
      ['workflowId'],
      `The input workflowId names ${JSON.stringify(twice)} twice. Each workflow is built once.`,
    );
  return ids;
}

/** `toJSON(secrets)` holds the tokens too: they would reach the scripts of every build. */
function refuseSecrets(
  variables: Readonly<Record<string, string>> | undefined,
  secrets: readonly string[],
): void {
  for (const [name, value] of Object.entries(variables ?? {})) {
    if (secrets.some((secret) => secret !== '' && value.includes(secret)))
      throw new InputError(
        ['variables'],
        `The input variables holds a token of this step, in ${name}. Pass the variables that the build needs by name, not all secrets at once.`,
      );
  }
}
