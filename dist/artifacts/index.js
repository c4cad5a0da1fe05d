import { artifacts } from '../toolkit/index.js';
await artifacts();
