import { run } from '../toolkit/index.js';
await run('service/index.js');
