/** What starts the workflows and recipes: GitHub reads `on`, `if`, filters and concurrency groups, act does not. */
import { expect, test } from '@jest/globals';
import { event, pullRequestEvent, type RunEvent } from '../support/workflow/event.ts';
import { plannedJobs, starts } from '../support/workflow/plan.ts';
import { readWorkflow } from '../support/workflow/workflow-file.ts';
import { recipes, type WrittenWorkflow, workflowFiles } from '../support/workflow/written-workflows.ts';

const tag = event('push', { ref: 'refs/tags/v1.0.0' });
const schedule = (cron: string): RunEvent => event('schedule', { payload: { schedule: cron } });
const night = schedule('17 2 * * *');
const events: Readonly<Record<string, RunEvent>> = {
  'push of main': event('push'),
  'push of another branch': event('push', { ref: 'refs/heads/feature/x' }),
  'push of release/2': event('push', { ref: 'refs/heads/release/2' }),
  'push of v1.0.0': tag,
  'push of v1.0.0-rc': event('push', { ref: 'refs/tags/v1.0.0-rc' }),
  'push to a pull request': pullRequestEvent(),
  draft: pullRequestEvent({ draft: true }),
  'label preview': pullRequestEvent({ action: 'labeled', label: 'preview' }),
  'label bug': pullRequestEvent({ action: 'labeled', label: 'bug' }),
  'ready for review': pullRequestEvent({ action: 'ready_for_review' }),
  'closed pull request': pullRequestEvent({ action: 'closed' }),
  'closed by Dependabot': pullRequestEvent({ action: 'closed', actor: 'dependabot[bot]' }),
  'merge queue': event('merge_group', { ref: 'refs/heads/gh-readonly-queue/main/pr-7' }),
  'by hand': event('workflow_dispatch'),
  'every night': night,
  'every hour': schedule('23 * * * *'),
  'on Mondays': schedule('41 3 * * 1'),
};

/** The jobs of each recipe by event. Events that are missing here start no workflow. */
const planned: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'preview.yml': {
    'push to a pull request': ['preview / build'],
    draft: ['preview / build'],
    'closed pull request': ['cancel / cancel', 'cancel / qr-codes'],
    'closed by Dependabot': ['cancel / cancel'],
  },
  'preview-on-label.yml': {
    'push to a pull request': [],
    draft: [],
    'label preview': ['preview / build'],
    'label bug': [],
  },
  'preview-with-number.yml': { 'push to a pull request': ['preview / build'], draft: ['preview / build'] },
  'preview-once.yml': {
    'push to a pull request': ['preview / build'],
    draft: ['preview / build'],
    'label preview': ['preview / build'],
    'label bug': ['preview / build'],
  },
  'preview-when-changed.yml': {
    'push to a pull request': ['key', 'preview / build'],
    draft: ['key', 'preview / build'],
  },
  'ios-when-changed.yml': { 'push of main': ['ios'] },
  'nightly-if-changed.yml': { 'every night': ['key', 'build / build'] },
  'nightly.yml': {
    'by hand': ['build / build'],
    'every night': ['build / build'],
    'on Mondays': ['caches / caches'],
  },
  'nightly-start.yml': { 'every night': ['start'] },
  'nightly-collect.yml': { 'by hand': ['collect / report'] },
  'mobile-check.yml': {
    'push to a pull request': ['start'],
    draft: ['start'],
    'merge queue': ['start'],
    'by hand': ['settle / report'],
    'every hour': ['settle / report'],
  },
  'report.yml': { 'push to a pull request': ['report'], draft: ['report'] },
  'report-build.yml': { 'by hand': ['report / report'] },
  'release-built.yml': { 'push of v1.0.0': ['release'], 'push of v1.0.0-rc': ['release'] },
  'release.yml': {
    'push of v1.0.0': [
      'notes',
      'release / check',
      'release / build',
      'release / attest',
      'release / publish',
    ],
    'push of v1.0.0-rc': [
      'notes',
      'release / check',
      'release / build',
      'release / attest',
      'release / publish',
    ],
  },
  'private-release.yml': {
    'push of v1.0.0': ['release / check', 'release / build', 'release / attest', 'release / publish'],
    'push of v1.0.0-rc': ['release / check', 'release / build', 'release / attest', 'release / publish'],
  },
  'one-comment.yml': {
    'push to a pull request': ['android', 'ios', 'report'],
    draft: ['android', 'ios', 'report'],
  },
  'apps.yml': { 'push of main': ['app'], 'push to a pull request': ['app'], draft: ['app'] },
  'shop.yml': {},
  'flavours.yml': { 'push of main': ['build', 'collect'] },
  'test-meanwhile.yml': { 'push of main': ['app'] },
  'approved-build.yml': { 'by hand': ['build'] },
  'lock-files.yml': {},
  'check-codemagic.yml': {},
  'try-pipeline.yml': { 'push to a pull request': ['try'], draft: ['try'] },
  'distribute.yml': { 'push of main': ['build / build', 'distribute'] },
  'preview-pages.yml': {
    'push to a pull request': ['preview / build'],
    draft: ['preview / build'],
    'closed pull request': ['cancel / cancel', 'cancel / qr-codes', 'page'],
    'closed by Dependabot': ['cancel / cancel'],
  },
  'preview-bucket.yml': {
    'push to a pull request': ['preview / build'],
    draft: ['preview / build'],
    'closed pull request': ['cancel / cancel', 'page'],
    'closed by Dependabot': ['cancel / cancel'],
  },
  'mobile.yml': {
    'push of main': ['changeset', 'build / build', 'mobile'],
    'push of release/2': ['changeset', 'build / build', 'mobile'],
    'push of v1.0.0': [
      'release / check',
      'release / build',
      'release / attest',
      'release / publish',
      'mobile',
    ],
    'push to a pull request': ['changeset', 'preview / build', 'mobile'],
    draft: ['mobile'],
    'ready for review': ['changeset', 'preview / build', 'mobile'],
    'merge queue': ['changeset', 'build / build', 'mobile'],
  },
};

