import { build as buildAction } from '../actions/build/run.ts';
import { runAction } from './door.ts';

export const build = (): Promise<void> => runAction(buildAction);
