/** Reads workflow files in a process of their own. */

import { constants } from 'node:fs';
import { open, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import { type Clock, TimeoutError, withTimeout } from '../../clock.ts';
import { BuildError } from '../errors.ts';
import type { FileCheck } from '../workflow-file/check.ts';
import { WrongWorkflowFile, workflowFileName } from '../workflow-file/document.ts';
import {
  type InPlaceOfFile,
  inPlaceOfFile,
  missingFileText,
  pathsIn,
} from '../workflow-file/missing-file.ts';
import type { ListedWorkflow, ReadWorkflow } from '../workflow-file/read.ts';
import { ReaderAnswer, type ReaderRequest, type WireRequest } from '../workflow-file/reader.ts';
import { containedPath } from './environment/folders.ts';
import type { ProcessCommand } from './processes/session.ts';

/** How long reading may take, in milliseconds. */
const timeLimitMs = 5_000;
/** Bytes of `codemagic.yaml`. */
const sourceLimit = 256 * 2 ** 10;
/** Bytes of an answer; aliases can turn a short file into a long workflow. */
const answerLimit = 4 * 2 ** 20;

/** Starts a process that reads a request from its input and writes the answer to its output. */
export type ReaderCommand = readonly [string, ...string[]];

/**
 * The text of `codemagic.yaml` in the clone.
 *
 * @throws BuildError when it is missing, too large, or a link that leads outside the clone, whose target messages
 * would quote
 */
export async function readWorkflowFile(clone: string): Promise<string> {
  const found = await containedPath(join(clone, workflowFileName), [clone]);
  if (found === 'missing') throw new BuildError(missingFileText(await inPlaceOfFileIn(clone)));
  if (found === 'outside') throw new BuildError(`${workflowFileName} links outside the repository`);
  return readSource(found.real);
}

/** The text of a workflow file. @throws BuildError when it is no regular file or too large */
export async function readSource(path: string): Promise<string> {
  await using file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
  const status = await file.stat();
  if (!status.isFile()) throw new BuildError(`${workflowFileName} is not a file`);
  checkSize(status.size);
  return await file.readFile('utf8');
}

async function inPlaceOfFileIn(clone: string): Promise<InPlaceOfFile> {
  const found = await containedPath(join(clone, 'package.json'), [clone]);
  const isSmall = typeof found === 'object' && (await stat(found.real)).size <= sourceLimit;
  const packageFile = isSmall ? await readFile(found.real, 'utf8').catch(() => undefined) : undefined;
  return inPlaceOfFile({ paths: await pathsIn(clone), packageFile });
}

/** @param bytes of `codemagic.yaml` @throws BuildError when it is too large to be read */
export function checkSize(bytes: number): void {
  if (bytes > sourceLimit)
    throw new BuildError(`${workflowFileName} is larger than ${sourceLimit / 2 ** 10} KiB`);
}

type ReaderOptions = {
  readonly command: ReaderCommand;
  readonly clock: Clock;
  readonly run: (command: ProcessCommand) => Promise<number>;
} & Pick<ProcessCommand, 'cwd' | 'env' | 'errors'>;

/**
 * Reads a workflow file in another process, which is killed after five seconds, so that a file that keeps the parser busy
 * delays neither the service nor other builds.
 *
 * @throws WrongWorkflowFile, or BuildError when the process gives no answer
 */
export async function readInProcess(request: ReaderRequest, options: ReaderOptions): Promise<ReadWorkflow> {
  const answer = await askReader({ kind: 'read', ...request }, options);
  if (answer.kind !== 'read') throw new Error('The reader was asked for a workflow');
  return answer;
}

/** Reads all workflows of a file in the same way. @throws WrongWorkflowFile, BuildError */
export async function listInProcess(source: string, options: ReaderOptions): Promise<ListedWorkflow[]> {
  const answer = await askReader({ kind: 'list', source }, options);
  if (answer.kind !== 'list') throw new Error('The reader was asked for a list');
  return answer.workflows;
}

/** Checks a file, or one workflow of it, in the same way. @throws WrongWorkflowFile, BuildError */
export async function checkInProcess(
  file: { readonly source: string; readonly workflowId: string | undefined },
  options: ReaderOptions,
): Promise<FileCheck> {
  const answer = await askReader({ kind: 'check', ...file }, options);
  if (answer.kind !== 'check') throw new Error('The reader was asked for a check');
  return answer;
}

async function askReader(
  request: z.input<typeof WireRequest>,
  { command, clock, run, ...spawnOptions }: ReaderOptions,
): Promise<Exclude<ReaderAnswer, { kind: 'wrong' }>> {
  const chunks: Buffer[] = [];
  let length = 0;
  const output = (chunk: Buffer): void => {
    length += chunk.length;
    if (length > answerLimit)
      throw new BuildError(
        `The workflow is too large once the aliases and inputs in ${workflowFileName} are expanded`,
      );
    chunks.push(chunk);
  };
  const input = JSON.stringify(request);
  let status: number;
  try {
    status = await withTimeout({ clock, ms: timeLimitMs }, async (killed) => {
      const ended = await run({ ...spawnOptions, argv: command, input, output, killed });
      killed.throwIfAborted();
      return ended;
    });
  } catch (thrown) {
    if (!(thrown instanceof TimeoutError)) throw thrown;
    throw new BuildError(`${workflowFileName} took longer than ${thrown.seconds} s to read`);
  }
  if (status !== 0)
    throw new BuildError(`${workflowFileName} could not be read: its reader exited with status ${status}`);
  const read = ReaderAnswer.parse(JSON.parse(Buffer.concat(chunks).toString('utf8')));
  if (read.kind === 'wrong') throw new WrongWorkflowFile(read.message);
  return read;
}

/** How many workflows are kept; one is an answer at most. */
const mostWorkflows = 16;

/**
 * Keeps the workflows that were read last: most builds have the same file as the one before, and its reader is a process
 * that takes longer to start than anything else in a short build. What could not be read is not kept.
 */
export function createReadWorkflows() {
  const workflows = new Map<string, ReadWorkflow>();
  return async (request: ReaderRequest, read: () => Promise<ReadWorkflow>): Promise<ReadWorkflow> => {
    const key = JSON.stringify(request);
    const known = workflows.get(key);
    if (known) return known;
    const workflow = await read();
    // The oldest entry is the first.
    const [oldest] = workflows.keys();
    if (oldest !== undefined && workflows.size >= mostWorkflows) workflows.delete(oldest);
    workflows.set(key, workflow);
    return workflow;
  };
}
