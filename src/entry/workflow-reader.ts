import process from 'node:process';
import { text } from 'node:stream/consumers';
import { answerTo } from '../service/executor/workflow-file/reader.ts';

/** The process in which the service has a workflow file read: an order on its input, an answer on its output. */
export async function workflowReader(): Promise<void> {
  process.stdout.write(answerTo(await text(process.stdin)));
}
