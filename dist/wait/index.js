import { wait } from '../toolkit/index.js';
await wait();
