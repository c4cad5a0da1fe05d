import { removeQrCodes } from '../toolkit/index.js';
await removeQrCodes();
