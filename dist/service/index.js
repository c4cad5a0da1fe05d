import { service } from '../toolkit/index.js';
await service();
