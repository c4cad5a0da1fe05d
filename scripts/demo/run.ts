import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { emptyConfiguration } from '../../src/service/applications/configuration.ts';
import { configurationAt, repositoryFrom } from '../../src/service/cli/serve.ts';
import type { Executor } from '../../src/service/executor/execution.ts';
import { startAction } from '../../test/support/action-process.ts';
import { type DemoOptions, defaultBranch } from './command-line.ts';
import { branchesOf, demoExecutor, startDemoService } from './demo-service.ts';
import { exampleRepository } from './example-repository.ts';
import { openDemoPullRequest } from './pull-request.ts';
import { checkPublicLinks, heading, printOutputs } from './report.ts';
import { isInsideRepository, repositoryOfFolder } from './repository-folder.ts';
import { chosenWorkflows, emptyGroups, workflowsOf } from './workflow-list.ts';

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

  const configured = options.config ? configurationAt(resolve(folder, options.config)) : emptyConfiguration;
  const { repository, branch } = await toBuild(options, { ...from, executor, own });
  const list = await workflowsOf(repository, { branch, folder: own, environment, signal });
  const workflows = chosenWorkflows(options.workflows, list);
  const configuration = options.emptyGroups
    ? { ...configured, groups: { ...emptyGroups(workflows, list), ...configured.groups } }
    : configured;
  const service = await startDemoService({
    folder: join(own, 'service'),
    repository,
    configuration,
    executor,
  });
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
      workflowId: workflows.join('\n'),
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
    heading('Comment and summary, to open in a browser');
    const target = resolve(folder, 'demo-output');
    for (const file of await pullRequest.savePages(target, result.summary)) console.log(file);
  }
  if (options.keep) {
    heading(`The service still runs at ${service.baseUrl}; stop it with Ctrl+C`);
    if (!signal.aborted) await once(signal, 'abort');
  }
  return result.exitCode === 0 && linked ? 0 : 1;
}

/** The repository and its branch; of a folder of a monorepo, a repository of its own. @throws UserError */
async function toBuild(
  options: DemoOptions,
  from: { folder: string; executor: Executor; own: string; signal: AbortSignal },
): Promise<{ repository: string; branch: string }> {
  const { folder, executor, own, signal } = from;
  const given =
    options.repository === undefined
      ? await exampleRepository(join(own, 'hello-mobile'))
      : repositoryFrom(options.repository, folder);
  if (given.startsWith('/') && (await isInsideRepository(given))) {
    const branch = options.branch ?? 'main';
    const ref = options.branch ?? 'HEAD';
    return { repository: await repositoryOfFolder(given, { ref, branch, folder: own }), branch };
  }
  const branch = options.branch ?? defaultBranch(await branchesOf(given, { executor, folder: own, signal }));
  return { repository: given, branch };
}
