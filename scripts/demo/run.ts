import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { repositoryFrom } from '../../src/service/cli/serve.ts';
import { startAction } from '../../test/support/action-process.ts';
import type { DemoOptions } from './command-line.ts';
import { defaultBranch } from './command-line.ts';
import { branchesOf, demoExecutor, startDemoService } from './demo-service.ts';
import { exampleRepository } from './example-repository.ts';
import { openDemoPullRequest } from './pull-request.ts';
import { checkPublicLinks, heading, printOutputs } from './report.ts';

/**
 * Starts the service, runs the action and shows the results. The signal ends it early, like a cancelled workflow: the
 * action cancels its builds, and nothing is left on the machine.
 *
 * @param from `folder` is where the user ran the command, the base of relative paths; `environment` is that of Git and
 *   of the builds
 * @returns the exit code
 * @throws UserError if the repository cannot be built
 */
export async function runDemo(
  options: DemoOptions,
  from: {
    folder: string;
    environment: Readonly<Record<string, string | undefined>>;
    signal: AbortSignal;
  },
): Promise<number> {
  const { folder, environment, signal } = from;
  const executor = demoExecutor(environment);
  await using stack = new AsyncDisposableStack();
  const own = await mkdtemp(join(tmpdir(), 'build-service-demo-'));
  stack.defer(() => rm(own, { recursive: true, force: true }));

  const repository =
    options.repository === undefined
      ? await exampleRepository(join(own, 'hello-mobile'))
      : repositoryFrom(options.repository, folder);
  const branch =
    options.branch ?? defaultBranch(await branchesOf(repository, { executor, folder: own, signal }));
  const service = await startDemoService({ folder: join(own, 'service'), repository, executor });
  stack.defer(service.stop);
  const pullRequest = options.pullRequest ? await openDemoPullRequest(branch) : undefined;
  if (pullRequest) stack.defer(pullRequest.close);
  signal.throwIfAborted();

  heading(`The local build service is available at ${service.baseUrl}; the log of the action follows`);
  const step = await startAction({
    ...pullRequest?.step,
    with: {
      token: service.token,
      baseUrl: service.baseUrl,
      appId: service.appId,
      workflowId: options.workflows.join('\n'),
      branch,
      variables: 'APP_VERSION=1.10',
      pollInterval: '3s',
      ...pullRequest?.step.with,
    },
  });
  step.process.stdout?.pipe(process.stdout, { end: false });
  signal.addEventListener('abort', () => step.process.kill('SIGINT'), { once: true });
  const result = await step.result;
  signal.throwIfAborted();
  heading('Outputs of the action');
  printOutputs(result.outputs);
  heading('Job summary');
  console.log(result.summary);
  heading('Public links, downloaded without a token');
  const linked = await checkPublicLinks(result.outputs);
  if (pullRequest) {
    heading('The comment on the pull request');
    for (const file of await pullRequest.saveComment(resolve(folder, 'demo-output'))) console.log(file);
  }
  if (options.keep) {
    heading(`The service still runs at ${service.baseUrl}; stop it with Ctrl+C`);
    if (!signal.aborted) await once(signal, 'abort');
  }
  return result.exitCode === 0 && linked ? 0 : 1;
}
