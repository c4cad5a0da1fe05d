import { buildPost as buildPostAction } from '../actions/start/post.ts';
import { build as buildAction } from '../actions/start/run.ts';
import { runAction } from './door.ts';

export const build = (): Promise<void> => runAction(buildAction);
export const buildPost = (): Promise<void> => runAction(buildPostAction);
