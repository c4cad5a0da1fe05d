import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { chosenWorkflows, groupsText, inputsWithoutValues } from '../../../scripts/demo/before-build.ts';
import { chosenBranch, parseDemo, serviceOptions } from '../../../scripts/demo/command-line.ts';
import { buildLines, failureLines, shortLinks } from '../../../scripts/demo/ending.ts';
import {
  previewFile,
  previewLines,
  projectReference,
  repositoryOnGitHub,
} from '../../../scripts/demo/preview.ts';
import { webPage } from '../../../scripts/demo/pull-request.ts';
import { folderToBuild, repositoryOfFolder } from '../../../scripts/demo/repositories.ts';
import { argumentsOf } from '../../../src/entry/start-build-service.ts';
import { WrongCommand } from '../../../src/service/cli/command-line.ts';
import { configurationAt } from '../../../src/service/cli/given.ts';
import { missingFileText } from '../../../src/service/executor/git/preview.ts';
import { listWorkflows } from '../../../src/service/workflow-file/read.ts';
import { repositoryRoot } from '../../support/action-metadata.ts';
import { deepTest } from '../../support/deep-test.ts';
import { temporaryFolder } from '../../support/folder.ts';
import { gitRepository } from '../../support/git.ts';

const asked = {
  args: [],
  source: '/home/ada/my app',
  branch: 'main',
  configuration: configurationAt(),
  repositoryUrl: '/x',
};
const preview = {
  source: '',
  workflows: [
    { id: 'android', name: 'Android', inputs: [] },
    { id: 'ios', name: 'iOS', inputs: [] },
  ],
  problem: undefined,
};

test('the only workflow needs no --workflow; otherwise one that was not given or does not exist is an error with those that exist', () => {
  const web = { ...preview, workflows: [{ id: 'web', name: 'Web', inputs: [] }] };
  expect(chosenWorkflows(undefined, web, asked)).toEqual(['web']);
  expect(() => chosenWorkflows(undefined, preview, asked)).toThrow(
    '--workflow is required. To build several workflows, repeat it. Branch main has android, ios.\n  npm run demo -- --workflow android\n  npm run demo -- --workflow ios',
  );
  expect(() => chosenWorkflows(['ios', 'web'], preview, asked)).toThrow(
    'There is no workflow web. Branch main has android, ios.',
  );
});

test('a file that cannot be read is an error with its mistake and the command that lists all', () => {
  const broken = { ...preview, workflows: [], problem: 'codemagic.yaml:3: it is broken' };
  expect(() => chosenWorkflows(['web'], broken, asked)).toThrow(
    "Branch main: codemagic.yaml:3: it is broken\nCheck the file:    npm run check -- '/home/ada/my app'",
  );
});

test.each([
  [
    ['lib/main.dart', 'a/b/codemagic.yaml', 'app/Codemagic.yml'],
    'Move `app/Codemagic.yml` to `codemagic.yaml` at the root.',
  ],
  [['app/pubspec.yaml', 'docs/codemagic.md'], 'To begin with one, see examples/ in'],
])('without codemagic.yaml, the error says what to do with the files %j', (paths, what) => {
  const empty = { source: undefined, workflows: [], problem: missingFileText(paths) };
  expect(() => chosenWorkflows(undefined, empty, asked)).toThrow(
    `Branch main: The repository has no codemagic.yaml at this commit. ${what}`,
  );
});

test('the inputs without values are those of the workflows built, without a default and not given', () => {
  const source = `workflows:
  android: { inputs: { flavour: {}, notes: {}, track: { default: beta } } }
  ios: { inputs: { team: {} } }`;
  const listed = { ...preview, workflows: listWorkflows(source) };
  expect(inputsWithoutValues(['android'], listed, { inputs: ['notes=x', 'flavours=y'] })).toEqual([
    'flavour',
  ]);
});

test('for groups that are missing, the commands that write their files and use them are printed', () => {
  const missing = { groups: ['sign', '../a b'], variables: ['KEY_ALIAS'] };
  const text = groupsText(missing, { args: ['--repository', 'app'], source: '/src/app' });
  const folder = '"$HOME"/.config/build-service/app';
  expect(text.split('\n').filter((line) => line.startsWith('  '))).toEqual([
    '  npm run demo -- --repository app --empty-groups',
    `  (umask 077; mkdir -p ${folder}; printf '#%s=\\n' KEY_ALIAS | tee -a ${folder}/sign.env ${folder}/__a_b.env > /dev/null)`,
    `  npm run demo -- --repository app --group sign=${folder}/sign.env --group '../a b'=${folder}/__a_b.env`,
  ]);
});

