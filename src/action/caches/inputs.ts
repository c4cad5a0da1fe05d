import { InputError } from '../../errors.ts';
import { type ConnectionInputs, readConnection } from '../inputs/connection.ts';
import { durationBetween, oneOf, parseAppId, parseBoolean } from '../inputs/parsers.ts';
import { createInputReader, type InputReader, refuseUnused } from '../inputs/reader.ts';
import type { Runner } from '../runner/runner.ts';

/** Which caches to clear. `olderThan` is in milliseconds since the last use. */
export type Selection =
  | { readonly kind: 'all' }
  | { readonly kind: 'one'; readonly cacheId: string }
  | { readonly kind: 'workflow'; readonly workflowId: string }
  | { readonly kind: 'unused'; readonly olderThan: number };

type Operation =
  | { readonly kind: 'list' }
  | {
      readonly kind: 'clear';
      readonly selection: Selection;
      readonly waitForRemoval: boolean;
      readonly dryRun: boolean;
    };

interface CachesInputs {
  readonly connection: ConnectionInputs;
  readonly appId: string;
  readonly operation: Operation;
}

const selecting = ['cacheId', 'workflowId', 'olderThan'] as const;

/** @throws InputError */
export function readCachesInputs(runner: Runner): CachesInputs {
  const inputs = createInputReader(runner);
  const connection = readConnection(inputs);
  const kind = inputs.value('operation', oneOf(['list', 'clear']), '');
  const appId = parseAppId(inputs.required('appId', 'It is the id of the application that has the caches.'));
  const waitForRemoval = inputs.value('waitForRemoval', parseBoolean, 'true');
  const dryRun = inputs.value('dryRun', parseBoolean, 'false');
  if (kind === 'clear')
    return {
      connection,
      appId,
      operation: { kind, selection: readSelection(inputs), waitForRemoval, dryRun },
    };
  refuseUnused(inputs, { operation: kind, unused: selecting });
  return { connection, appId, operation: { kind } };
}

function readSelection(inputs: InputReader): Selection {
  const given = selecting.filter((name) => inputs.text(name) !== '');
  if (given.length > 1)
    throw new InputError(
      given,
      `Inputs ${given.join(' and ')} cannot be used together. Set at most one of ${selecting.join(', ')}, or none to clear all caches.`,
    );
  const olderThan = inputs.optional('olderThan', durationBetween('1s', '3650d'));
  const [cacheId, workflowId] = [inputs.text('cacheId'), inputs.text('workflowId')];
  if (olderThan !== undefined) return { kind: 'unused', olderThan };
  if (cacheId) return { kind: 'one', cacheId };
  return workflowId ? { kind: 'workflow', workflowId } : { kind: 'all' };
}
