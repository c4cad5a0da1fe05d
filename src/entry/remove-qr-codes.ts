import { removeQrCodes as removeQrCodesAction } from '../actions/remove-qr-codes/run.ts';
import { runAction } from './door.ts';

export const removeQrCodes = (): Promise<void> => runAction(removeQrCodesAction);