const fileName = ({ path }: WrittenWorkflow): string => path.replace('.github/workflows/', '');

function recipe(file: string): WrittenWorkflow {
  const found = recipes().find((one) => fileName(one) === file);
  if (!found) throw new Error(`There is no recipe ${file}`);
  return found;
}

async function jobsByEvent(written: WrittenWorkflow): Promise<Record<string, string[]>> {
  const workflow = await readWorkflow(written);
  const started = Object.entries(events).filter(([, one]) => starts(workflow, one));
  const jobs = started.map(async ([name, one]) => [
    name,
    (await plannedJobs(written, one)).map((job) => job.name),
  ]);
  return Object.fromEntries(await Promise.all(jobs));
}

test.each(recipes().map((one) => [fileName(one), one] as const))(
  'the recipe %s: each event starts the jobs of the table, and no other event starts it',
  async (file, one) => {
    expect(await jobsByEvent(one)).toEqual(planned[file]);
  },
);

test.each([
  ['shop.yml', 'push of main', 'apps/shop/main.dart', 'starts'],
  ['shop.yml', 'push of main', 'packages/ui/a.dart, notes.txt', 'starts'],
  ['shop.yml', 'push of main', 'codemagic.yaml', 'starts'],
  ['shop.yml', 'push of main', 'apps/blog/main.dart', 'does not start'],
  ['shop.yml', 'push of main', 'apps/shop/README.md', 'does not start'],
  ['shop.yml', 'push of another branch', 'apps/shop/main.dart', 'does not start'],
  ['shop.yml', 'push to a pull request', 'packages/ui/a.dart', 'starts'],
  ['shop.yml', 'push to a pull request', 'apps/blog/main.dart', 'does not start'],
  ['lock-files.yml', 'push of main', 'ios/Podfile.lock', 'starts'],
  ['lock-files.yml', 'push of main', 'pubspec.lock', 'starts'],
  ['lock-files.yml', 'push of main', 'lib/main.dart', 'does not start'],
  ['check-codemagic.yml', 'push to a pull request', 'codemagic.yaml', 'starts'],
  ['check-codemagic.yml', 'push to a pull request', 'lib/main.dart', 'does not start'],
])('%s: a %s that changes %s %s the workflow', async (file, name, files, expected) => {
  const workflow = await readWorkflow(recipe(file));
  const isStarted = starts(workflow, events[name] ?? tag, files.split(', '));
  expect(isStarted).toBe(expected === 'starts');
});

