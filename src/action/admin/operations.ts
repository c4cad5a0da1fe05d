import type { Client } from '../../client/client.ts';
import type { ActionContext } from '../context.ts';
import { type ConnectionInputs, readConnection } from '../inputs/connection.ts';
import { oneOf } from '../inputs/parsers.ts';
import { createInputReader, type InputReader, refuseUnused } from '../inputs/reader.ts';
import type { Runner } from '../runner/runner.ts';

/** The request of an operation, with its outputs and the lines of the log. */
type Send = (context: {
  readonly client: Client;
  readonly runner: Runner;
  readonly options: { readonly signal: AbortSignal };
}) => Promise<{
  readonly outputs: Readonly<Record<string, Parameters<Runner['setOutput']>[1]>>;
  readonly lines: readonly string[];
}>;

/** The values of the input `operation`. */
export type Operations<Name extends string = string> = Readonly<Record<Name, Operation>>;

interface Operation {
  /** The inputs that it uses. The action refuses those of its other operations. */
  readonly takes: readonly string[];
  /** @throws InputError */
  readonly read: (inputs: InputReader) => Send;
}

/** @throws InputError */
export function readOperation<Name extends string>(
  runner: Runner,
  operations: Operations<Name>,
): { connection: ConnectionInputs; send: Send } {
  const inputs = createInputReader(runner);
  const connection = readConnection(inputs, runner);
  const names = Object.keys(operations) as Name[];
  const name = inputs.value('operation', oneOf(names), '');
  const { takes, read } = operations[name];
  const all = new Set(names.flatMap((one) => operations[one].takes));
  refuseUnused(inputs, { operation: name, unused: [...all].filter((input) => !takes.includes(input)) });
  return { connection, send: read(inputs) };
}

/**
 * Sends the request of the chosen operation.
 *
 * @throws InputError before any request; ServiceError; OutcomeUncertain if the request may have taken effect
 */
export async function runOperation<Name extends string>(
  { runner, connect }: Pick<ActionContext, 'runner' | 'connect'>,
  operations: Operations<Name>,
): Promise<boolean> {
  const { connection, send } = readOperation(runner, operations);
  const options = { signal: runner.cancelled };
  const { outputs, lines } = await send({ client: connect(connection), runner, options });
  for (const [name, value] of Object.entries(outputs)) runner.setOutput(name, value);
  for (const line of lines) runner.log.info(line);
  return true;
}
