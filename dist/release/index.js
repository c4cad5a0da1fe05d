import { run } from '../toolkit/index.js';
await run('release/index.js');
