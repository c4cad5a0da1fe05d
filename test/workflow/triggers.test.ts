/** What starts the workflows and recipes, and what the tokens of their jobs may do: GitHub enforces it, act does not. */
import { expect, test } from '@jest/globals';
import { event, pullRequestEvent, type RunEvent } from '../support/workflow/event.ts';
import { resolve } from '../support/workflow/expression.ts';
import { type PlannedJob, plannedJobs, starts } from '../support/workflow/plan.ts';
import { readWorkflow } from '../support/workflow/workflow-file.ts';
import {
  examples,
  recipes,
  type WrittenWorkflow,
  workflowFiles,
} from '../support/workflow/written-workflows.ts';

const tag = event('push', { ref: 'refs/tags/v1.0.0' });
const schedule = (cron: string): RunEvent => event('schedule', { payload: { schedule: cron } });
const comment = (body: string, pull_request?: object): RunEvent =>
  event('issue_comment', {
    payload: { action: 'created', issue: { number: 7, pull_request }, comment: { body } },
  });
const events: Readonly<Record<string, RunEvent>> = {
  'push of main': event('push'),
  'push of another branch': event('push', { ref: 'refs/heads/feature/x' }),
  'push of v1.0.0': tag,
  'push to a pull request': pullRequestEvent(),
  'push to a draft': pullRequestEvent({ draft: true }),
  'label preview': pullRequestEvent({ action: 'labeled', label: 'preview' }),
  'label bug': pullRequestEvent({ action: 'labeled', label: 'bug' }),
  'ready for review': pullRequestEvent({ action: 'ready_for_review' }),
  'closed pull request': pullRequestEvent({ action: 'closed' }),
  'closed by Dependabot': pullRequestEvent({ action: 'closed', actor: 'dependabot[bot]' }),
  'merge queue': event('merge_group', { ref: 'refs/heads/gh-readonly-queue/main/pr-7' }),
  'by hand': event('workflow_dispatch'),
  'every night': schedule('17 2 * * *'),
  'every hour': schedule('23 * * * *'),
  'on Mondays': schedule('41 3 * * 1'),
  'comment /build': comment('/build', { url: 'https://github.com' }),
  'comment /builds': comment('/builds', { url: 'https://github.com' }),
  'comment /build on an issue': comment('/build'),
};

const preview = 'preview / build (pull-requests: write)';
const previewWithQrCodes = 'preview / build (contents: write, pull-requests: write)';
const canceled = ['cancel / cancel (contents: read)', 'cancel / qr-codes (contents: write)'];
const released = (granted: string): string[] => [
  `release / check (${granted})`,
  'release / build',
  `release / attest (${granted})`,
  'release / publish (contents: write)',
];

/**
 * The jobs of each recipe by event, with the permissions of their tokens. Events that are missing here start no workflow; a
 * draft is missing where it is like any other pull request.
 */
