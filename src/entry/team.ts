import { team as teamAction } from '../actions/team/run.ts';
import { runAction } from './door.ts';

export const team = (): Promise<void> => runAction(teamAction);
