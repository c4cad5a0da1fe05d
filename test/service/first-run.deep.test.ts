/** The first builds of somebody's own repository, with nothing but what the program prints as guidance. */
import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from '@jest/globals';
import { repositoryRoot } from '../support/action-metadata.ts';
import { endOf } from '../support/builds.ts';
import { type FirstRunRepository, firstRunRepositories } from '../support/first-run-repositories.ts';
import { temporaryFolder } from '../support/folder.ts';
import { requireFreshBundle } from '../support/fresh-bundle.ts';
import { gitRepository } from '../support/git.ts';
import { compileCache, startProcess } from '../support/process.ts';
import { serviceProcess, tokenIn } from '../support/service-process.ts';

const demo = 'npm run demo --';
const secrets = ['hunter2-keystore', 'hunter2-sentry-token'];

const author = {
  GIT_AUTHOR_NAME: 'Ada',
  GIT_AUTHOR_EMAIL: 'ada@example.com',
  GIT_COMMITTER_NAME: 'Ada',
  GIT_COMMITTER_EMAIL: 'ada@example.com',
};

/** A reader who types what is printed, in the folder of the clone. */
interface Reader {
  readonly path: string;
  readonly home: string;
  /** Runs a command of a shell, and returns what it prints and its exit code. */
  type(command: string): Promise<{ readonly text: string; readonly code: number }>;
}

async function withClone<Result>(
  name: FirstRunRepository,
  walk: (reader: Reader) => Promise<Result>,
): Promise<Result> {
  await using folder = await temporaryFolder();
  const origin = await gitRepository({
    path: join(folder.path, 'origin'),
    files: firstRunRepositories[name],
  });
  const home = join(folder.path, 'home');
  const path = join(folder.path, 'shop');
  await promisify(execFile)('git', ['clone', '--quiet', origin.path, path]);
  const env = {
    ...author,
    ...compileCache,
    PATH: process.env.PATH,
    HOME: home,
    // Nothing can be installed.
    npm_config_registry: 'http://127.0.0.1:9',
  };
  const door = `"${process.execPath}" "${join(repositoryRoot, 'scripts/demo.ts')}"`;
  return await walk({
    path,
    home,
    type: async (command) => {
      const args = ['-c', command.replaceAll(demo, door)];
      const ended = await promisify(execFile)('sh', args, { cwd: path, env }).then(
        ({ stdout, stderr }) => ({ text: stdout + stderr, code: 0 }),
        ({ stdout, stderr, code }) => ({ text: stdout + stderr, code }),
      );
      for (const secret of secrets) expect(ended.text).not.toContain(secret);
      return ended;
    },
  });
}

/** The commands that a text has, each on a line of its own. */
function commandsIn(text: string): string[] {
  return text.split('\n').flatMap((line) => /^ {2}(\S.*)$/.exec(line)?.[1] ?? []);
}

const start = `${demo} --repository .`;

/** Types one command, or the first that it printed. */
const typesOne = (reader: Reader) => reader.type(`${start} --workflow check`);
const typesFirst = async (reader: Reader) => {
  const { text } = await reader.type(start);
  return reader.type(commandsIn(text)[0] ?? text);
};

/** Each begins with `--repository`, and types then only what was printed. */
const walks = {
  flutter: typesFirst,
  'react-native': typesOne,
  monorepo: (reader: Reader) => reader.type(`${start}/apps/mobile`),
  groups: async (reader: Reader) => {
    const { text } = await reader.type(start);
    const [, write = '', build = ''] = commandsIn(text);
    await reader.type(write);
    const folder = join(reader.home, '.config/build-service/shop');
    const files = (await readdir(folder)).sort();
    for (const file of files) expect((await stat(join(folder, file))).mode & 0o777).toBe(0o600);
    expect(files).toEqual(['sentry.env', 'signing.env']);
    const empty = await readFile(join(folder, 'signing.env'), 'utf8');
    expect(empty).toBe('#KEY_PASSWORD=\n#KEY_ALIAS=\n#SENTRY_AUTH_TOKEN=\n');
    await writeFile(join(folder, 'signing.env'), `KEY_PASSWORD=${secrets[0]}\nKEY_ALIAS=upload\n`);
    await writeFile(join(folder, 'sentry.env'), `SENTRY_AUTH_TOKEN="${secrets[1]}"\n`);
    return reader.type(build);
  },
  'no-yaml': (reader: Reader) => reader.type(start),
  'failing-test': typesOne,
  'not-committed': async (reader: Reader) => {
    await writeFile(join(reader.path, 'main.txt'), 'edited, and not committed\n');
    return reader.type(start);
  },
} satisfies Record<FirstRunRepository, (reader: Reader) => Promise<unknown>>;

