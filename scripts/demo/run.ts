import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { repositoryFrom } from '../../src/service/cli/serve.ts';
import { startAction } from '../../test/support/action-process.ts';
import { usualBranch } from './branch.ts';
import type { DemoOptions } from './command-line.ts';
import { branchesOf, demoExecutor, startDemoService } from './demo-service.ts';
import { exampleRepository } from './example-repository.ts';
import { openDemoPullRequest } from './pull-request.ts';
import { checkPublicLinks, heading, printOutputs } from './report.ts';

/**
 * Starts the service, runs the action against it and shows what came of it. The signal ends it early: the action cancels
 * its builds, as in a workflow that is cancelled, and nothing is left on the machine.
 *
 * @param surroundings `folder` is where the command was given: relative paths start there; `environment` is what Git and
 *   builds may see of
 * @returns the exit code
 * @throws a UserError when the repository cannot be built at all
 */
export async function runDemo(
  options: DemoOptions,
  surroundings: {
    folder: string;
    environment: Readonly<Record<string, string | undefined>>;
    signal: AbortSignal;
  },
): Promise<number> {
  const { folder, environment, signal } = surroundings;
  const executor = demoExecutor(environment);
  await using stack = new AsyncDisposableStack();
  const own = await mkdtemp(join(tmpdir(), 'build-service-demo-'));
  stack.defer(() => rm(own, { recursive: true, force: true }));

  const repository =
    options.repository === undefined
      ? await exampleRepository(join(own, 'hello-mobile'))
      : repositoryFrom(options.repository, folder);
  const branch =
    options.branch ?? usualBranch(await branchesOf(repository, { executor, folder: own, signal }));
  const service = await startDemoService({ folder: join(own, 'service'), repository, executor });
  stack.defer(service.stop);
  const pullRequest = options.pullRequest ? await openDemoPullRequest(branch) : undefined;
  if (pullRequest) stack.defer(pullRequest.close);
  signal.throwIfAborted();

  heading(`The local build service answers at ${service.baseUrl}; the action's log`);
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
  heading('Its outputs');
  printOutputs(result.outputs);
  heading('Its job summary');
  console.log(result.summary);
  heading('Every public link, downloaded without any header');
  const linked = await checkPublicLinks(result.outputs);
  if (pullRequest) {
    heading('The comment on the pull request');
    for (const file of await pullRequest.saveComment(resolve(folder, 'demo-output'))) console.log(file);
  }
  if (options.keep) {
    heading(`The service goes on at ${service.baseUrl}; end it with Ctrl+C`);
    if (!signal.aborted) await once(signal, 'abort');
  }
  return result.exitCode === 0 && linked ? 0 : 1;
}
