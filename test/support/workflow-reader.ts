import { join } from 'node:path';

/** The entry of the process that reads workflow files, run from its sources. */
export const workflowReader = join(import.meta.dirname, '../../src/entry/workflow-reader-process.ts');
