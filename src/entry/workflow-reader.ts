import process from 'node:process';
import { text } from 'node:stream/consumers';
import { answerTo } from '../service/executor/workflow-file/reader.ts';

/** The process that reads a workflow file for the service: a request on its input, the answer on its output. */
export async function workflowReader(): Promise<void> {
  process.stdout.write(answerTo(await text(process.stdin)));
}
