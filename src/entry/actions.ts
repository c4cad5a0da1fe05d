import { dirname, join } from 'node:path';
import process from 'node:process';
import { createGithubRunner } from '../action/runner/github-runner.ts';
import { type Action, runAction } from './run-action.ts';

/**
 * All actions, by the entry points in `dist/` that their `action.yml` files name; the build script writes these. The imports
 * are in a chunk that already has what all actions share, so that the bundler does not repeat it in the chunk of each
 * action.
 */
export const actions = {
  'index.js': async () => (await import('../action/start/run.ts')).start,
  'post.js': async () => (await import('../action/start/post.ts')).startPost,
  'apps/index.js': async () => (await import('../action/admin/apps.ts')).apps,
  'artifacts/index.js': async () => (await import('../action/admin/artifacts.ts')).artifacts,
  'builds/index.js': async () => (await import('../action/admin/builds.ts')).builds,
  'caches/index.js': async () => (await import('../action/admin/caches.ts')).caches,
  'cancel/index.js': async () => (await import('../action/admin/cancel.ts')).cancel,
  'check/index.js': checkAction,
  'release/index.js': async () => (await import('../action/release/run.ts')).release,
  'service/index.js': serviceAction,
  'service/post.js': async () => (await import('../action/service/post.ts')).servicePost,
  'team/index.js': async () => (await import('../action/admin/team.ts')).team,
  'wait/index.js': async () => (await import('../action/wait/run.ts')).wait,
} satisfies Readonly<Record<string, () => Promise<Action>>>;

/** The service's script is in the same folder as the script that this process runs. */
async function serviceAction(): Promise<Action> {
  const { service } = await import('../action/service/run.ts');
  const { launchService } = await import('./launch-service.ts');
  const script = join(dirname(process.argv[1] ?? ''), 'process.js');
  const { platform, env } = process;
  const { PATH: path = '', RUNNER_TRACKING_ID } = env;
  return (context) =>
    service({
      ...context,
      platform,
      path,
      launch: (args, { stdio, signal }) =>
        launchService({
          command: [script, ...args],
          // With it, the runner kills the process at the end of the job, unless a post step has ended it.
          more: { RUNNER_TRACKING_ID },
          stdio: [...stdio],
          clock: context.clock,
          signal,
        }),
    });
}

async function checkAction(): Promise<Action> {
  const { check } = await import('../action/check/run.ts');
  const { checkFile } = await import('../service/cli/check.ts');
  const { env: environment } = process;
  return (context) =>
    check({
      ...context,
      checkFile: (inputs, options) => checkFile(inputs, { environment, ...options }),
    });
}

export type EntryPoint = keyof typeof actions;

export async function run(entryPoint: EntryPoint): Promise<void> {
  await runAction(await actions[entryPoint](), createGithubRunner(process.env));
}
