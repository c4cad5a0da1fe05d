import { run } from '../toolkit/index.js';
await run('remove-qr-codes/index.js');
