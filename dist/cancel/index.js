import { cancel } from '../toolkit/index.js';
await cancel();
