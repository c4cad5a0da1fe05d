import { InputError } from '../../core/input/errors.ts';
import { oneOf, parseBranch, parseList, parseTag } from '../../core/input/parsers.ts';
import { createInputReader, type InputReader } from '../../core/input/reader.ts';
import type { Runner } from '../../runner/runner.ts';
import { type ConnectionInputs, readConnection } from '../../tasks/inputs/connection.ts';

/** Builds of one application; what is `undefined` does not narrow them. */
export interface Filter {
  readonly appId: string;
  readonly workflowIds: readonly string[] | undefined;
  readonly branch: string | undefined;
  readonly tag: string | undefined;
  readonly label: string | undefined;
  /** What happens, with a label, to builds of which the service tells no labels. */
  readonly unlabelled: 'keep' | 'cancel';
}

export type Chosen =
  | { readonly kind: 'byId'; readonly buildIds: readonly string[] }
  | { readonly kind: 'matching'; readonly filter: Filter };

export interface CancelInputs {
  readonly connection: ConnectionInputs;
  readonly chosen: Chosen;
}

const filterNames = ['workflowId', 'branch', 'tag', 'label'] as const;
const advice = 'Give buildId, or appId with at least one of workflowId, branch, tag and label.';

/** @throws InputError */
export function readCancelInputs(runner: Runner): CancelInputs {
  const inputs = createInputReader(runner);
  const connection = readConnection(inputs);
  const given = filterNames.filter((name) => inputs.text(name) !== '');
  const buildIds = inputs.optional('buildId', parseList);
  if (!buildIds) return { connection, chosen: { kind: 'matching', filter: readFilter(inputs, given) } };
  const others = [...(inputs.text('appId') ? ['appId'] : []), ...given];
  if (others.length > 0)
    throw new InputError(
      ['buildId', ...others],
      `The input buildId is given together with ${others.join(', ')}. ${advice}`,
    );
  if (buildIds.length === 0) throw new InputError(['buildId'], `The input buildId names no build. ${advice}`);
  return { connection, chosen: { kind: 'byId', buildIds: [...new Set(buildIds)] } };
}

/** `appId` alone is refused: it would end everything that the application builds. */
function readFilter(inputs: InputReader, given: readonly string[]): Filter {
  const appId = inputs.text('appId');
  if (appId === '' && given.length === 0)
    throw new InputError(['buildId', 'appId'], `Neither buildId nor appId is given. ${advice}`);
  if (appId === '')
    throw new InputError(['appId', ...given], `${given.join(', ')} is given without appId. ${advice}`);
  if (given.length === 0)
    throw new InputError(
      ['appId', ...filterNames],
      `The input appId is given alone, which would cancel every build of the application. ${advice}`,
    );
  if (given.includes('branch') && given.includes('tag'))
    throw new InputError(
      ['branch', 'tag'],
      'The inputs branch and tag are both given, and no build is of both. Allowed is at most one of the two.',
    );
  return {
    appId,
    workflowIds: inputs.optional('workflowId', parseList),
    branch: inputs.optional('branch', parseBranch),
    tag: inputs.optional('tag', parseTag),
    label: inputs.text('label') || undefined,
    unlabelled: inputs.value('unlabelled', oneOf(['keep', 'cancel']), 'keep'),
  };
}
