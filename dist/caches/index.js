import { caches } from '../toolkit/index.js';
await caches();
