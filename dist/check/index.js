import { run } from '../toolkit/index.js';
await run('check/index.js');
