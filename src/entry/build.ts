import { buildPost as buildPostAction } from '../actions/build/post.ts';
import { build as buildAction } from '../actions/build/run.ts';
import { runAction } from './door.ts';

export const build = (): Promise<void> => runAction(buildAction);
export const buildPost = (): Promise<void> => runAction(buildPostAction);
