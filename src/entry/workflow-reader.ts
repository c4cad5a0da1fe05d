import process from 'node:process';
import { text } from 'node:stream/consumers';
import { answerTo } from '../service/workflow-file/reader.ts';

/** Reads a workflow file: the request comes on standard input, the answer goes to standard output. */
export async function workflowReader(): Promise<void> {
  process.stdout.write(answerTo(await text(process.stdin)));
}
