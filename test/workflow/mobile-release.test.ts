import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { deepTest } from '../support/deep-test.ts';
import { event } from '../support/workflow/event.ts';
import { type MobileStage, setMobileStage } from '../support/workflow/mobile-stage.ts';
import { type RunResult, refuseFailure } from '../support/workflow/run.ts';
import type { StandIn } from '../support/workflow/world.ts';

const granted = 'contents: write, id-token: write, attestations: write';

interface ReleaseOptions {
  readonly permissions?: string;
  readonly ref?: string;
  readonly visibility?: 'public' | 'private' | 'internal';
  readonly standIns?: Readonly<Record<string, StandIn>>;
}

/** Calls mobile-release.yml for a tag. */
async function release(
  inputs: Readonly<Record<string, string | boolean>> = {},
  {
    permissions = granted,
    ref = 'refs/tags/v1.0.0',
    visibility = 'public',
    standIns = {},
  }: ReleaseOptions = {},
): Promise<RunResult> {
  const caller = `
    on: { push: { tags: ['v*'], branches: [main] } }
    jobs:
      release:
        permissions: { ${permissions} }
        uses: OWNER/build-service-action/.github/workflows/mobile-release.yml@v1
        with: ${JSON.stringify({ appId: stage.service.appId, workflowId: 'android, ios', ...inputs })}
        secrets: { token: "\${{ secrets.BUILD_SERVICE_TOKEN }}" }
      after:
        needs: release
        if: always()
        runs-on: ubuntu-latest
        outputs: { all: "\${{ toJSON(needs.release.outputs) }}" }
        steps: [{ run: "true" }]
  `;
  const payload = { repository: { visibility } };
  const world = { ...stage.world, standIns: { ...stage.world.standIns, ...standIns } };
  return stage.run(
    caller,
    event('push', { ref, sha: await stage.repository.git('rev-parse', 'HEAD'), payload }),
    { world },
  );
}

let stage: MobileStage;

beforeAll(async () => {
  stage = await setMobileStage();
  const odd = {
    name: 'Odd',
    scripts: [{ script: 'echo app | tee größe.apk > sha256sums' }],
    artifacts: ['*.apk', 'sha256sums'],
  };
  const hostile = ['SHA256SUMS', 'file-1.apk', '日本.apk', '東京.apk', '東京', 'gräße.apk', 'größe.apk'];
  const names = {
    name: 'Names',
    scripts: [{ script: `for name in ${hostile.join(' ')}; do echo "$name" > "$name"; done` }],
    artifacts: ['*.apk', '*SUMS', '東京'],
  };
  const file = await stage.repository.git('show', 'HEAD:codemagic.yaml');
  const workflows = Object.entries({ odd, 'odd-too': odd, names }).map(
    ([id, workflow]) => `  ${id}: ${JSON.stringify(workflow)}\n`,
  );
  await stage.repository.commit({ 'codemagic.yaml': [file, ...workflows].join('\n') });
  await stage.repository.git('tag', 'v1.0.0');
  stage.home.refs.set('refs/tags/v1.0.0', stage.home.objects.addBlob(Buffer.from('x')).sha);
});

beforeEach(() => stage.home.releases.clear());

afterAll(async () => stage[Symbol.asyncDispose]());

test('the files of a tag are attested and released with checksums, and the release stays a draft until all are uploaded', async () => {
  const run = refuseFailure(await release({ notes: 'The first.' }));
  const [made, ...others] = stage.home.releases.values();
  expect(others).toEqual([]);
  expect(made).toMatchObject({
    tag: 'v1.0.0',
    name: 'v1.0.0',
    body: 'The first.',
    draft: false,
    prerelease: false,
  });
  const files = new Map(made?.assets.map(({ name, bytes }) => [name, bytes.toString('latin1')]));
  expect([...files.keys()]).toEqual([
    'hello-mobile-unsigned-sample.apk',
    'hello-mobile-unsigned-sample.ipa',
    'SHA256SUMS',
  ]);
  expect(files.get('hello-mobile-unsigned-sample.apk')).toContain('platform: android');
  expect(files.get('SHA256SUMS')).toBe(
    ['hello-mobile-unsigned-sample.apk', 'hello-mobile-unsigned-sample.ipa']
      .map(
        (name) =>
          `${createHash('sha256')
            .update(files.get(name) ?? '', 'latin1')
            .digest('hex')}  ${name}\n`,
      )
      .join(''),
  );
  expect(run.foreign.map(({ uses, job }) => `${job}: ${uses}`)).toEqual([
    'release / build: actions/upload-artifact',
    'release / attest: actions/download-artifact',
    'release / attest: actions/attest',
    'release / publish: actions/download-artifact',
  ]);
  expect(run.job('release / publish').permissions).toEqual({ contents: 'write' });
  const outputs = JSON.parse(run.job('after').outputs.all ?? '');
  expect(outputs).toMatchObject({
    status: 'finished',
    releaseUrl: `${stage.github.at.server}/octo-org/mobile-app/releases/tag/v1.0.0`,
  });
  expect(JSON.parse(outputs.files).map(({ name }: { name: string }) => name)).toEqual([...files.keys()]);
});

