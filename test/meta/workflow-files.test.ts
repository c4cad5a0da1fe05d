import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ValidationConfig, validate } from '@actions/languageservice';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { previewFile } from '../../scripts/demo/preview.ts';
import { generatedFiles, withFreshBlocks } from '../../scripts/generated-files.ts';
import { pageOfWorkflows, withWorkflowTables } from '../../scripts/tables.ts';
import { repositoryRoot } from '../support/action-metadata.ts';
import { resolve } from '../support/workflow/expression.ts';
import { featureFlags, readWorkflow } from '../support/workflow/workflow-file.ts';
import {
  examples,
  organisationWorkflow,
  recipes,
  type WrittenWorkflow,
  workflowFiles,
} from '../support/workflow/written-workflows.ts';

const own = 'OWNER/build-service-action';
const written = [...workflowFiles(), ...recipes()];
/** The workflow that `npm run demo` prints at its end. */
const printed: WrittenWorkflow = {
  name: 'npm run demo: preview.yml',
  path: '.github/workflows/preview.yml',
  text: previewFile(
    { repository: own, ref: '0123456789abcdef0123456789abcdef01234567' },
    { workflows: ['android', 'ios'], inputs: ['flavour=full'] },
  ),
};
const shown = [...written, ...examples(), printed];
const actions = ['.', ...folders('.'), ...folders('.github/actions')].filter((folder) =>
  existsSync(file(`${folder}/action.yml`)),
);
const pins: Readonly<Record<string, { version: string; commit: string }>> = JSON.parse(
  read('.github/pins.json'),
);

/** Jobs without permissions, which inherit their caller's, because an option decides which ones they need. */
const takeTheirCallers = [
  'mobile-build.yml build',
  'mobile-cancel.yml qr-codes',
  'mobile-preview.yml build',
  'mobile-release.yml attest',
  'mobile-release.yml check',
  'mobile-report.yml report',
];

test.each(shown)("$name: GitHub's own validator finds nothing", async (one) => {
  expect(await validate(textDocument(one), validation)).toEqual([]);
});

test.each(actions)("%s/action.yml: GitHub's own validator finds nothing", async (folder) => {
  const path = join(folder, 'action.yml');
  expect(await validate(textDocument({ name: folder, path, text: read(path) }), validation)).toEqual([]);
});

test.each([
  ['a label', 'macos-latest', 'macos-latest'],
  ['labels', '["self-hosted", "linux"]', ['self-hosted', 'linux']],
  ['a group', '{"group": "mobile", "labels": ["linux"]}', { group: 'mobile', labels: ['linux'] }],
])('runsOn of each called workflow takes %s', async (_, runsOn, expected) => {
  const files = await Promise.all(workflowFiles().map(readWorkflow));
  const jobs = files
    .filter(({ on }) => 'workflow_call' in on)
    .flatMap((file) => Object.values(file.jobs).filter((job) => job['runs-on'] !== undefined));
  expect(jobs).not.toEqual([]);
  const scope = { contexts: { inputs: { runsOn } }, before: 'all ran' } as const;
  for (const job of jobs) expect(resolve(job['runs-on'] ?? null, scope)).toEqual(expected);
});

// T44
test('each job states its permissions, except those in this list', async () => {
  const silent = await Promise.all(
    written.map(async (one) =>
      Object.entries((await readWorkflow(one)).jobs).flatMap(([id, job]) =>
        job.permissions === undefined ? [`${one.path.replace('.github/workflows/', '')} ${id}`] : [],
      ),
    ),
  );
  expect(silent.flat().toSorted()).toEqual(takeTheirCallers);
});

// T44
test.each(written)(
  '$name: each third-party action is pinned to its commit in the list, with the version in a comment',
  async ({ text }) => {
    for (const [line, name = '', ref = '', note = ''] of text.matchAll(/uses: ([^\s@]+)@(\S+)(.*)/g)) {
      if (name.startsWith(`${own}/`) || name === own) continue;
      const pin = pins[name.split('/').slice(0, 2).join('/')];
      expect({ line, ref, note }).toEqual({ line, ref: pin?.commit, note: ` # ${pin?.version}` });
    }
  },
);

