import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { sleep, systemClock } from '../../src/clock.ts';
import { argumentsOf, startBuildService } from '../../src/entry/start-build-service.ts';
import { configurationAt, repositoryFrom, withGroups } from '../../src/service/cli/given.ts';
import { machineEnvironment } from '../../src/service/executor/environment/machine.ts';
import { listBranches, previewBranch } from '../../src/service/executor/git/preview.ts';
import { workflowFileName } from '../../src/service/workflow-file/document.ts';
import { startAction } from '../../test/support/action-process.ts';
import {
  chosenWorkflows,
  demoVariables,
  groupsWithoutValues,
  inputsWithoutValues,
  requireGroups,
} from './before-build.ts';
import { chosenBranch, type DemoOptions, serviceOptions } from './command-line.ts';
import { buildLines, endingLines, failureLines, shortLinks } from './ending.ts';
import { previewLines, projectReference } from './preview.ts';
import { openDemoPullRequest } from './pull-request.ts';
import { exampleFolder, exampleRepository, folderToBuild, repositoryOfFolder } from './repositories.ts';

const door = join(import.meta.dirname, '../../src/entry/service-cli.ts');

/**
 * Starts the service, runs the action and shows the results. The signal ends it early, like a cancelled workflow: the
 * action cancels its builds, and nothing is left on the machine.
 *
 * @param from `args` as they were given; relative paths start in the folder of this process
 * @returns the exit code
 * @throws UserError if the repository cannot be built
 */
export async function runDemo(
  options: DemoOptions,
  from: { args: readonly string[]; signal: AbortSignal },
): Promise<number> {
  const { args, signal } = from;
  const { env: environment } = process;
  const folder = process.cwd();
  await using stack = new AsyncDisposableStack();
  const own = await mkdtemp(join(tmpdir(), 'build-service-demo-'));
  stack.defer(() => rm(own, { recursive: true, force: true }));
  const { source, repository, branch } = await toBuild(options, { own, signal });
  const configured = configurationAt(options.config && resolve(folder, options.config));
  const configuration = withGroups(configured, options.groupFiles, options.emptyGroups);
  const access = { url: repository, knownHosts: join(own, 'known_hosts') };
  const preview = await previewBranch(access, { branch, signal });
  const request = { args, source, branch, configuration, repositoryUrl: repository };
  const workflows = chosenWorkflows(options.workflows, preview, request);
  if (!options.simulate)
    requireGroups(workflows, preview, { ...request, machine: machineEnvironment(environment) });
  if (options.repository !== undefined && source.startsWith('/'))
    console.log('Uncommitted changes are not built.');
  const service = await startDemoService(options, { repository, signal });
  stack.defer(service.close);
  const target = resolve(folder, 'demo-output');
  const pullRequest = options.pullRequest ? await openDemoPullRequest(branch, target) : undefined;
  if (pullRequest) stack.defer(pullRequest.close);
  signal.throwIfAborted();

  heading(`The local build service is available at ${service.baseUrl}; the log of the action follows`);
  const step = await startAction({
    ...pullRequest?.step,
    with: {
      token: service.token,
      baseUrl: service.baseUrl,
      appId: service.appIds[0] ?? '',
      workflowId: workflows.join('\n'),
      branch,
      variables: JSON.stringify(demoVariables),
      workflowInputs: options.inputs.join('\n'),
      pollInterval: '3s',
      ...pullRequest?.step.with,
    },
  });
  const shown = printShort(step.process.stdout);
  signal.addEventListener('abort', () => step.process.kill('SIGINT'), { once: true });
  const [result] = await Promise.all([step.result, shown]);
  signal.throwIfAborted();
  const isGood = result.exitCode === 0;
  // They would only repeat the cause.
  if (isGood) {
    heading('Outputs of the action');
    printOutputs(result.outputs);
    heading('Job summary');
    console.log(shortLinks(result.summary));
  }
  const hasArtefacts = (result.outputs.artefacts || '[]') !== '[]';
  const linked = isGood || hasArtefacts ? await checkPublicLinks(result.outputs, options) : true;
  if (pullRequest) {
    heading('Comment, summary and install page, to open in a browser');
    for (const file of await pullRequest.savePages(result)) console.log(file);
  }
  const said = await linesOfBuilds(result.outputs, service);
  if (!isGood) {
    heading('What went wrong');
    const errors = said.length > 0 ? said : result.errors.map(({ data }) => data);
    for (const line of errors) console.log(line);
  }
  heading('Next steps');
  if (isGood) for (const line of said) console.log(line);
  else {
    const groups = groupsWithoutValues(workflows, preview, options);
    const checked = options.repository === undefined ? exampleFolder : source;
    const inputs = inputsWithoutValues(workflows, preview, options);
    for (const line of failureLines({ args, source: checked, groups, inputs })) console.log(line);
  }
  const running = options.keep ? { page: service.signInUrl, token: service.token } : undefined;
  const serviceArguments =
    options.repository !== undefined && repository === source
      ? argumentsOf(serviceOptions(options, source))
      : undefined;
  for (const line of endingLines({ args, serviceArguments, running })) console.log(line);
  const built = { workflows, inputs: options.inputs, source: preview.source };
  if (isGood) for (const line of previewLines(await projectReference(), built)) console.log(line);
  if (options.keep) {
    heading(`The service still runs at ${service.baseUrl}; stop it with Ctrl+C`);
    // Not only for the signal: waiting for it, or for the service, keeps no process running.
    await sleep(systemClock, Number.POSITIVE_INFINITY, signal).catch(() => {});
  }
  return isGood && linked ? 0 : 1;
}

