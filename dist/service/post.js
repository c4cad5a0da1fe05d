import { servicePost } from '../toolkit/index.js';
await servicePost();
