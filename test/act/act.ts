import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { glob } from 'tinyglobby';
import { z } from 'zod';
import { repositoryRoot } from '../support/action-metadata.ts';
import { temporaryFolder } from '../support/folder.ts';
import { FakeGitHub } from '../support/github/fake-github.ts';
import { rememberSecrets, rememberService } from '../support/leaks.ts';
import { type RunningProcess, startProcess } from '../support/process.ts';
import { type StageOptions, setStage } from '../support/stage.ts';
import { app, type RunEvent } from '../support/workflow/event.ts';
import type { Permissions } from '../support/workflow/permissions.ts';
import { organisationWorkflow } from '../support/workflow/written-workflows.ts';
import { actFile } from './setup.ts';

/** The name of this repository in workflows of users. */
const own = 'OWNER/build-service-action';

/** The actions that this machine cannot download; the folder of each stand-in has the name of its action. */
const standIns: readonly string[] = [
  'actions/checkout',
  'actions/setup-node',
  'actions/upload-artifact',
  'actions/download-artifact',
  'actions/attest',
];

export interface ActOptions {
  /** Default: the app's repository. */
  readonly repository?: string;
  /** The repository that checkout clones. Default: the app's. */
  readonly remote?: string;
  readonly secrets?: Readonly<Record<string, string>>;
  readonly vars?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  /** What GitHub lets the token of each job do. act does not read `permissions`. */
  readonly token?: Permissions;
  /** Runs only this job. */
  readonly job?: string;
}

export interface ActRun {
  readonly succeeded: boolean;
  /** The results of the jobs that ran; those of called workflows as `caller / Job`. */
  readonly jobs: Readonly<Record<string, string>>;
  /** The `needs` of the job `after`, if the workflow has `afterCalled`. */
  readonly needs: Readonly<Record<string, { result: string; outputs: Readonly<Record<string, string>> }>>;
  /** The summaries of all steps. */
  readonly summary: string;
  /** Errors, warnings and notices. */
  readonly annotations: readonly string[];
  /** The steps that succeeded, each once, as `Main <name>` or `Post <name>`. */
  readonly steps: readonly string[];
  /** The folder with its artifacts. Another run finds them with this folder as `STAND_IN_ARTIFACTS`. */
  readonly artifacts: string;
  readonly printed: string;
}

/** An app's repository, the local build service, a fake GitHub, and act to run workflows of the app. */
export type ActStage = Awaited<ReturnType<typeof setActStage>>;

/** A job for the end of a workflow whose test reads the outputs of its job `called`. */
export const afterCalled = `
  after:
    needs: called
    if: always()
    runs-on: ubuntu-latest
    steps:
      - env: { NEEDS: "\${{ toJSON(needs) }}" }
        run: printf '%s' "$NEEDS" > "$STAND_IN_ARTIFACTS/../needs.json"
`;

