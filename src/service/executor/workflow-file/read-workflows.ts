import { hash } from 'node:crypto';
import type { ReadWorkflow } from './read.ts';
import type { ReaderRequest } from './reader.ts';

/** How many workflows are kept; one has at most 4 MiB (reader.ts). */
const mostKept = 16;

/**
 * Keeps the workflows that were read last: most builds have the same file as the one before, and its reader is a process
 * that takes longer to start than anything else in a short build. What could not be read is not kept.
 */
export function createReadWorkflows() {
  const kept = new Map<string, ReadWorkflow>();
  return async (request: ReaderRequest, read: () => Promise<ReadWorkflow>): Promise<ReadWorkflow> => {
    const key = hash('sha256', JSON.stringify([request.source, request.workflowId]));
    const known = kept.get(key);
    if (known) return known;
    const workflow = await read();
    // The oldest entry is the first.
    const [oldest] = kept.keys();
    if (oldest !== undefined && kept.size >= mostKept) kept.delete(oldest);
    kept.set(key, workflow);
    return workflow;
  };
}
