import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Clock } from '../../../clock.ts';
import { containedPath } from '../environment/contained-path.ts';
import { BuildFailure } from '../errors.ts';
import type { ProcessCommand } from '../processes/session.ts';
import {
  type ReadWorkflow,
  readWorkflow,
  UnknownWorkflow,
  WrongWorkflowFile,
  workflowFileName,
} from './read.ts';
import { Workflow } from './workflow.ts';

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
  order: ReaderRequest,
  {
    command,
    clock,
    run,
    ...surroundings
  }: {
    readonly command: ReaderCommand;
    readonly clock: Clock;
    readonly run: (command: ProcessCommand) => Promise<number>;
  } & Pick<ProcessCommand, 'cwd' | 'env' | 'errors'>,
): Promise<ReadWorkflow> {
  const late = new AbortController();
  const cancelTimer = clock.setTimer(limitMs, () => late.abort());
  const answered: Buffer[] = [];
  let length = 0;
  const output = (chunk: Buffer): void => {
    length += chunk.length;
    if (length > mostAnswered)
      throw new BuildFailure(
        `The workflow is too large once the aliases in ${workflowFileName} are expanded`,
      );
    answered.push(chunk);
  };
  try {
    const input = JSON.stringify(order);
    const status = await run({ ...surroundings, argv: command, input, output, killed: late.signal });
    if (late.signal.aborted)
      throw new BuildFailure(`${workflowFileName} took longer than ${limitMs / 1_000} s to read`);
    if (status !== 0)
      throw new BuildFailure(
        `${workflowFileName} could not be read: its reader exited with status ${status}`,
      );
  } finally {
    cancelTimer();
  }
  const answer = ReaderAnswer.parse(JSON.parse(Buffer.concat(answered).toString('utf8')));
  if (answer.kind === 'wrong') throw new WrongWorkflowFile(answer.message);
  if (answer.kind === 'unknown') throw new UnknownWorkflow(answer.message);
  return answer;
}

/** What the process that reads a workflow file is told and what it answers, as JSON. */

const ReaderRequest = z.object({ source: z.string(), workflowId: z.string() });
export type ReaderRequest = z.output<typeof ReaderRequest>;

export const ReaderAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('read'), workflow: Workflow, warnings: z.array(z.string()) }),
  z.object({ kind: z.literal('wrong'), message: z.string() }),
  z.object({ kind: z.literal('unknown'), message: z.string() }),
]);
export type ReaderAnswer = z.output<typeof ReaderAnswer>;

/** What that process does. */
export function answerTo(order: string): string {
  return JSON.stringify(read(ReaderRequest.parse(JSON.parse(order))));
}

function read({ source, workflowId }: ReaderRequest): ReaderAnswer {
  try {
    const { workflow, warnings } = readWorkflow(source, workflowId);
    return { kind: 'read', workflow, warnings: [...warnings] };
  } catch (error) {
    if (error instanceof WrongWorkflowFile) return { kind: 'wrong', message: error.message };
    if (error instanceof UnknownWorkflow) return { kind: 'unknown', message: error.message };
    throw error;
  }
}

const sizeLimit = 256 * 2 ** 10;

/**
 * The text of `codemagic.yaml` in the clone.
 *
 * @throws BuildFailure when there is none, when it is a link out of the clone (its text would be told in messages), or
 * when it is too large
 */
export async function readWorkflowFile(clone: string): Promise<string> {
  const found = await containedPath(join(clone, workflowFileName), [clone]);
  if (found === 'missing') throw new BuildFailure(`The repository has no ${workflowFileName} at this commit`);
  if (found === 'outside') throw new BuildFailure(`${workflowFileName} links outside the repository`);
  const file = await open(found.real, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    const status = await file.stat();
    if (!status.isFile()) throw new BuildFailure(`${workflowFileName} is not a file`);
    if (status.size > sizeLimit)
      throw new BuildFailure(`${workflowFileName} is larger than ${sizeLimit / 2 ** 10} KiB`);
    return await file.readFile('utf8');
  } finally {
    await file.close();
  }
}
