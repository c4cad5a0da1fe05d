import type { Client } from '../../client/client.ts';
import type { ActionContext } from '../context.ts';
import { readConnection } from '../inputs/connection.ts';
import { parseIds } from '../inputs/lists.ts';
import { oneOf, parseAppId, readRef } from '../inputs/parsers.ts';
import { type InputReader, readInputs } from '../inputs/reader.ts';
import type { Runner } from '../runner/runner.ts';

export type AdminContext = Pick<ActionContext, 'runner' | 'connect' | 'clock' | 'limits'>;

/** What an operation has at hand. */
export interface Operating extends Omit<AdminContext, 'connect'> {
  readonly client: Client;
  readonly baseUrl: URL;
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
  /** Reads the inputs of the operation, and returns what does it. */
  readonly read: (inputs: InputReader) => (operating: Operating) => Promise<void>;
}

/**
 * Runs the operation that the input `operation` names.
 *
 * @throws InputError before any request; ServiceError; OutcomeUncertain if the request may have taken effect
 */
export async function runOperation<Name extends string>(
  { connect, ...context }: AdminContext,
  operations: Readonly<Record<Name, Operation>>,
): Promise<boolean> {
  const { runner } = context;
  const { connection, run } = readInputs(runner, (inputs) => {
    const connection = readConnection(inputs, runner);
    const names = Object.keys(operations) as Name[];
    const name = inputs.needed('operation', oneOf(names));
    const { takes, read } = operations[name];
    const all = new Set(names.flatMap((one) => operations[one].takes));
    // Users expect every input that they set to have an effect.
    const unused = inputs.present([...all].filter((input) => !takes.includes(input)));
    if (unused.length > 0)
      inputs.refuse(
        `The operation input is ${name}, which does not use ${unused.join(', ')}. Leave it out, or choose another operation.`,
      );
    return { connection, run: read(inputs) };
  });
  await run({
    ...{ ...context, client: await connect(connection), options: { signal: runner.cancelled } },
    baseUrl: connection.baseUrl,
    report(outputs, lines = []) {
      for (const [output, value] of Object.entries(outputs)) runner.setOutput(output, value);
      for (const line of lines) runner.log.info(line);
    },
  });
  return true;
}

/** Which builds the inputs select, where `appId` is set. */
export function readCriteria(inputs: InputReader) {
  const ref = readRef(inputs);
  return {
    appId: parseAppId(inputs.text('appId')),
    workflowIds: inputs.optional('workflowId', parseIds),
    refs: ref && [ref],
  };
}
