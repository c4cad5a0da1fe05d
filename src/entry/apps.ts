import { apps as appsAction } from '../actions/apps/run.ts';
import { runAction } from './door.ts';

export const apps = (): Promise<void> => runAction(appsAction);
