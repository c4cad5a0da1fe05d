import { workflowReader } from '../toolkit/index.js';
await workflowReader();
