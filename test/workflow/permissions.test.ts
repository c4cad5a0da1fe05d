/** What the tokens of jobs may do. GitHub enforces it, act does not. */
import { expect, test } from '@jest/globals';
import { event, pullRequestEvent, type RunEvent } from '../support/workflow/event.ts';
import { plannedJobs, starts } from '../support/workflow/plan.ts';
import { readWorkflow } from '../support/workflow/workflow-file.ts';
import {
  examples,
  recipes,
  type WrittenWorkflow,
  workflowFiles,
} from '../support/workflow/written-workflows.ts';

const all = [...workflowFiles(), ...recipes(), ...examples()];

const fileName = ({ path }: WrittenWorkflow): string => path.replace('.github/workflows/', '');

function text(permissions: Readonly<Record<string, string>> | undefined): string {
  if (permissions === undefined) return "its caller's";
  const stated = Object.entries(permissions).map(([scope, level]) => `${scope}: ${level}`);
  return stated.join(', ') || 'none';
}

async function statedIn(written: WrittenWorkflow): Promise<Record<string, string>> {
  const { jobs } = await readWorkflow(written);
  return Object.fromEntries(Object.entries(jobs).map(([id, { permissions }]) => [id, text(permissions)]));
}

/** The permissions that the jobs of each called workflow request. */
const requested: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'mobile-build.yml': { build: "its caller's" },
  'mobile-caches.yml': { caches: 'none' },
  'mobile-cancel.yml': { cancel: 'contents: read', 'qr-codes': "its caller's" },
  'mobile-preview.yml': { build: "its caller's", 'without-secrets': 'none' },
  'mobile-release.yml': {
    ...{ check: "its caller's", build: 'none', attest: "its caller's", publish: 'contents: write' },
  },
  'mobile-report.yml': { report: "its caller's" },
};

const called = workflowFiles().filter((one) => fileName(one).startsWith('mobile-'));

test.each(called.map((one) => [fileName(one), one] as const))(
  '%s requests these permissions',
  async (file, one) => {
    expect(await statedIn(one)).toEqual(requested[file]);
  },
);

const preview = 'contents: write, pull-requests: write';
const attested = 'contents: write, id-token: write, attestations: write';

/** The permissions of the jobs of each recipe. */
const granted: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'preview.yml': { preview, cancel: 'contents: write' },
  'preview-on-label.yml': { preview: 'pull-requests: write' },
  'preview-with-number.yml': { preview: 'pull-requests: write' },
  'preview-once.yml': { preview: 'pull-requests: write' },
  'preview-when-changed.yml': { key: 'contents: read', preview: 'pull-requests: write' },
  'ios-when-changed.yml': { ios: 'contents: read' },
  'check-codemagic.yml': { check: 'contents: read' },
  'nightly-if-changed.yml': { key: 'contents: read', build: 'none' },
  'nightly.yml': { build: 'none', caches: 'none' },
  'nightly-start.yml': { start: 'none' },
  'nightly-collect.yml': { collect: 'none' },
  'mobile-check.yml': { start: 'statuses: write', settle: 'statuses: write' },
  'report.yml': { report: 'pull-requests: write' },
  'report-build.yml': { report: 'pull-requests: write' },
  'release-built.yml': { release: 'contents: write' },
  'release.yml': { notes: 'contents: read', release: attested },
  'private-release.yml': { release: 'contents: write' },
  'one-comment.yml': { android: 'none', ios: 'none', report: 'pull-requests: write' },
  'apps.yml': { app: 'contents: read, pull-requests: write' },
  'shop.yml': { preview: 'pull-requests: write', build: 'none' },
  'flavours.yml': { build: 'none', collect: 'none' },
  'test-meanwhile.yml': { app: 'contents: read' },
  'approved-build.yml': { build: 'none' },
  'lock-files.yml': { caches: 'none' },
  'try-pipeline.yml': { try: 'contents: read, pull-requests: write' },
  'distribute.yml': { build: 'none', distribute: 'contents: read' },
  'preview-pages.yml': {
    preview,
    cancel: 'contents: write',
    page: 'contents: write, pages: write, deployments: write, pull-requests: read',
  },
  'preview-bucket.yml': { preview: 'pull-requests: write', cancel: 'contents: read', page: 'none' },
  'mobile.yml': {
    ...{ changeset: 'contents: read', preview: 'pull-requests: write', build: 'none' },
    ...{ release: 'contents: write', mobile: 'none' },
  },
};