const planned: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'preview.yml': {
    'push to a pull request': [previewWithQrCodes],
    'closed pull request': canceled,
    'closed by Dependabot': canceled.slice(0, 1),
  },
  'preview-on-label.yml': { 'push to a pull request': [], 'label preview': [preview], 'label bug': [] },
  'preview-when-changed.yml': { 'push to a pull request': ['key (contents: read)', preview] },
  'ios-when-changed.yml': { 'push of main': ['ios (contents: read)'] },
  'nightly.yml': {
    'by hand': ['build / build'],
    'every night': ['build / build'],
    'on Mondays': ['caches / caches'],
  },
  'nightly-start.yml': { 'every night': ['start'] },
  'nightly-collect.yml': { 'by hand': ['collect / report'] },
  'build-on-comment.yml': {
    'comment /build': ['build (pull-requests: write)'],
    'comment /builds': [],
    'comment /build on an issue': [],
  },
  'mobile-check.yml': {
    'push of main': ['start (contents: read, statuses: write)'],
    'push to a pull request': ['start (contents: read, statuses: write)'],
    'merge queue': ['start (contents: read, statuses: write)'],
    'by hand': ['settle / report (pull-requests: write, statuses: write)'],
    'every hour': ['settle / report (pull-requests: write, statuses: write)'],
  },
  'report.yml': { 'push to a pull request': ['report (pull-requests: write)'] },
  'report-build.yml': { 'by hand': ['report / report (pull-requests: write)'] },
  'release-built.yml': { 'push of v1.0.0': ['release (contents: write)'] },
  'release.yml': {
    'push of v1.0.0': [
      'notes (contents: read)',
      ...released('contents: write, id-token: write, attestations: write'),
    ],
  },
  'one-comment.yml': { 'push to a pull request': ['start', 'report (pull-requests: write)'] },
  'testflight.yml': { 'push of main': ['build / build', 'testers'] },
  'apps.yml': {
    'push of main': ['app (contents: read, pull-requests: write)'],
    'push to a pull request': ['app (contents: read, pull-requests: write)'],
  },
  'approved-build.yml': { 'by hand': ['build'] },
  'check-codemagic.yml': {},
  'try-pipeline.yml': { 'push to a pull request': ['try (contents: read, pull-requests: write)'] },
  'distribute.yml': {
    'push of main': ['build / build', 'distribute (contents: read)', 'slack', 'symbols (contents: read)'],
  },
  'preview-pages.yml': {
    'push to a pull request': [previewWithQrCodes],
    'closed pull request': [...canceled, 'page (contents: write, pages: write, pull-requests: read)'],
    'closed by Dependabot': canceled.slice(0, 1),
  },
  'preview-bucket.yml': {
    'push to a pull request': [preview],
    'closed pull request': ['cancel / cancel (contents: read)', 'page'],
    'closed by Dependabot': ['cancel / cancel (contents: read)'],
  },
  'mobile.yml': {
    'push of main': ['changeset (contents: read)', 'build / build', 'mobile'],
    'push to a pull request': ['changeset (contents: read)', preview, 'mobile'],
    'push to a draft': ['mobile'],
    'ready for review': ['changeset (contents: read)', preview, 'mobile'],
    'merge queue': ['changeset (contents: read)', 'build / build', 'mobile'],
  },
};

const fileName = ({ path }: WrittenWorkflow): string => path.replace('.github/workflows/', '');

function recipe(file: string): WrittenWorkflow {
  const found = recipes().find((one) => fileName(one) === file);
  if (!found) throw new Error(`There is no recipe ${file}`);
  return found;
}

function text({ name, permissions }: PlannedJob): string {
  const stated = Object.entries(permissions).map(([scope, level]) => `${scope}: ${level}`);
  return stated.length === 0 ? name : `${name} (${stated.join(', ')})`;
}

/** The jobs that an event starts in a workflow. Not a job that needs the outputs of another: here they are empty. */
const jobsOf = async (written: WrittenWorkflow, one: RunEvent): Promise<string[]> =>
  (await plannedJobs(written, one)).map(text);

test.each(recipes().map((one) => [fileName(one), one] as const))(
  'the recipe %s: each event starts the jobs of the table, and no other event starts it',
  async (file, one) => {
    const workflow = await readWorkflow(one);
    const jobs: Record<string, string[]> = {};
    for (const [name, each] of Object.entries(events))
      if (starts(workflow, each, ['apps/shop/main.dart', 'ios/Podfile.lock']))
        jobs[name] = await jobsOf(one, each);
    const { 'push to a draft': draft, ...others } = jobs;
    const isUsual = draft?.join() === jobs['push to a pull request']?.join();
    expect(isUsual ? others : jobs).toEqual(planned[file]);
  },
);

test.each([
  ['check-codemagic.yml', 'push to a pull request', 'codemagic.yaml', 'starts'],
  ['check-codemagic.yml', 'push to a pull request', 'lib/main.dart', 'does not start'],
])('%s: a %s that changes %s %s the workflow', async (file, name, files, expected) => {
  const workflow = await readWorkflow(recipe(file));
  const isStarted = starts(workflow, events[name] ?? tag, files.split(', '));
  expect(isStarted).toBe(expected === 'starts');
});

test.each([
  ['v1.2.3', true],
  ['v1.2.3-beta.1', true],
  ['v1', false],
  ['1.2.3', false],
])('release.yml of this repository: the tag %s starts it or not', async (name, expected) => {
  const [own] = workflowFiles().filter((one) => fileName(one) === 'release.yml');
  const workflow = own && (await readWorkflow(own));
  expect(workflow && starts(workflow, event('push', { ref: `refs/tags/${name}` }))).toBe(expected);
  expect(workflow && starts(workflow, event('push'))).toBe(false);
});