/**
 * What was given, the repository to clone and its branch; of a folder of a monorepo, a repository of its own.
 *
 * @throws UserError
 */
async function toBuild(
  options: DemoOptions,
  { own, signal }: { own: string; signal: AbortSignal },
): Promise<{ source: string; repository: string; branch: string }> {
  const location =
    options.repository === undefined
      ? await exampleRepository(join(own, 'hello-mobile'))
      : repositoryFrom(options.repository);
  const ref = options.branch ?? 'HEAD';
  const found = location.startsWith('/')
    ? await folderToBuild(location, { ref })
    : { path: location, isRoot: true };
  const { path: source } = found;
  if (source !== location)
    console.log(
      `${location} has no ${workflowFileName} in ${ref}. The demo builds ${source}, which has one.`,
    );
  if (!found.isRoot) {
    const branch = options.branch ?? 'main';
    return { source, repository: await repositoryOfFolder(source, { ref, branch, folder: own }), branch };
  }
  const access = { url: source, knownHosts: join(own, 'known_hosts') };
  const { names } = await listBranches(access, { signal });
  return { source, repository: source, branch: chosenBranch(options.branch, names) };
}

/** The workflow `ios` of the example shows the state of App Store Connect. */
const exampleScenario = { outcomes: [{ workflow: 'ios', appStoreConnect: { status: 'finished' } }] } as const;

/** Starts the local build service with one application, and prints what it says before it is used. */
async function startDemoService(
  options: DemoOptions,
  { repository, signal }: { repository: string; signal: AbortSignal },
) {
  let isReady = false;
  const log = (line: string): void => {
    const [, said] = /^\d{4}-\d\d-\d\dT\S+ (.*)$/.exec(line) ?? [];
    if (!isReady && said !== undefined) console.log(said);
  };
  const service = await startBuildService({ ...serviceOptions(options, repository), log }, door, signal);
  isReady = true;
  if (options.repository === undefined && options.scenario === undefined)
    await service.setScenario(exampleScenario);
  return service;
}

interface Artefact {
  readonly name: string;
  readonly size: number;
  readonly md5: string;
  readonly publicUrl?: string;
}

function heading(text: string): void {
  console.log(`\n\u001b[1m── ${text} ${'─'.repeat(Math.max(0, 76 - text.length))}\u001b[0m`);
}

/** Prints the log of the action as it arrives, with short links and without masks, as GitHub does. Its errors come at the end. */
async function printShort(log: Readable): Promise<void> {
  for await (const line of createInterface({ input: log }))
    if (!/^::(?:error|add-mask)/.test(line)) console.log(shortLinks(line));
}

/** What there is to say of each build, by its record. */
async function linesOfBuilds(
  outputs: Readonly<Record<string, string>>,
  { baseUrl, token }: Awaited<ReturnType<typeof startDemoService>>,
): Promise<string[]> {
  const ids = JSON.parse(outputs.buildIds || '[]') as string[];
  const answers = ids.map(async (id) => {
    const response = await fetch(`${baseUrl}/builds/${id}`, {
      headers: { 'x-auth-token': token, 'content-type': 'application/json' },
    });
    return buildLines(await response.json());
  });
  return (await Promise.all(answers)).flat();
}

/** Prints the outputs of the step, and the entries of JSON lists on lines of their own. */
function printOutputs(outputs: Readonly<Record<string, string>>): void {
  for (const [name, long] of Object.entries(outputs)) {
    const value = shortLinks(long);
    const entries = value.startsWith('[') ? (JSON.parse(value) as unknown[]) : undefined;
    if (!entries || entries.length === 0) console.log(`${name}: ${value}`);
    else console.log(`${name}:\n${entries.map((entry) => `  ${JSON.stringify(entry)}`).join('\n')}`);
  }
}

/**
 * Downloads every public link without a token, as anybody could, and checks size and MD5 digest. The links are shown if
 * the service is kept.
 *
 * @returns whether all of them match
 */
async function checkPublicLinks(
  outputs: Readonly<Record<string, string>>,
  { keep }: { keep: boolean },
): Promise<boolean> {
  heading('Public links, downloaded without a token');
  let all = true;
  const artefacts = JSON.parse(outputs.artefacts || '[]') as Artefact[];
  if (!artefacts.some(({ publicUrl }) => publicUrl)) console.log('There are no public links.');
  for (const { name, size, md5, publicUrl } of artefacts) {
    if (!publicUrl) continue;
    const bytes = Buffer.from(await (await fetch(publicUrl)).arrayBuffer());
    const same = bytes.length === size && createHash('md5').update(bytes).digest('hex') === md5;
    console.log(
      `${same ? '✔' : '✘'} ${name}: ${bytes.length} bytes, ${same ? 'md5 matches' : 'size or md5 differs'}`,
    );
    if (keep) console.log(`  ${publicUrl}`);
    all &&= same;
  }
  return all;
}
