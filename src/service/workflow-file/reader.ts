/** What the process that reads a workflow file is asked, and what it answers; request and answer are JSON. */

import { z } from 'zod';
import { checkWorkflowFile, FileCheck } from './check.ts';
import { WrongWorkflowFile } from './document.ts';
import { StartInputs } from './inputs.ts';
import { ListedWorkflow, listWorkflows, ReadWorkflow, readWorkflow } from './read.ts';

const ReaderRequest = z.object({
  source: z.string(),
  workflowId: z.string(),
  inputs: StartInputs.optional(),
});
export type ReaderRequest = z.output<typeof ReaderRequest>;

export const WireRequest = z.discriminatedUnion('kind', [
  ReaderRequest.extend({ kind: z.literal('read') }),
  z.object({ kind: z.literal('list'), source: z.string() }),
  z.object({ kind: z.literal('check'), source: z.string(), workflowId: z.string().optional() }),
]);

export const ReaderAnswer = z.discriminatedUnion('kind', [
  ReadWorkflow.extend({ kind: z.literal('read') }),
  z.object({ kind: z.literal('list'), workflows: z.array(ListedWorkflow) }),
  FileCheck.extend({ kind: z.literal('check') }),
  z.object({ kind: z.literal('wrong'), message: z.string() }),
]);
export type ReaderAnswer = z.output<typeof ReaderAnswer>;

/** The reader process: answers one request. */
export function answerTo(text: string): string {
  const request = WireRequest.parse(JSON.parse(text));
  const answer = (content: ReaderAnswer): string => JSON.stringify(content);
  try {
    switch (request.kind) {
      case 'list':
        return answer({ kind: 'list', workflows: listWorkflows(request.source) });
      case 'check':
        return answer({ kind: 'check', ...checkWorkflowFile(request.source, request.workflowId) });
      case 'read':
        return answer({ kind: 'read', ...readWorkflow(request.source, request.workflowId, request) });
    }
  } catch (error) {
    if (!(error instanceof WrongWorkflowFile)) throw error;
    return answer({ kind: 'wrong', message: error.message });
  }
}
