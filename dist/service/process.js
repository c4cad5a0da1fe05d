import { serviceProcess } from '../toolkit/index.js';
await serviceProcess();
