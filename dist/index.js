import { build } from './toolkit/index.js';
await build();
