import { buildPost } from './toolkit/index.js';
await buildPost();
