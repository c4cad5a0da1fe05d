import { run } from '../toolkit/index.js';
await run('service/post.js');
