import { run } from '../toolkit/index.js';
await run('builds/index.js');