test('a newer preview replaces an older one of the same pull request, workflows and comment, and no other', async () => {
  const [called] = workflowFiles().filter((one) => fileName(one) === 'mobile-preview.yml');
  const { build } = called ? (await readWorkflow(called)).jobs : {};
  const usual = { appId: 'app-id', workflowId: 'android', commentKey: '' };
  const groupOf = (change: Partial<typeof usual>, number = 7) => {
    const github = { event: { pull_request: { number } }, ref: `refs/pull/${number}/merge` };
    const contexts = { github, inputs: { ...usual, ...change } };
    return resolve(build?.concurrency?.group ?? null, { contexts, before: 'all ran' });
  };
  const others = [{ workflowId: 'android\nios' }, { commentKey: 'other' }, { appId: 'other' }];
  const groups = [groupOf({}), groupOf({}, 8), ...others.map((change) => groupOf(change))];
  expect(new Set(groups).size).toBe(5);
  expect(build?.concurrency?.['cancel-in-progress']).toBe(true);
});

const all = [...workflowFiles(), ...recipes(), ...examples()];
const callers = all.filter(({ text }) => /uses: \S+\/\.github\/workflows\/mobile-/.test(text));

test.each(callers.map((one) => [one.name, one] as const))(
  '%s: each caller grants what the called workflow requests',
  async (_name, one) => {
    await expect(plannedJobs(one, event('workflow_dispatch'))).resolves.toEqual(expect.any(Array));
  },
);

test.each([
  ['release.yml', 'contents: write', tag, 'release / publish requests contents: write'],
  ['preview-bucket.yml', 'contents: read', pullRequestEvent(), 'cancel / cancel requests contents: read'],
] as const)('without its permission, GitHub refuses %s', async (file, line, started, says) => {
  const without = recipe(file).text.replaceAll(new RegExp(`^ +${line}.*\\n`, 'gm'), '      issues: read\n');
  await expect(plannedJobs({ path: file, text: without }, started)).rejects.toThrow(says);
});

/** The jobs that a pull request from a fork starts, and what their tokens may do. Called workflows get no secrets. */
const ofForks: readonly string[] = [
  '.github/workflows/check-dist.yml check-dist (contents: read)',
  '.github/workflows/ci.yml lint (contents: read)',
  '.github/workflows/ci.yml test (contents: read)',
  '.github/workflows/ci.yml windows (contents: read)',
  '.github/workflows/ci.yml actions (contents: read)',
  '.github/workflows/codeql.yml analyse (contents: read, security-events: read)',
  'preview.yml preview / without-secrets',
  'preview-on-label.yml preview / without-secrets',
  'preview-when-changed.yml key (contents: read)',
  'preview-when-changed.yml preview / without-secrets',
  'try-pipeline.yml try (contents: read, pull-requests: read)',
  'preview-pages.yml preview / without-secrets',
  'preview-bucket.yml preview / without-secrets',
  'mobile.yml changeset (contents: read)',
  'mobile.yml preview / without-secrets',
  'mobile.yml mobile',
  'README.md: workflow 1 preview / without-secrets',
  'service/README.md: workflow 1 try (contents: read)',
  'docs/organisations.md: workflow 2 preview / preview / without-secrets',
];

// T17
test('a pull request from a fork starts nothing that needs a secret or writes', async () => {
  const from = 'somebody/mobile-app';
  const actions = ['opened', 'synchronize', 'reopened', 'labeled', 'closed'];
  const opened = actions.map((action) => pullRequestEvent({ action, from, label: 'preview' }));
  const jobs = all.map(async (one) => {
    const workflow = await readWorkflow(one);
    const started = opened.filter((each) => starts(workflow, each, ['apps/shop/main.dart']));
    const lists = await Promise.all(started.map((each) => jobsOf(one, each)));
    return lists.flat().map((job) => `${one.name.includes('(') ? fileName(one) : one.name} ${job}`);
  });
  const found = [...new Set((await Promise.all(jobs)).flat())];
  expect(found.filter((job) => /: write/.test(job))).toEqual([]);
  expect(found).toEqual(ofForks);
});