test('without codemagic.yaml in a folder, the nearest folder above it that has one is built', async () => {
  await using folder = await temporaryFolder();
  const { path } = await gitRepository({
    path: join(folder.path, 'all'),
    files: {
      'codemagic.yaml': 'workflows:\n',
      'apps/shop/codemagic.yaml': 'workflows:\n',
      'apps/shop/android/a.txt': 'a',
    },
  });
  const at = (name: string) => folderToBuild(join(path, name), { ref: 'HEAD' });
  const shop = { path: join(path, 'apps/shop'), isRoot: false };
  expect(await at('apps/shop/android')).toEqual(shop);
  expect(await at('apps')).toEqual({ path, isRoot: true });
  const bare = await gitRepository({ path: join(folder.path, 'bare'), files: { 'app/a.txt': 'a' } });
  const none = join(bare.path, 'app');
  expect(await folderToBuild(none, { ref: 'HEAD' })).toEqual({ path: none, isRoot: false });
});

deepTest.each([
  ['HEAD', 'not committed'],
  ['nowhere', 'shop'],
])('a folder of a monorepo that is not in the commit is told: %s', async (ref, name) => {
  await using folder = await temporaryFolder();
  const { path } = await gitRepository({ path: join(folder.path, 'all'), files: { 'shop/a.txt': 'a' } });
  await mkdir(join(path, name), { recursive: true });
  const taken = repositoryOfFolder(join(path, name), { ref, branch: 'main', folder: folder.path });
  await expect(taken).rejects.toThrow(
    `${name} cannot be read from ${ref}, and the demo builds only committed files`,
  );
});

test.each([
  [['--repo', '.'], "Unknown option '--repo'"],
  [['app'], "Unexpected argument 'app'"],
  [['--workflow'], "Option '--workflow <value>' argument missing"],
  [['--scenario', 'failures.yaml'], '--scenario has no effect without --simulate: add --simulate'],
  [['--keep=yes'], "Option '--keep' does not take an argument"],
])('%j is refused', (given, why) => {
  expect(() => parseDemo(given)).toThrow(WrongCommand);
  expect(() => parseDemo(given)).toThrow(why);
});

test('the default branch is main, or the only one; with several others --branch is required', () => {
  expect(chosenBranch(undefined, ['develop', 'main'])).toBe('main');
  expect(chosenBranch(undefined, ['trunk'])).toBe('trunk');
  expect(() => chosenBranch(undefined, ['develop', 'master'])).toThrow(
    '--branch is required. The repository has develop, master.',
  );
  expect(() => chosenBranch(undefined, [])).toThrow("doesn't have any branches yet");
  expect(() => chosenBranch('trunk', ['main'])).toThrow('There is no branch trunk. The repository has main.');
});

