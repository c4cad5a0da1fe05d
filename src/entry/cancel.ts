import { cancel as cancelAction } from '../actions/cancel/run.ts';
import { runAction } from './door.ts';

export const cancel = (): Promise<void> => runAction(cancelAction);
