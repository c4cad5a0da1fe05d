import { release } from '../toolkit/index.js';
await release();