// T18
test.each(written)(
  '$name: no script contains an expression, so no text of an event can become a command',
  async (one) => {
    for (const script of await scripts(one)) expect(script).not.toContain('${{');
  },
);

test.each(workflowFiles())('$name: each job with steps has a timeout', async (one) => {
  for (const [id, job] of Object.entries((await readWorkflow(one)).jobs))
    if (job.steps) expect({ id, minutes: job['timeout-minutes'] }).not.toEqual({ id, minutes: undefined });
});

test.each([
  ['mobile-build', 'build', 135, 255],
  ['mobile-release', 'build', 135, 255],
  ['mobile-report', 'report', 30, 150],
])(
  '%s.yml leaves two hours for App Store Connect, unless the caller sets timeoutMinutes',
  async (name, job, usual, longer) => {
    const path = `.github/workflows/${name}.yml`;
    const { jobs } = await readWorkflow({ path, text: read(path) });
    const minutes = (timeoutMinutes: number, waitForAppStoreConnect: boolean) => {
      const contexts = { inputs: { timeoutMinutes, waitForAppStoreConnect } };
      return resolve(jobs[job]?.['timeout-minutes'] ?? null, { contexts, before: 'all ran' });
    };
    expect([minutes(0, false), minutes(0, true), minutes(usual, true)]).toEqual([usual, longer, usual]);
  },
);

/** Inputs of the build action about the start that a called workflow does not have, and why. */
const notPassedOn: Readonly<Record<string, string>> = {
  'mobile-build.yml wait': 'its outputs are those of builds that have ended',
  'mobile-preview.yml wait': 'the comment shows builds that have ended',
  'mobile-release.yml cancelPrevious': 'nothing ends the build of another release',
  'mobile-release.yml clearCaches': 'caches belong to the application, not to a release',
  'mobile-release.yml reuseKey': 'a release is built from its own tag',
  'mobile-release.yml reuseRunning': 'a release is built from its own tag',
  'mobile-release.yml wait': 'it publishes the files of builds that have ended',
};

test('a called workflow has every input that only the build action has, except those in this list', () => {
  const [ofBuild = [], ofWait] = ['action.yml', 'wait/action.yml'].map((path) =>
    Object.keys(parse(read(path)).inputs),
  );
  const ofStart = ofBuild.filter((input) => !ofWait?.includes(input));
  const missing = workflowFiles()
    .filter(({ text }) => text.includes('uses: $/.github/actions/start'))
    .flatMap(({ path, text }) => {
      const given = parse(text).on.workflow_call.inputs;
      return ofStart.filter((input) => !(input in given)).map((input) => `${path.split('/').pop()} ${input}`);
    });
  expect(missing.toSorted()).toEqual(Object.keys(notPassedOn).toSorted());
});

interface Step {
  readonly uses?: string;
  readonly with?: Readonly<Record<string, string>>;
}

test.each(workflowFiles().filter(({ path }) => path.includes('/mobile-')))(
  '$name passes on each input and secret that its action has too',
  ({ text }) => {
    const { on, jobs } = parse(text);
    const steps = Object.values<{ steps: readonly Step[] }>(jobs).flatMap((job) => job.steps);
    const own = steps.filter(({ uses = '' }) => uses.startsWith('$/'));
    expect(own).not.toEqual([]);
    for (const { uses = '', with: passed = {} } of own) {
      // The check for a release needs only its tag, and publishes nothing.
      if (passed.operation === 'check') continue;
      const { inputs } = parse(read(`${uses.slice(2)}/action.yml`));
      for (const name of Object.keys({ ...on.workflow_call.inputs, ...on.workflow_call.secrets }))
        if (name in inputs)
          expect(passed[name]).toMatch(new RegExp(`\\b(inputs|secrets|outputs)\\.${name}\\b`));
    }
  },
);

test('the tables of the reusable workflows are up to date (npm run docs)', () => {
  const page = read(pageOfWorkflows);
  expect(page).toBe(withWorkflowTables(page, repositoryRoot));
});

