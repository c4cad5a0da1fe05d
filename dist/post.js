import { run } from './toolkit/index.js';
await run('post.js');