export async function setActStage(options: StageOptions = {}) {
  await using stack = new AsyncDisposableStack();
  const folder = stack.use(await temporaryFolder());
  const stage = stack.use(await setStage(options));
  const github = await FakeGitHub.start();
  stack.defer(() => github.close());
  /** GitHub's data of the app's repository. */
  const home = github.addRepository({ fullName: app });
  /** The folder with this repository, rewritten for act. */
  const copy = join(folder.path, 'own');
  await copyForAct(copy, stage.proxy.url);
  /** The organisation's workflow, which repositories call. */
  const organisation = join(folder.path, 'organisation');
  await mkdir(join(organisation, '.github/workflows'), { recursive: true });
  const wrapper = join(organisation, '.github/workflows/mobile-preview.yml');
  await writeFile(wrapper, forAct(organisationWorkflow().text, stage.proxy.url));
  const localRepositories = [
    `${own}@v1=${copy}`,
    `octo-org/workflows@main=${organisation}`,
    ...(await pinnedStandIns()),
  ];
  rememberSecrets([stage.service.token]);
  rememberService(stage.proxy.url);
  const processes: RunningProcess['process'][] = [];
  stack.defer(() => {
    for (const one of processes) one.kill('SIGKILL');
  });
  let runs = 0;
  let seen = 0;

  const start = async (workflow: string, event: RunEvent, given: ActOptions = {}) => {
    const run = join(folder.path, `run-${++runs}`);
    for (const name of ['work', 'home', 'artifacts']) await mkdir(join(run, name), { recursive: true });
    await writeFile(join(run, 'workflow.yml'), forAct(workflow, stage.proxy.url));
    await writeFile(join(run, 'event.json'), JSON.stringify(event.payload));
    const permissions = given.token ?? {
      ...{ contents: 'write', issues: 'write', 'pull-requests': 'write', statuses: 'write' },
    };
    const token = github.addToken(`ghs_token-of-run-${runs}`, { permissions });
    const secrets = given.secrets ?? { BUILD_SERVICE_TOKEN: stage.service.token };
    const env = {
      ...github.environment,
      GITHUB_REPOSITORY: given.repository ?? app,
      GITHUB_REF: event.ref,
      // For pull requests, act has none.
      GITHUB_REF_TYPE: event.ref.startsWith('refs/tags/') ? 'tag' : 'branch',
      SHA_REF: event.sha,
      GITHUB_RUN_ID: String(4242 + runs),
      STAND_IN_REMOTE: given.remote ?? stage.repository.path,
      STAND_IN_ARTIFACTS: join(run, 'artifacts'),
      ...given.env,
    };
    const parameters = [
      ...[event.name, '--json', '--rm', '--pull=false', '--no-cache-server', '--no-skip-checkout'],
      // Its cache of local repositories must not be used by two jobs at the same time.
      ...['--concurrent-jobs', '1', '--action-cache-path', join(run, 'cache')],
      ...['--directory', join(run, 'work'), '--workflows', join(run, 'workflow.yml')],
      ...['--eventpath', join(run, 'event.json'), '--actor', event.actor],
      ...(given.job ? ['--job', given.job] : []),
      ...localRepositories.flatMap((local) => ['--local-repository', local]),
      ...['ubuntu-latest', 'ubuntu-24.04', 'macos-latest'].flatMap((name) => ['-P', `${name}=-self-hosted`]),
      ...pairs('--secret', { GITHUB_TOKEN: token, ...secrets }),
      ...pairs('--var', { APP_ID: stage.service.appId, ...given.vars }),
      ...pairs('--env', env),
    ];
    const machine = {
      PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
      HOME: join(run, 'home'),
      LANG: 'C.UTF-8',
    };
    const started = startProcess({ file: actFile, parameters, cwd: run, env: machine });
    processes.push(started.process);
    const read = async (): Promise<ActRun> => {
      const { exitCode, printed } = await started.ended;
      const needs = await readFile(join(run, 'needs.json'), 'utf8').catch(() => '{}');
      const artifacts = join(run, 'artifacts');
      return { ...readLog(printed), succeeded: exitCode === 0, needs: JSON.parse(needs), artifacts, printed };
    };
    return { process: started.process, run: read() };
  };
  const run = async (...given: Parameters<typeof start>) => (await start(...given)).run;
  const held = stack.move();
  return {
    ...{ repository: stage.repository, service: stage.service, proxy: stage.proxy },
    ...{ github, home, copy, start, run },
    /** @throws with all that was printed if the run failed */
    async succeed(...given: Parameters<typeof start>) {
      const ended = await run(...given);
      if (!ended.succeeded) throw new Error(`The run failed:\n${readable(ended.printed)}`);
      return ended;
    },
    /** The bodies of the starts that the service received since the last call. */
    newStarts(): unknown[] {
      const fresh = stage.proxy.requests.slice(seen);
      seen = stage.proxy.requests.length;
      return fresh
        .filter(({ method, path }) => method === 'POST' && path === '/builds')
        .map(({ body }) => body);
    },
    [Symbol.asyncDispose]: () => held.disposeAsync(),
  };
}

