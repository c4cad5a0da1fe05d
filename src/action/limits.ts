import { clientLimits } from '../client/limits.ts';
import { appStoreConnectLimits } from './app-store-connect/limits.ts';
import { artefactLimits } from './artefacts/limits.ts';
import { cacheLimits } from './caches/limits.ts';
import { followLimits } from './follow/limits.ts';
import { commentLimits } from './github/limits.ts';
import { graceLimits } from './runner/grace.ts';
import { lookUpLimits } from './start/limits.ts';
import { stepLogLimits } from './step-logs/limits.ts';

/** The limits of the client and of all rooms, as one object that is passed in, so that tests can shrink it. */
export const defaultLimits = {
  ...clientLimits,
  ...graceLimits,
  ...lookUpLimits,
  ...followLimits,
  ...stepLogLimits,
  ...artefactLimits,
  ...commentLimits,
  ...cacheLimits,
  ...appStoreConnectLimits,
};

export type Limits = Readonly<typeof defaultLimits>;
