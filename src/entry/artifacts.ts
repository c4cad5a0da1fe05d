import { artifacts as artifactsAction } from '../actions/artifacts/run.ts';
import { runAction } from './door.ts';

export const artifacts = (): Promise<void> => runAction(artifactsAction);
