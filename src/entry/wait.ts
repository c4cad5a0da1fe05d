import { wait as waitAction } from '../actions/wait/run.ts';
import { runAction } from './door.ts';

export const wait = (): Promise<void> => runAction(waitAction);
