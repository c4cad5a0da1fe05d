import { apps } from '../toolkit/index.js';
await apps();
