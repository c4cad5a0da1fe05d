import { dirname, join } from 'node:path';
import process from 'node:process';
import { service } from '../action/service/run.ts';
import { serviceEnvironment } from '../service/cli/command-line.ts';
import type { Action } from './run-action.ts';

/** The script of the background process is in the same folder as the one that node was started with. */
const script = join(dirname(process.argv[1] ?? ''), 'process.js');

/** The service action with its dependencies on the service and on this process. */
export const serviceAction: Action = (context) => {
  const { platform, env } = process;
  const environment = { ...serviceEnvironment(env), trackingId: env.RUNNER_TRACKING_ID };
  return service({ ...context, script, platform, environment });
};
