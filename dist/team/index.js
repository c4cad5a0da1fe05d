import { run } from '../toolkit/index.js';
await run('team/index.js');