test.each(recipes().map((one) => [fileName(one), one] as const))(
  'the recipe %s grants these permissions',
  async (file, one) => {
    expect(await statedIn(one)).toEqual(granted[file]);
  },
);

const dispatch = event('workflow_dispatch');
const tag = event('push', { ref: 'refs/tags/v1.0.0' });

const callers = all.filter(({ text }) => /uses: \S+\/\.github\/workflows\/mobile-/.test(text));

test.each(callers.map((one) => [one.name, one] as const))(
  '%s: each caller grants what the called workflow requests',
  async (_name, one) => {
    await expect(plannedJobs(one, dispatch)).resolves.toEqual(expect.any(Array));
  },
);

test.each([
  ['private-release.yml', 'contents: write', tag, 'release / publish requests contents: write'],
  ['preview-bucket.yml', 'contents: read', pullRequestEvent(), 'cancel / cancel requests contents: read'],
] as const)('without its permission, GitHub refuses %s', async (file, line, started, says) => {
  const [recipe] = recipes().filter((one) => fileName(one) === file);
  const without = recipe?.text.replaceAll(new RegExp(`^ +${line}.*\\n`, 'gm'), '      issues: read\n') ?? '';
  await expect(plannedJobs({ path: file, text: without }, started)).rejects.toThrow(says);
});

/** The jobs that a pull request from a fork starts, and what their tokens may do. Called workflows get no secrets. */
const ofForks: readonly string[] = [
  '.github/workflows/check-dist.yml check-dist: contents: read',
  '.github/workflows/ci.yml lint: contents: read',
  '.github/workflows/ci.yml test: contents: read',
  '.github/workflows/ci.yml windows: contents: read',
  '.github/workflows/ci.yml actions: contents: read',
  '.github/workflows/codeql.yml analyse: contents: read, security-events: read',
  'preview.yml preview / without-secrets: none',
  'preview-on-label.yml preview / without-secrets: none',
  'preview-with-number.yml preview / without-secrets: none',
  'preview-once.yml preview / without-secrets: none',
  'preview-when-changed.yml key: contents: read',
  'preview-when-changed.yml preview / without-secrets: none',
  'shop.yml preview / without-secrets: none',
  'try-pipeline.yml try: contents: read, pull-requests: read',
  'preview-pages.yml preview / without-secrets: none',
  'preview-bucket.yml preview / without-secrets: none',
  'mobile.yml changeset: contents: read',
  'mobile.yml preview / without-secrets: none',
  'mobile.yml mobile: none',
  'README.md: workflow 1 preview / without-secrets: none',
  'service/README.md: workflow 1 try: contents: read',
  'docs/organisations.md: workflow 2 preview / without-secrets: none',
];

/** The jobs that the events start in any of the files, with their permissions. */
async function startedBy(events: readonly RunEvent[]): Promise<string[]> {
  const jobs = all.map(async (one) => {
    const workflow = await readWorkflow(one);
    const started = events.filter((each) => starts(workflow, each, ['apps/shop/main.dart']));
    const lists = await Promise.all(started.map((each) => plannedJobs(one, each)));
    const name = one.name.includes('(') ? fileName(one) : one.name;
    return lists.flat().map((job) => `${name} ${job.name}: ${text(job.permissions)}`);
  });
  return [...new Set((await Promise.all(jobs)).flat())];
}

// T17
test('a pull request from a fork starts nothing that needs a secret or writes', async () => {
  const from = 'somebody/mobile-app';
  const actions = ['opened', 'synchronize', 'reopened', 'labeled', 'closed'];
  const events = actions.map((action) => pullRequestEvent({ action, from, label: 'preview' }));
  const jobs = await startedBy(events);
  expect(jobs.filter((job) => /: write/.test(job))).toEqual([]);
  expect(jobs).toEqual(ofForks);
});
