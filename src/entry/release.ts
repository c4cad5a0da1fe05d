import { release as releaseAction } from '../actions/release/run.ts';
import { runAction } from './door.ts';

export const release = (): Promise<void> => runAction(releaseAction);
