import type { Clock } from '../../../clock.ts';
import { BuildFailure } from '../errors.ts';
import type { Command } from '../processes/session.ts';
import { Answer, type Order } from './answer.ts';
import { type ReadWorkflow, UnknownWorkflow, WrongWorkflowFile, workflowFileName } from './read.ts';

/** How long reading may take, in milliseconds. */
const limitMs = 5_000;
/** How long the answer may be, in bytes: aliases can make a short file a long workflow. */
const mostAnswered = 4 * 2 ** 20;

/** A process that takes an order on its input and answers on its output. */
export type ReaderCommand = readonly [string, ...string[]];

/**
 * Reads a workflow in a process of its own: what a file does to a parser then stops neither the service nor the other
 * builds, and ends after five seconds.
 *
 * @throws WrongWorkflowFile, UnknownWorkflow, or BuildFailure where the process does not come to an answer
 */
export async function readInProcess(
  order: Order,
  {
    command,
    clock,
    run,
    ...surroundings
  }: {
    readonly command: ReaderCommand;
    readonly clock: Clock;
    readonly run: (command: Command) => Promise<number>;
  } & Pick<Command, 'cwd' | 'env' | 'errors'>,
): Promise<ReadWorkflow> {
  const late = new AbortController();
  const cancelTimer = clock.setTimer(limitMs, () => late.abort());
  const answered: Buffer[] = [];
  let length = 0;
  const output = (chunk: Buffer): void => {
    length += chunk.length;
    if (length > mostAnswered)
      throw new BuildFailure(
        `The workflow is too large once the aliases of ${workflowFileName} are replaced`,
      );
    answered.push(chunk);
  };
  try {
    const input = JSON.stringify(order);
    const status = await run({ ...surroundings, argv: command, input, output, killed: late.signal });
    if (late.signal.aborted)
      throw new BuildFailure(`${workflowFileName} takes longer than ${limitMs / 1_000} s to read`);
    if (status !== 0)
      throw new BuildFailure(`${workflowFileName} cannot be read: its reader ended with status ${status}`);
  } finally {
    cancelTimer();
  }
  const answer = Answer.parse(JSON.parse(Buffer.concat(answered).toString('utf8')));
  if (answer.kind === 'wrong') throw new WrongWorkflowFile(answer.message);
  if (answer.kind === 'unknown') throw new UnknownWorkflow(answer.message);
  return answer;
}