test('GitHub refuses the call without contents: write', async () => {
  await expect(release({}, { permissions: 'contents: read' })).rejects.toThrow(
    "nested job 'publish' is requesting 'contents: write', but is only allowed 'contents: read'",
  );
});

deepTest('a release that is already complete is left as it is, and nothing is built for it', async () => {
  refuseFailure(await release());
  const before = JSON.stringify([...stage.home.releases]);
  const builds = stage.relay.requests.length;
  const run = await release();
  expect(saidIn(run, 'release / check', 'error')).toEqual([
    expect.stringMatching(/^The release of v1\.0\.0 is already published with its checksums/),
  ]);
  expect(stage.relay.requests).toHaveLength(builds);
  expect(JSON.stringify([...stage.home.releases])).toBe(before);
});

deepTest('files whose names GitHub changes are listed under their final names', async () => {
  refuseFailure(await release({ workflowId: 'odd' }));
  const [made] = stage.home.releases.values();
  expect(made?.assets.map(({ name }) => name)).toEqual(['artefact-sha256sums', 'gr.e.apk', 'SHA256SUMS']);
  expect(made?.assets[2]?.bytes.toString()).toMatch(/ {2}gr\.e\.apk\n$/);
});

deepTest('no file name loses or overwrites another file, including SHA256SUMS', async () => {
  refuseFailure(await release({ workflowId: 'names' }));
  const [made] = stage.home.releases.values();
  const files = new Map(made?.assets.map(({ name, bytes }) => [name, bytes.toString().trim()]));
  const sums = files.get('SHA256SUMS') ?? '';
  files.delete('SHA256SUMS');
  expect(Object.fromEntries(files)).toEqual({
    'artefact-SHA256SUMS': 'SHA256SUMS',
    'file-1.apk': 'file-1.apk',
    'file-2.apk': '日本.apk',
    'file-3.apk': '東京.apk',
    'file-1': '東京',
    'gr.e.apk': 'gräße.apk',
    'gr.e-2.apk': 'größe.apk',
  });
  expect(
    sums
      .split('\n')
      .map((line) => line.slice(66))
      .toSorted(),
  ).toEqual([...files.keys()].toSorted());
});

deepTest('files with the same name from two workflows are prefixed with the workflow', async () => {
  refuseFailure(await release({ workflowId: 'odd, odd-too' }));
  const [made] = stage.home.releases.values();
  expect(made?.assets.map(({ name }) => name)).toEqual([
    'artefact-sha256sums',
    'gr.e.apk',
    'odd-artefact-sha256sums',
    'odd-gr.e.apk',
    'SHA256SUMS',
  ]);
});

deepTest('tag accepts a full ref name', async () => {
  refuseFailure(
    await release({ workflowId: 'android', tag: 'refs/tags/v1.0.0' }, { ref: 'refs/heads/main' }),
  );
  expect([...stage.home.releases.values()]).toMatchObject([{ tag: 'v1.0.0' }]);
});

deepTest.each(['v1.0.0\ntag=v2', 'v1.0.0\r\n::warning::forged', 'v1 0'])(
  'the input tag %j is refused before anything is built, and no output is set',
  async (tag) => {
    const builds = stage.relay.requests.length;
    const run = await release({ workflowId: 'android', tag });
    const { steps, outputs } = run.job('release / check');
    expect(steps.flatMap(({ annotations }) => annotations).map(({ data }) => data)).toEqual([
      'Input tag is not the name of a tag.',
    ]);
    expect(outputs.tag ?? '').toBe('');
    expect(stage.relay.requests).toHaveLength(builds);
  },
);

deepTest('a failed build releases nothing, and the caller gets its outputs', async () => {
  const run = await release({ workflowId: 'broken' });
  expect(run.result).toBe('failure');
  expect(run.job('release / publish').result).toBe('skipped');
  expect(JSON.parse(run.job('after').outputs.all ?? '')).toMatchObject({ status: 'failed', releaseUrl: '' });
  expect(stage.home.releases.size).toBe(0);
});