test('in shop.yml, a pull request is previewed, and a push is built', async () => {
  expect(await plannedJobs(recipe('shop.yml'), pullRequestEvent())).toMatchObject([
    { name: 'preview / build' },
  ]);
  expect(await plannedJobs(recipe('shop.yml'), event('push'))).toMatchObject([{ name: 'build / build' }]);
});

test.each([
  ['v1.2.3', true],
  ['v10.20.30', true],
  ['v1.2.3-beta.1', true],
  ['v1', false],
  ['1.2.3', false],
])('release.yml of this repository: the tag %s starts it or not', async (name, expected) => {
  const [own] = workflowFiles().filter((one) => fileName(one) === 'release.yml');
  const workflow = own && (await readWorkflow(own));
  expect(workflow && starts(workflow, event('push', { ref: `refs/tags/${name}` }))).toBe(expected);
  expect(workflow && starts(workflow, event('push'))).toBe(false);
});

/** A caller of `mobile-preview.yml` with more inputs. */
const previewCaller = (inputs: Readonly<Record<string, string>>) => ({
  path: '.github/workflows/preview.yml',
  text: `
on: pull_request
jobs:
  preview:
    permissions: { pull-requests: write }
    uses: OWNER/build-service-action/.github/workflows/mobile-preview.yml@v1
    with: ${JSON.stringify({ appId: 'app-id', workflowId: 'android', ...inputs })}
    secrets: { token: "\${{ secrets.T }}" }
`,
});

test('a newer preview replaces an older one of the same pull request, workflows and comment, and no other', async () => {
  const group = async (inputs: Readonly<Record<string, string>>, number = 7) =>
    (await plannedJobs(previewCaller(inputs), pullRequestEvent({ number })))[0]?.groups.join();
  const groups = [
    await group({}),
    await group({ workflowId: 'android\nios' }),
    await group({ commentKey: 'other' }),
    await group({ appId: 'other' }),
    await group({}, 8),
  ];
  for (const one of groups) expect(one).toMatch(/^mobile-preview .*, cancels$/);
  expect(new Set(groups).size).toBe(groups.length);
  expect(await group({})).toBe(groups[0]);
});

/** The concurrency groups of workflows and recipes, except those of previews. `needs` have no outputs here. */
const groups: readonly string[] = [
  `apps.yml: apps-${'a'.repeat(40)}, cancels`,
  'apps.yml: apps-7, cancels',
  'ci.yml: ci refs/heads/main',
  'ci.yml: ci refs/heads/gh-readonly-queue/main/pr-7',
  'ci.yml: ci refs/pull/7/merge, cancels',
  'lock-files.yml: mobile-caches app-id',
  'mobile.yml: android refs/heads/main, cancels',
  'mobile.yml: android refs/heads/release/2, cancels',
  'mobile.yml: android refs/heads/gh-readonly-queue/main/pr-7, cancels',
  'mobile.yml: mobile-release build app-id "android" ',
  'mobile.yml: mobile-release publish ',
  'nightly.yml: mobile-caches app-id',
  'preview-bucket.yml: preview-page-7',
  'preview-pages.yml: gh-pages',
  'private-release.yml: mobile-release build app-id "android\\nios\\n" ',
  'private-release.yml: mobile-release publish ',
  'release.yml: mobile-release build app-id "android\\nios\\n" ',
  'release.yml: mobile-release publish ',
  'release.yml: release',
  'report.yml: report-refs/pull/7/merge, cancels',
];

test('only runs of the same group wait for each other or cancel each other', async () => {
  const all = [...workflowFiles(), ...recipes()].map(async (one) => {
    const workflow = await readWorkflow(one);
    const started = Object.values(events).filter((each) => starts(workflow, each, ['ios/Podfile.lock']));
    const jobs = await Promise.all(started.map((each) => plannedJobs(one, each)));
    return jobs.flat().flatMap((job) => job.groups.map((group) => `${fileName(one)}: ${group}`));
  });
  const found = (await Promise.all(all)).flat().filter((group) => !group.includes(': mobile-preview '));
  expect([...new Set(found)].toSorted()).toEqual(groups.toSorted());
});
