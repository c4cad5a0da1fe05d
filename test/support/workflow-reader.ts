import { join } from 'node:path';

/** The door of the process that reads workflow files, as the sources have it. */
export const workflowReader = join(import.meta.dirname, '../../src/entry/workflow-reader-process.ts');