async function pinnedStandIns(): Promise<string[]> {
  const pins = z
    .record(z.string(), z.object({ commit: z.string(), version: z.string() }))
    .parse(JSON.parse(await readFile(join(repositoryRoot, '.github/pins.json'), 'utf8')));
  return standIns.flatMap((name) => {
    const { commit, version = '' } = pins[name] ?? {};
    const path = join(import.meta.dirname, 'stand-ins', basename(name));
    return [commit, version.replace(/\..*/, '')].map((ref) => `${name}@${ref}=${path}`);
  });
}

/**
 * A workflow or an action that act 0.2.89 can run: this repository's name and tag replace `$/`; `queue` and `deployment`, which
 * act does not know, are left out; the jobs of a matrix run one after the other. The local service
 * replaces the hosted one, and is polled every second.
 */
function forAct(text: string, baseUrl: string): string {
  return text
    .replaceAll(/uses: \$\/(\S+)/g, `uses: ${own}/$1@v1`)
    .replaceAll(/^ +(queue: max|deployment: false).*\n/gm, '')
    .replaceAll(/^( +)strategy:\n/gm, '$&$1  max-parallel: 1\n')
    .replaceAll('https://api.codemagic.io', baseUrl)
    .replaceAll(/default: 30s$/gm, 'default: 1s');
}

/** Copies the parts of this repository that runners load, rewritten for act. */
async function copyForAct(to: string, baseUrl: string): Promise<void> {
  await cp(join(repositoryRoot, 'dist'), join(to, 'dist'), { recursive: true });
  const patterns = ['action.yml', '*/action.yml', '.github/actions/*/action.yml', '.github/workflows/*.yml'];
  for (const file of await glob(patterns, { cwd: repositoryRoot })) {
    await mkdir(dirname(join(to, file)), { recursive: true });
    await writeFile(join(to, file), forAct(await readFile(join(repositoryRoot, file), 'utf8'), baseUrl));
  }
}

function pairs(option: string, values: Readonly<Record<string, string>>): string[] {
  return Object.entries(values).flatMap(([name, value]) => [option, `${name}=${value}`]);
}

const line = z.object({
  msg: z.string(),
  job: z.string().optional(),
  jobResult: z.string().optional(),
  step: z.string().optional(),
  stage: z.string().optional(),
  stepResult: z.string().optional(),
  command: z.string().optional(),
  arg: z.string().optional(),
  content: z.string().optional(),
});

type Line = z.output<typeof line>;

function linesOf(printed: string): Line[] {
  return printed
    .split('\n')
    .filter((text) => text.startsWith('{'))
    .map((text) => line.parse(JSON.parse(text)));
}

function readLog(printed: string): Pick<ActRun, 'jobs' | 'summary' | 'annotations' | 'steps'> {
  const lines = linesOf(printed);
  return {
    jobs: Object.fromEntries(
      lines.flatMap(({ job = '', jobResult }) => (jobResult ? [[shortName(job), jobResult]] : [])),
    ),
    summary: lines.map(({ command, content = '' }) => (command === 'summary' ? content : '')).join(''),
    annotations: lines.flatMap(({ command = '', arg = '' }) =>
      ['error', 'warning', 'notice'].includes(command) ? [`${command}: ${arg}`] : [],
    ),
    // A composite action's own steps have its name too.
    steps: [
      ...new Set(
        lines.flatMap(({ stage, step, stepResult }) =>
          stepResult === 'success' && stage !== undefined ? [`${stage} ${step}`] : [],
        ),
      ),
    ],
  };
}

/** act's `Workflow/job` and `caller/Called workflow/Job`. */
function shortName(job: string): string {
  const [first = '', second = '', third] = job.trim().split('/');
  return third === undefined ? second : `${first} / ${third}`;
}

function readable(printed: string): string {
  const lines = linesOf(printed)
    .filter(({ msg }) => !msg.startsWith('LocalRepositoryCache'))
    .map(({ job, msg }) => `${job?.trim() ?? ''}: ${msg.trimEnd()}`);
  return [...lines, ...printed.split('\n').filter((text) => !text.startsWith('{'))].join('\n');
}
