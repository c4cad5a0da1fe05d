import { run } from '../toolkit/index.js';
await run('cancel/index.js');
