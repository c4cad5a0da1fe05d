/** The reader's process when the service runs from its sources; `dist/` has an entry point of its own. */
import { workflowReader } from './workflow-reader.ts';

await workflowReader();