const isInstalled = spawnSync('shellcheck', ['--version']).status === 0;
const isWanted = isInstalled || process.env.NEEDS_SHELLCHECK === 'true';

(isWanted ? test : test.skip).each(written)('$name: shellcheck finds nothing in the scripts', async (one) => {
  for (const script of await scripts(one)) {
    const { stdout, stderr } = spawnSync('shellcheck', ['--shell=bash', '-'], {
      input: `set -e # as GitHub starts it\n${script}`,
      encoding: 'utf8',
    });
    expect(`${stdout}${stderr}`).toBe('');
  }
});

// T45
test.each(generatedFiles())('$file is as npm run build writes it', ({ file, fresh }) => {
  expect(read(file)).toBe(fresh);
});

test('a generated block that somebody edited is written again, and one without an end is an error', () => {
  const text = read('.github/workflows/mobile-build.yml');
  const edited = text.replace('default: 30s', 'default: 9s').replace(/^ +tag: \$.*\n/m, '');
  expect(edited).not.toBe(text);
  expect(withFreshBlocks(edited)).toBe(text);
  expect(() => withFreshBlocks(text.replace(/^ +# End of .*\n/m, ''))).toThrow('This is not a whole block');
});

test.each(folders('.github/actions'))('%s refers to existing files in dist/', (folder) => {
  const { runs } = parse(read(`${folder}/action.yml`));
  for (const door of [runs.main, runs.post].filter(Boolean))
    expect(existsSync(file(join(folder, door)))).toBe(true);
});

/** Gives the validator the actions and workflows of this repository and the organisation's, and no details of others. */
const validation: ValidationConfig = {
  featureFlags,
  fileProvider: {
    async getFileContent(reference) {
      if ('repository' in reference && `${reference.owner}/${reference.repository}` === 'octo-org/workflows')
        return { name: reference.path, content: organisationWorkflow().text };
      if ('repository' in reference && `${reference.owner}/${reference.repository}` !== own)
        throw new Error('Only this repository is available');
      return { name: reference.path, content: read(reference.path) };
    },
  },
  actionsMetadataProvider: {
    async fetchActionMetadata({ owner, name, path = '' }) {
      if (`${owner}/${name}` !== own) return { name, description: '' };
      return parse(read(join(path, 'action.yml')));
    },
  },
};

async function scripts(one: { path: string; text: string }): Promise<string[]> {
  const { jobs } = parse(one.text);
  return Object.values(jobs as Record<string, { steps?: { run?: string }[] }>).flatMap(({ steps = [] }) =>
    steps.flatMap(({ run }) => run ?? []),
  );
}

function folders(within: string): string[] {
  return readdirSync(file(within), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(within, name));
}

function file(path: string): string {
  return join(repositoryRoot, path);
}

function read(path: string): string {
  return readFileSync(file(path), 'utf8');
}

type TextDocument = Parameters<typeof validate>[0];

/**
 * A file as GitHub's validator wants it. The validator remembers files by their address, so each has one of its own;
 * the path in it says what kind of file it is.
 */
function textDocument({ name, path, text }: WrittenWorkflow): TextDocument {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const offsetAt = ({ line, character }: { line: number; character: number }): number =>
    (starts[line] ?? text.length) + character;
  const lines = text.split('\n');
  return {
    uri: `file:///${encodeURIComponent(name)}/${path}`,
    languageId: 'yaml',
    version: 1,
    lineCount: lines.length,
    getText: (range) => (range ? text.slice(offsetAt(range.start), offsetAt(range.end)) : text),
    getLineRange: (line) => ({
      start: { line, character: 0 },
      end: { line, character: lines[line]?.length ?? 0 },
    }),
    getEOLCharacters: (line) => (line < lines.length - 1 ? '\n' : ''),
    offsetAt,
    positionAt(offset) {
      const line = starts.findLastIndex((start) => start <= offset);
      return { line, character: offset - (starts[line] ?? 0) };
    },
  };
}
