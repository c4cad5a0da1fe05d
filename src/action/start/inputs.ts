import { sameRef } from '../../contract/values.ts';
import { InputError } from '../../errors.ts';
import { refuseFork, type Target, targetOfEvent } from '../event/target.ts';
import { readWaiting, type WaitingInputs } from '../follow/inputs.ts';
import { type CommentInputs, readComment } from '../github/inputs.ts';
import { parseAppId } from '../inputs/app-id.ts';
import { type ConnectionInputs, readConnection } from '../inputs/connection.ts';
import { parseIds, parseList } from '../inputs/list.ts';
import { parseMap, variableMap, versionMap } from '../inputs/map.ts';
import { oneOf, parseBoolean } from '../inputs/parsers.ts';
import { createInputReader, type InputReader } from '../inputs/reader.ts';
import { readRef } from '../inputs/ref.ts';
import type { Runner } from '../runner/runner.ts';
import { type AfterBuildInputs, readAfterBuild } from '../step/inputs.ts';
import { parseReuseKey } from './reuse-key.ts';

/** What to build. A field that was not given is `undefined`, and is not sent. */
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

interface BuildInputs {
  readonly connection: ConnectionInputs;
  readonly request: BuildRequestInputs;
  /** A finished build that was started with the same key is taken in place of a new one; `undefined`: never. */
  readonly reuseKey: string | undefined;
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
 * @throws InputError for a bad value; ForkRefused, before the token is read: a fork has none, and an error about the
 *   token would hide the reason
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
    reuseKey: inputs.optional('reuseKey', parseReuseKey),
    cancelPrevious: inputs.value('cancelPrevious', parseBoolean, 'false'),
    clearCaches: inputs.value('clearCaches', oneOf(['none', 'workflow', 'all']), 'none'),
    wait: inputs.value('wait', parseBoolean, 'true'),
    waiting: readWaiting(inputs, { cancelAbandoned: 'true' }),
    afterBuild: readAfterBuild(inputs, runner.run),
    comment: readComment(inputs),
  };
}

/** Refuses a fork at once; the function that it returns reads the target, after the token has been read. */
function readTarget(inputs: InputReader, { run }: Runner): () => Target {
  const given = readRef(inputs);
  const { event } = run;
  if (!given || 'branch' in given) refuseFork(event, given?.branch);
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
    appId: parseAppId(
      inputs.required(
        'appId',
        'Expected the id of the application in the build service; keep it in vars, not in secrets.',
      ),
    ),
    workflowIds: readWorkflowIds(inputs),
    target,
    variables,
    groups: inputs.optional('groups', parseList),
    softwareVersions: inputs.optional('softwareVersions', parseMap(versionMap)),
    labels: inputs.optional('labels', parseList) ?? [],
    instanceType: inputs.text('instanceType') || undefined,
  };
}

function readWorkflowIds(inputs: InputReader): string[] {
  const advice = 'Expected the id of one workflow, or of several, one per line or separated by commas.';
  inputs.required('workflowId', advice);
  const ids = inputs.value('workflowId', parseIds, '');
  if (ids.length === 0) throw new InputError(['workflowId'], `Input workflowId names no workflow. ${advice}`);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined)
    throw new InputError(
      ['workflowId'],
      `Input workflowId names ${JSON.stringify(twice)} twice. Expected each workflow once.`,
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
        `Input variables holds a token of this step, in ${name}. Pass only the variables that the build needs, by name, and not all secrets at once.`,
      );
  }
}
