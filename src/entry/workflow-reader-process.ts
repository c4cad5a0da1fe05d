/** The door of the reader where the service runs from its sources; `dist/` has one of its own. */
import { workflowReader } from './workflow-reader.ts';

await workflowReader();