const ended = new Map<string, ReturnType<Reader['type']>>();

beforeAll(() => {
  requireFreshBundle();
  // Side by side: most of the time they wait for each other's processes.
  for (const [name, walk] of Object.entries(walks)) {
    const end = withClone(name as FirstRunRepository, walk);
    end.catch(() => undefined);
    ended.set(name, end);
  }
});

test.each([
  ['react-native', /bundle\.tar\.gz: \d+ bytes, md5 matches/],
  ['monorepo', /main\.txt: 7 bytes, md5 matches/],
  [
    'groups',
    /app\.txt: 17 bytes, md5 matches[\s\S]*\nNot done by release: publishing\.email \([\s\S]*variable groups: signing, sentry\./,
  ],
  ['not-committed', /Uncommitted changes are not built\.\n[\s\S]*main\.txt: 10 bytes, md5 matches/],
])('%s: the build finishes, and says what comes next', async (name, built) => {
  const end = await ended.get(name);
  expect(end?.text).toMatch(built);
  expect(end?.text).toMatch(
    /\nYour repository: .*\nIn a browser: {6}.*\nTo comment on every pull request, copy this to .*\n\non: pull_request\n[\s\S]*mobile-preview\.yml@[0-9a-f]{40}\n[\s\S]*\nBefore you merge it:\n- /,
  );
  expect(end?.code).toBe(0);
});

test.each([
  ['flutter', /\ncheck failed: .* `flutter` is not installed on this machine/],
  ['failing-test', /\ncheck failed: Step \d+ script `Test` exited with status code 1/],
])(
  '%s: the build fails, its message names the cause once, and the next commands follow',
  async (name, cause) => {
    const end = await ended.get(name);
    expect(end?.text.match(new RegExp(cause, 'g'))).toHaveLength(1);
    expect(end?.text).not.toMatch(/^::error|── (?:Outputs|Job summary)/m);
    expect(end?.text).toMatch(
      /\nCheck the file: +npm run check -- \/.*\nWithout scripts: +npm run demo -- .* --simulate\n/,
    );
    expect(end?.code).toBe(1);
  },
);

test('without codemagic.yaml, the error names it and the examples', async () => {
  const end = await ended.get('no-yaml');
  expect(end?.text).toMatch(
    /^Branch main: The repository has no codemagic\.yaml at this commit\. To begin with one, see examples\/ in .*\.\n$/,
  );
  expect(end?.code).toBe(1);
});

test('of a folder without codemagic.yaml, the one above is built and kept, with its mistakes, until it is stopped', async () => {
  await using folder = await temporaryFolder();
  const file = 'workflows:\n  build:\n    scirpts: [pwd]\n    scripts: [pwd]\n    artifacts: [out/*.apk]\n';
  const { path } = await gitRepository({
    path: join(folder.path, 'shop'),
    files: { 'codemagic.yaml': file, 'android/a.txt': 'a' },
  });
  const temporary = join(folder.path, 'tmp');
  await mkdir(temporary);
  const args = ['--repository', 'android', '--keep', '--pull-request'];
  await using stack = new AsyncDisposableStack();
  const demo = startProcess({
    file: process.execPath,
    parameters: [join(repositoryRoot, 'scripts/demo.ts'), ...args],
    cwd: path,
    env: { ...compileCache, PATH: process.env.PATH, HOME: folder.path, TMPDIR: temporary },
  });
  stack.defer(async () => {
    demo.process.kill('SIGINT');
    await demo.ended;
  });
  const text = await demo.printed('stop it with Ctrl+C');
  expect(text).toContain(
    `${path}/android has no codemagic.yaml in HEAD. The demo builds ${path}, which has one.`,
  );
  expect(text).toContain(
    'build warning: codemagic.yaml:3: `scirpts` is not a known key; did you mean `scripts`? No file matches `out/*.apk`',
  );
  const [, token = ''] = /^API token: +export BUILD_SERVICE_TOKEN=(\w+) /m.exec(text) ?? [];
  const [, baseUrl = ''] = /^In a browser: {6,}(http:\S+)\/page\/sign-in\?code=/m.exec(text) ?? [];
  expect((await fetch(`${baseUrl}/apps`, { headers: { 'x-auth-token': token } })).status).toBe(200);
  await stack.disposeAsync();
  expect((await demo.ended).exitCode).toBe(0);
  expect(await readdir(temporary)).toEqual([]);
});

test('--pull-request writes the comment, the summary and the install page', async () => {
  await using folder = await temporaryFolder();
  const demo = startProcess({
    file: process.execPath,
    parameters: [join(repositoryRoot, 'scripts/demo.ts'), '--pull-request'],
    cwd: folder.path,
    env: { ...compileCache, PATH: process.env.PATH, HOME: folder.path },
  });
  const { printed, exitCode } = await demo.ended;
  expect(exitCode).toBe(0);
  const written = ['comment.html', 'summary.html', 'install-page/index.html'];
  for (const name of written) {
    const file = join(folder.path, 'demo-output', name);
    expect(printed).toContain(`\n${file}\n`);
    const html = await readFile(file, 'utf8');
    expect(html).toContain('hello-mobile');
    if (name.startsWith('install-page')) continue;
    expect(html).toMatch(/App Store Connect<\/td>\s*<td>✅ finished/);
    expect(html).toContain('<a href="install-page/index.html">Install page</a>');
  }
});

// T33
test('the values of --group are in no answer, log or other file of the service, and the printed curl builds with them', async () => {
  await using folder = await temporaryFolder();
  const { path } = await gitRepository({
    path: join(folder.path, 'shop'),
    files: firstRunRepositories.groups,
  });
  const files = {
    signing: 'KEY_PASSWORD=hunter2-keystore\nKEY_ALIAS=upload\n',
    sentry: `SENTRY_AUTH_TOKEN=${secrets[1]}\n`,
  };
  const groups: string[] = [];
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder.path, `${name}.env`);
    await writeFile(file, text, { mode: 0o600 });
    groups.push('--group', `${name}=${file}`);
  }
  const dataFolder = join(folder.path, 'data');
  // Without walls, so that the script sees the arguments of all processes.
  const more = ['--repository', path, '--sandbox', 'off', ...groups];
  await using service = await serviceProcess({ dataFolder, more });
  const curl = service.printed.find((line) => line.includes('curl')) ?? '';
  const env = { PATH: process.env.PATH, BUILD_SERVICE_TOKEN: tokenIn(service.printed) };
  const { stdout } = await promisify(execFile)('sh', ['-c', curl], { env });
  const { buildId } = JSON.parse(stdout);
  const build = await endOf(service, buildId);
  expect(build).toMatchObject({ status: 'finished', message: null });
  const apps = (await service.ask('GET', '/apps')).body;
  const seen = [JSON.stringify([build, apps]), ...service.printed];
  await service.end('SIGINT');
  for (const file of await readdir(dataFolder, { recursive: true })) {
    const place = join(dataFolder, file);
    if ((await stat(place)).isFile()) seen.push(await readFile(place, 'latin1'));
  }
  for (const secret of secrets) expect(seen.filter((text) => text.includes(secret))).toEqual([]);
});

test('each start prints commands that work as pasted', async () => {
  await using folder = await temporaryFolder();
  const { path } = await gitRepository({
    path: join(folder.path, 'shop'),
    files: firstRunRepositories['react-native'],
  });
  const given = { dataFolder: join(folder.path, 'data'), more: ['--repository', path] };
  const env = { ...author, ...compileCache, PATH: process.env.PATH, HOME: folder.path };
  const first = await serviceProcess(given);
  await first.end('SIGINT');

  await using service = await serviceProcess({ ...given, token: first.token });
  const paste = commandsIn(service.printed.join('\n')).filter((line) => /^(?:export|curl) /.test(line));
  expect(paste).toHaveLength(2);
  const door = `"${process.execPath}" "${join(repositoryRoot, 'src/entry/service-cli.ts')}"`;
  const pasted = paste.join('\n').replaceAll('npm run service --', door);
  const { stdout } = await promisify(execFile)('sh', ['-c', pasted], { env });
  const { body } = await service.ask('GET', `/builds/${JSON.parse(stdout).buildId}`);
  expect(body.build).toMatchObject({ fileWorkflowId: 'check', branch: 'main' });
});
