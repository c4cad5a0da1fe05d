import { dirname, join } from 'node:path';
import process from 'node:process';
import { servicePost as servicePostAction } from '../actions/service/post.ts';
import { service as serviceAction } from '../actions/service/run.ts';
import { serviceEnvironment } from '../service/cli/environment.ts';
import { serviceRunsOn } from '../service/data/folder/lock.ts';
import { runAction } from './door.ts';

/** The door of the process that goes on lies beside the one that node was given. */
const script = join(dirname(process.argv[1] ?? ''), 'process.js');

export const service = (): Promise<void> =>
  runAction((parts) => {
    const { platform, env } = process;
    const environment = { ...serviceEnvironment(env), trackingId: env.RUNNER_TRACKING_ID };
    return serviceAction({ ...parts, script, platform, environment });
  });

export const servicePost = (): Promise<void> =>
  runAction((parts) => servicePostAction({ ...parts, isInUse: serviceRunsOn }));
