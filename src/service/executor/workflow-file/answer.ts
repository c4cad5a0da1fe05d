/** What the process that reads a workflow file is told and what it answers, as JSON. */
import { z } from 'zod';
import { readWorkflow, UnknownWorkflow, WrongWorkflowFile } from './read.ts';
import { Workflow } from './workflow.ts';

const Order = z.object({ source: z.string(), workflowId: z.string() });
export type Order = z.output<typeof Order>;

export const Answer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('read'), workflow: Workflow, warnings: z.array(z.string()) }),
  z.object({ kind: z.literal('wrong'), message: z.string() }),
  z.object({ kind: z.literal('unknown'), message: z.string() }),
]);
export type Answer = z.output<typeof Answer>;

/** What that process does. */
export function answerTo(order: string): string {
  return JSON.stringify(read(Order.parse(JSON.parse(order))));
}

function read({ source, workflowId }: Order): Answer {
  try {
    const { workflow, warnings } = readWorkflow(source, workflowId);
    return { kind: 'read', workflow, warnings: [...warnings] };
  } catch (error) {
    if (error instanceof WrongWorkflowFile) return { kind: 'wrong', message: error.message };
    if (error instanceof UnknownWorkflow) return { kind: 'unknown', message: error.message };
    throw error;
  }
}
