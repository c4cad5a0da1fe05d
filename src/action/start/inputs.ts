import type { EnvironmentFields, InputValue, StartFields } from '../../contract/start.ts';
import { BadValue } from '../../errors.ts';
import { nothingSelected } from '../artefacts/inputs.ts';
import { readTarget } from '../builds/commit.ts';
import { requireWholeHash } from '../commit-status/inputs.ts';
import { refuseFork } from '../event/target.ts';
import { parseMap, parseNames, parseWorkflowInputs, variableMap, versionMap } from '../inputs/lists.ts';
import { oneOf, parseAppId, parseBoolean, readRef, readWorkflowIds } from '../inputs/parsers.ts';
import { type InputReader, readInputs } from '../inputs/reader.ts';
import { readRetries } from '../retries/inputs.ts';
import type { Runner } from '../runner/runner.ts';
import { readStepInputs } from '../step/inputs.ts';

export type StartInputs = ReturnType<typeof readStartInputs>;

/** What to build. It is sent as the inputs have it: the report, which is redacted, is only for people. */
export type StartRequest = Readonly<StartInputs['request']>;

/** `workflow`: the caches of the workflows that are built; `all`: of the whole application. */
const clearChoices = ['none', 'workflow', 'all'] as const;
export type ClearCaches = (typeof clearChoices)[number];

/**
 * Reads all inputs of the build action.
 *
 * @throws InputError for bad values; ForkRefused, alone: a fork has no token, and an error about that would hide the reason
 */
export const readStartInputs = (runner: Runner) => readInputs(runner, (inputs) => readStart(inputs, runner));

function readStart(inputs: InputReader, runner: Runner) {
  const { event } = runner.run;
  const ref = readRef(inputs);
  if (ref || inputs.present(['branch', 'tag']).length === 0) refuseFork(event, ref);
  const step = readStepInputs(inputs, { runner, cancelAbandoned: 'true', statuses: 'one' });
  const { appStoreConnect, connection, commitStatus } = step;
  const wait = inputs.value('wait', parseBoolean, 'true');
  const secrets = [connection.token, runner.input('githubToken')];
  const unknownEnd = { ifCommitDiffers: step.ifCommitDiffers, waitForAppStoreConnect: appStoreConnect.wait };
  for (const [name, value] of Object.entries(unknownEnd))
    if (!wait && (value === 'error' || value === true))
      inputs.refuse(
        `The ${name} input cannot be ${value} if wait is false, because the step ends before its builds. Set ${name} on the wait action instead.`,
      );
  const asked = {
    settings: readSettings(inputs, secrets),
    /** Values for the inputs that the workflow declares: only a start with them is one of the newer API. */
    workflowInputs: refuseSecrets(inputs, {
      input: 'workflowInputs',
      values: inputs.optional('workflowInputs', parseWorkflowInputs),
      secrets,
    }),
    appId: parseAppId(
      inputs.required(
        'appId',
        "Expected the application's ID in the build service. Store it in vars, not in secrets.",
      ),
    ),
    workflowIds: readWorkflowIds(inputs),
  };
  const options = {
    /** A finished build that was started with the same key replaces a new one; `undefined`: never. */
    reuseKey: inputs.optional('reuseKey', parseReuseKey),
    /** Whether a running build with the same key is followed. */
    reuseRunning: inputs.value('reuseRunning', parseBoolean, 'false'),
    cancelPrevious: inputs.value('cancelPrevious', parseBoolean, 'false'),
    clearCaches: inputs.value('clearCaches', oneOf(clearChoices), 'none'),
    retries: readRetries(inputs, { wait }),
  };
  if (options.reuseRunning && (!wait || inputs.present(['reuseKey']).length === 0))
    inputs.refuse(
      'The reuseRunning input requires reuseKey and wait: true, because the step follows a build with that key to its end. Set both, or remove reuseRunning.',
    );
  const count = asked.workflowIds.length;
  if (commitStatus && !wait && count > 1)
    inputs.refuse(
      `The workflowId input has ${count} IDs. If you use commitStatus with wait: false, set only one ID, because a step sets only one status. Start each workflow in its own step with its own commitStatus.`,
    );
  const target = readTarget(inputs, { event, ref });
  if (commitStatus) requireWholeHash(inputs, target.sha);
  return {
    ...step,
    wait,
    // Without a wait, nothing is done with artefacts.
    afterBuild: wait ? step.afterBuild : { ...step.afterBuild, ...nothingSelected },
    request: { ...asked, target },
    ...options,
  };
}

/** What the inputs set in the body of each start. A field of `StartBuild` that no input sets does not compile. */
export type StartSettings = Omit<
  StartFields,
  'appId' | 'workflowId' | 'branch' | 'tag' | 'environment' | 'labels'
> & {
  readonly environment: EnvironmentFields | undefined;
  readonly labels: readonly string[];
};

function readSettings(inputs: InputReader, secrets: readonly string[]): StartSettings {
  const values = inputs.optional('variables', parseMap(variableMap));
  const environment = {
    variables: refuseSecrets(inputs, { input: 'variables', values, secrets }),
    groups: inputs.optional('groups', parseNames),
    softwareVersions: inputs.optional('softwareVersions', parseMap(versionMap)),
  };
  return {
    environment: Object.values(environment).some((one) => one !== undefined) ? environment : undefined,
    labels: inputs.optional('labels', parseNames) ?? [],
    instanceType: inputs.text('instanceType') || undefined,
  };
}

/** `toJSON(secrets)` holds the tokens too: they would reach the scripts of every build. */
function refuseSecrets<Values extends Readonly<Record<string, InputValue>>>(
  inputs: InputReader,
  given: { input: 'variables' | 'workflowInputs'; values: Values | undefined; secrets: readonly string[] },
): Values | undefined {
  const { input, values, secrets } = given;
  const needed = input === 'variables' ? 'variables' : 'inputs';
  for (const [name, value] of Object.entries(values ?? {}))
    if (secrets.some((secret) => secret !== '' && String(value).includes(secret)))
      inputs.refuse(
        `The ${input} input contains a token that this step uses, in ${name}. Pass only the ${needed} that the build needs, by name, instead of all secrets.`,
      );
  return values;
}

/**
 * Reads the key of builds that may replace each other. It is any text, but `hashFiles` returns an empty text if it finds
 * no file, and then every commit would have the same key.
 */
export function parseReuseKey(text: string): string {
  if (/[-:]$/.test(text))
    throw new BadValue(
      'a key that does not end in - or :. hashFiles found no file: check its patterns, and that the job checks out the repository first',
    );
  return text;
}
