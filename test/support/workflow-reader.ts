import { join } from 'node:path';

/** The source file of the process that reads workflow files. */
export const workflowReader = join(import.meta.dirname, '../../src/entry/workflow-reader-process.ts');