test('a page of the demo opens without a network: pictures, style and the code that draws charts are inside', () => {
  const address = 'https://github.com/octo-org/app/blob/0/code.png?raw=true';
  const chart = '```mermaid\ngantt\n```';
  const html = webPage(`<img src="${address}" alt="QR code">\n\n${chart}`, {
    title: 'comment',
    pictures: new Map([[address, Buffer.from('picture')]]),
  });
  expect(html).toContain('src="data:image/png;base64,cGljdHVyZQ=="');
  expect(html).toContain('mermaid.run(');
  expect(html).not.toMatch(/<(img|script)[^>]* src="http|<link/);
});

test('a page without charts has no script, and what a service says is not markup', () => {
  const html = webPage('<script>alert(1)</script>', { title: 'comment', pictures: new Map() });
  expect(html).not.toContain('<script');
});

test('signed links are shown short', () => {
  const [host, name] = ['http://127.0.0.1:4040', 'app.apk'];
  const text = `<a href="${host}/artifacts/.abc-def_">x</a> ${host}/artifacts/1-2/3-4/${name} (${host}/builds/1)`;
  expect(shortLinks(text)).toBe(
    `<a href="${host}/artifacts/.…">x</a> ${host}/artifacts/…/${name} (${host}/builds/1)`,
  );
});

test('a good build says which steps were skipped and which keys were passed over, and each build its message', () => {
  const buildActions = [
    { name: 'Reading the workflow', status: 'success', skipped: ['publishing.email'] },
    { name: 'Deploy', status: 'skipped' },
    { name: 'Build', status: 'success' },
  ];
  const build = { status: 'finished', workflowId: null, fileWorkflowId: 'ios', buildActions };
  const left = 'Not done by ios: publishing.email (this service does not sign or publish); skipped: Deploy';
  const plain = { ...build, buildActions: buildActions.slice(2) };
  expect(buildLines({ build })).toEqual([left]);
  expect(buildLines({ build: plain })).toEqual([]);
  const unmatched = 'No file matches `*.ipa`';
  expect(buildLines({ build: { ...build, message: unmatched } })).toEqual([
    `ios finished: ${unmatched}`,
    left,
  ]);
  const mistyped = 'codemagic.yaml:3: `scirpts` is not a known key';
  expect(buildLines({ build: { ...plain, status: 'warning', message: mistyped } })).toEqual([
    `ios warning: ${mistyped}`,
  ]);
  expect(buildLines({ build: { ...build, status: 'failed', message: 'No disk' } })).toEqual([
    'ios failed: No disk',
  ]);
});

const project = { repository: 'OWNER/build-service-action', ref: 'v1' };

test('the preview workflow is a whole file, which uses inputs of mobile-preview', () => {
  const file = parse(previewFile(project, { workflows: ['a b', 'c'], inputs: ['count=3', 'note="x"'] }));
  expect(file).toMatchObject({
    on: 'pull_request',
    jobs: {
      preview: {
        uses: 'OWNER/build-service-action/.github/workflows/mobile-preview.yml@v1',
        with: { workflowId: 'a b, c', workflowInputs: 'count=3\nnote="x"' },
      },
    },
  });
  const called = parse(readFileSync(join(repositoryRoot, '.github/workflows/mobile-preview.yml'), 'utf8'));
  expect(Object.keys(called.on.workflow_call.inputs)).toEqual(
    expect.arrayContaining(Object.keys(file.jobs.preview.with)),
  );
  const plain = parse(previewFile(project, { workflows: ['app'], inputs: [] }));
  expect(plain.jobs.preview.with).not.toHaveProperty('workflowInputs');
});

test('beside the preview workflow, the demo lists all groups, triggers and workflows that concern it', () => {
  const source = `workflows:
  android: { environment: { groups: [signing, sentry] }, triggering: { events: [push] }, scripts: [pwd] }
  ios: { environment: { groups: [signing, apple] }, scripts: [pwd] }
  nightly: { environment: { groups: [store] }, triggering: { events: [push] }, scripts: [pwd] }`;
  const lines = previewLines(project, { workflows: ['android', 'ios'], inputs: [], source });
  expect(lines.slice(lines.indexOf('Before you merge it:') + 1)).toEqual([
    '- Replace OWNER with the GitHub account that hosts build-service-action.',
    '- Add the secret BUILD_SERVICE_TOKEN and the variable APP_ID. README.md says where to find them.',
    '- Make sure that Codemagic has these variable groups: signing, sentry, apple.',
    '- In codemagic.yaml, remove `triggering:` from android. Otherwise, each push starts two builds.',
    '- For a page that installs on iPhones, use the workflow in docs/install-page-hosting.md instead.',
    '- To build other workflows too, repeat --workflow, or add them to workflowId: nightly.',
  ]);
  const known = previewLines(
    { ...project, repository: 'octo-org/builds' },
    { workflows: ['app'], inputs: [], source: undefined },
  );
  expect(known.filter((line) => line.startsWith('- '))).toHaveLength(2);
});

test.each([
  ['https://github.com/octo-org/builds.git', 'octo-org/builds'],
  ['git@github.com:octo-org/builds\n', 'octo-org/builds'],
  ['https://ada:secret@github.com/octo-org/builds', 'octo-org/builds'],
  ['https://notgithub.com/octo-org/builds', 'OWNER/build-service-action'],
  ['/srv/git/builds', 'OWNER/build-service-action'],
])('GitHub knows a clone of %j as %s', (origin, repository) => {
  expect(repositoryOnGitHub(origin)).toBe(repository);
});

test('workflows refer to the commit of a clone before version 1.0.0, and then to the major version', async () => {
  await using folder = await temporaryFolder();
  const version = (version: string) => ({ 'package.json': `{"version":"${version}"}` });
  const clone = await gitRepository({ path: join(folder.path, 'clone'), files: version('0.9.0') });
  const { ref } = await projectReference(clone.path);
  expect(ref).toBe(await clone.git('rev-parse', 'HEAD'));
  await clone.commit(version('2.1.0'));
  expect((await projectReference(clone.path)).ref).toBe('v2');
});

test('workflows refer to the version of an unpacked archive, and not to a repository around it', async () => {
  await using folder = await temporaryFolder();
  const files = { 'build/package.json': '{"version":"0.9.0"}' };
  const { path } = await gitRepository({ path: folder.path, files });
  expect((await projectReference(join(path, 'build'))).ref).toBe('v0.9.0');
});

test('after a failure, the printed command names each group without values', () => {
  const lines = failureLines({
    args: ['--empty-groups'],
    source: '/src/app',
    groups: ['sign', 'a b'],
    inputs: [],
  });
  expect(lines.at(-1)).toBe(
    "With its groups:   npm run demo -- --group sign=FILE.env --group 'a b'=FILE.env",
  );
});

test('the service is started with the options of the demo that change how it builds', () => {
  const same = [
    ...['--config=c.yaml', '--empty-groups', '--readable=/usr', '--writable=/tmp', '--group=a=a.env'],
    ...['--sandbox=required', '--no-network'],
  ];
  const given = parseDemo(['--repository', 'app', '--workflow', 'check', ...same, '--keep']);
  expect(argumentsOf(serviceOptions(given, '/src/app'))).toEqual(['--repository=/src/app', ...same]);
});
