import { run } from '../toolkit/index.js';
await run('artifacts/index.js');
