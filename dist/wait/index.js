import { run } from '../toolkit/index.js';
await run('wait/index.js');
