import { run } from '../toolkit/index.js';
await run('caches/index.js');