deepTest.each([false, 'never'])('with attest: %s, its permissions are not needed', async (attest) => {
  const options = { permissions: 'contents: write', visibility: 'private' } as const;
  const run = refuseFailure(await release({ workflowId: 'android', attest }, options));
  expect(saidIn(run, 'release / check', 'warning')).toEqual([]);
  expect([...stage.home.releases.values()]).toMatchObject([{ draft: false }]);
});

/** What actions/attest says where the plan of a private repository has no attestations. */
const refusal =
  'Failed to persist attestation: Feature not available for user-owned private repositories. To enable this feature, please make this repository public.';

const refusing: StandIn = async () => {
  throw new Error(refusal);
};

deepTest.each(['private', 'internal'] as const)(
  'in a %s repository where GitHub refuses to attest, one warning comes before the build, and the release is complete',
  async (visibility) => {
    const run = refuseFailure(await release({}, { visibility, standIns: { 'actions/attest': refusing } }));
    expect(saidIn(run, 'release / check', 'warning')).toEqual([
      expect.stringContaining('only with GitHub Enterprise Cloud'),
    ]);
    const later = run.jobs.filter(({ name }) => name !== 'release / check');
    expect(later.flatMap(({ name }) => saidIn(run, name, 'warning'))).toEqual([]);
    expect(saidIn(run, 'release / attest', 'notice')).toEqual([
      expect.stringContaining('released without an attestation'),
    ]);
    const [made] = stage.home.releases.values();
    expect(made).toMatchObject({ draft: false });
    expect(made?.assets.map(({ name }) => name)).toEqual([
      'hello-mobile-unsigned-sample.apk',
      'hello-mobile-unsigned-sample.ipa',
      'SHA256SUMS',
    ]);
  },
);

deepTest('a private repository whose plan has attestations gets one', async () => {
  const run = refuseFailure(await release({ workflowId: 'android' }, { visibility: 'private' }));
  expect(run.foreign.map(({ uses }) => uses)).toContain('actions/attest');
  expect(saidIn(run, 'release / attest', 'notice')).toEqual([]);
});

deepTest.each([
  ['always', 'private'],
  [true, 'private'],
  ['auto', 'public'],
] as const)('with attest: %s in a %s repository, a refusal releases nothing', async (attest, visibility) => {
  const run = await release(
    { workflowId: 'android', attest },
    { visibility, standIns: { 'actions/attest': refusing } },
  );
  expect(run.job('release / publish').result).toBe('skipped');
  expect(stage.home.releases.size).toBe(0);
});

deepTest('without id-token, auto warns before the build and releases without an attestation', async () => {
  const run = refuseFailure(await release({ workflowId: 'android' }, { permissions: 'contents: write' }));
  expect(saidIn(run, 'release / check', 'warning')).toEqual([
    expect.stringContaining('Grant id-token: write'),
  ]);
  expect([...stage.home.releases.values()]).toMatchObject([{ draft: false }]);
});

deepTest.each([
  [
    'attest: always without the permissions for it',
    { attest: 'always' },
    { permissions: 'contents: write' },
    /Grant id-token: write/,
  ],
  ['attest: yes', { attest: 'yes' }, {}, /Input attest is not auto, always or never/],
  ['a branch', {}, { ref: 'refs/heads/main' }, /There is no tag to release/],
  ['a tag that is not in the repository', { tag: 'v9.9.9' }, {}, /There is no tag "v9\.9\.9"/],
])('%s is an error before anything is built', async (_name, inputs, options, says) => {
  const builds = stage.relay.requests.length;
  const run = await release(inputs, options);
  expect(saidIn(run, 'release / check', 'error')[0]).toMatch(says);
  expect(run.job('release / build').result).toBe('skipped');
  expect(stage.relay.requests).toHaveLength(builds);
});

/** The annotations of a job. */
function saidIn(run: RunResult, job: string, command: string): string[] {
  return run
    .job(job)
    .steps.flatMap(({ annotations }) => annotations)
    .filter(({ name }) => name === command)
    .map(({ data }) => data);
}

deepTest('a tag whose build is of another commit is not released, unless the caller says so', async () => {
  const refused = await release({ workflowId: 'android', commit: 'decade0' });
  expect(refused.result).toBe('failure');
  expect([...stage.home.releases.values()]).toEqual([]);
  refuseFailure(await release({ workflowId: 'android', commit: 'decade0', ifCommitDiffers: 'warn' }));
});
