import { team } from '../toolkit/index.js';
await team();
