import type { Ref } from '../../contract/values.ts';
import { InputError } from '../../errors.ts';
import { type ConnectionInputs, readConnection } from '../inputs/connection.ts';
import { parseIds } from '../inputs/lists.ts';
import { oneOf, parseAppId, readRef } from '../inputs/parsers.ts';
import { createInputReader, type InputReader } from '../inputs/reader.ts';
import type { Runner } from '../runner/runner.ts';

/** Selects builds of one application; an `undefined` field matches all. */
export interface Filter {
  readonly appId: string;
  readonly workflowIds: readonly string[] | undefined;
  readonly ref: Ref | undefined;
  readonly label: string | undefined;
  /** What to do, if `label` is set, with builds that the service lists without labels. */
  readonly unlabelled: 'keep' | 'cancel';
}

export type Chosen =
  | { readonly kind: 'byId'; readonly buildIds: readonly string[] }
  | { readonly kind: 'matching'; readonly filter: Filter };

const filterNames = ['workflowId', 'branch', 'tag', 'label'] as const;
const advice = 'Set buildId, or appId with at least one of workflowId, branch, tag and label.';

/** @throws InputError */
export function readCancelInputs(runner: Runner): { connection: ConnectionInputs; chosen: Chosen } {
  const inputs = createInputReader(runner);
  const connection = readConnection(inputs, runner);
  const buildIds = inputs.optional('buildId', parseIds);
  if (!buildIds) return { connection, chosen: { kind: 'matching', filter: readFilter(inputs) } };
  const others = inputs.present(['appId', ...filterNames]);
  if (others.length > 0)
    throw new InputError(
      ['buildId', ...others],
      `The buildId input cannot be used together with ${others.join(', ')}. ${advice}`,
    );
  if (buildIds.length === 0)
    throw new InputError(['buildId'], `The buildId input contains no build ID. ${advice}`);
  return { connection, chosen: { kind: 'byId', buildIds: [...new Set(buildIds)] } };
}

/** `appId` alone is an error: it would cancel every build of the application. */
function readFilter(inputs: InputReader): Filter {
  const appId = parseAppId(inputs.text('appId'));
  const names = inputs.present(filterNames);
  if (appId === '' && names.length === 0)
    throw new InputError(['buildId', 'appId'], `The buildId or appId input is required. ${advice}`);
  if (appId === '')
    throw new InputError(['appId', ...names], `${names.join(', ')} cannot be used without appId. ${advice}`);
  if (names.length === 0)
    throw new InputError(
      ['appId', ...filterNames],
      `The appId input alone would cancel every build of the application. ${advice}`,
    );
  return {
    appId,
    workflowIds: inputs.optional('workflowId', parseIds),
    ref: readRef(inputs),
    label: inputs.text('label') || undefined,
    unlabelled: inputs.value('unlabelled', oneOf(['keep', 'cancel']), 'keep'),
  };
}
