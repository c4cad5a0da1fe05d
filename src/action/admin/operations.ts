import type { Client } from '../../client/client.ts';
import { InputError } from '../../errors.ts';
import type { ActionContext } from '../context.ts';
import { type ConnectionInputs, maskSecrets, readConnection } from '../inputs/connection.ts';
import { oneOf } from '../inputs/parsers.ts';
import { createInputReader, type InputReader } from '../inputs/reader.ts';
import type { Runner } from '../runner/runner.ts';

export type AdminContext = Pick<ActionContext, 'runner' | 'connect' | 'clock' | 'limits'>;

/** What the request of an operation has at hand. */
export interface Operating extends Omit<AdminContext, 'connect'> {
  readonly client: Client;
  readonly options: { readonly signal: AbortSignal };
  /** Sets outputs, and prints lines to the log. */
  report(
    outputs: Readonly<Record<string, Parameters<Runner['setOutput']>[1]>>,
    lines?: readonly string[],
  ): void;
}

interface Operation {
  /** The inputs that only some operations use. The action refuses those of its other operations. */
  readonly takes: readonly string[];
  /** Reads the inputs, and returns the function that sends the request. @throws InputError */
  readonly read: (inputs: InputReader) => (operating: Operating) => Promise<void>;
}

/** By the values of the input `operation`. */
export type Operations<Name extends string = string> = Readonly<Record<Name, Operation>>;

/** @throws InputError */
export function readOperation<Name extends string>(
  runner: Runner,
  operations: Operations<Name>,
): { connection: ConnectionInputs; send: ReturnType<Operation['read']> } {
  const inputs = createInputReader(runner);
  const connection = readConnection(inputs, runner);
  const names = Object.keys(operations) as Name[];
  const name = inputs.value('operation', oneOf(names), '');
  const { takes, read } = operations[name];
  const all = new Set(names.flatMap((one) => operations[one].takes));
  // Users expect every input that they set to have an effect.
  const unused = inputs.present([...all].filter((input) => !takes.includes(input)));
  if (unused.length > 0)
    throw new InputError(
      ['operation', ...unused],
      `The operation input is ${name}, which does not use ${unused.join(', ')}. Leave it out, or choose another operation.`,
    );
  return { connection, send: read(inputs) };
}

/** @throws InputError before any request; ServiceError; OutcomeUncertain if the request may have taken effect */
export async function runOperation<Name extends string>(
  { runner, connect, clock, limits }: AdminContext,
  operations: Operations<Name>,
): Promise<boolean> {
  maskSecrets(runner, ['token']);
  const { connection, send } = readOperation(runner, operations);
  await send({
    ...{ runner, clock, limits, client: connect(connection), options: { signal: runner.cancelled } },
    report(outputs, lines = []) {
      for (const [name, value] of Object.entries(outputs)) runner.setOutput(name, value);
      for (const line of lines) runner.log.info(line);
    },
  });
  return true;
}
