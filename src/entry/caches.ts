import { caches as cachesAction } from '../actions/caches/run.ts';
import { runAction } from './door.ts';

export const caches = (): Promise<void> => runAction(cachesAction);
