/**
 * The reader's process when the service runs from its sources; `dist/` has an entry point of its own. Each build starts one,
 * so it keeps the code that it compiled, in a folder that builds in a sandbox cannot write to.
 */
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/workflow-reader'));
const { workflowReader } = await import('./workflow-reader.ts');
await workflowReader();
