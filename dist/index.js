import { run } from './toolkit/index.js';
await run('index.js');
