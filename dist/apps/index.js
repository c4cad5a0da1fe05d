import { run } from '../toolkit/index.js';
await run('apps/index.js');
