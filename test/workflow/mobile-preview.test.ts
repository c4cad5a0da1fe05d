import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { deepTest } from '../support/deep-test.ts';
import { type PullRequestOptions, pullRequestEvent } from '../support/workflow/event.ts';
import { app, type MobileStage, setMobileStage } from '../support/workflow/mobile-stage.ts';
import { type Held, type RunRequest, type RunResult, refuseFailure } from '../support/workflow/run.ts';

const branch = 'feature/x';

/** Calls mobile-preview.yml for a push to pull request 7. */
async function preview(
  inputs: Readonly<Record<string, string | boolean>> = {},
  { permissions = 'contents: read, pull-requests: write', change = {}, ...secrets }: Options = {},
): Promise<RunResult> {
  const caller = `
    on: pull_request
    jobs:
      preview:
        permissions: { ${permissions} }
        uses: OWNER/build-service-action/.github/workflows/mobile-preview.yml@v1
        with: ${JSON.stringify({ appId: stage.service.appId, workflowId: 'android', ...inputs })}
        secrets: { token: "\${{ secrets.BUILD_SERVICE_TOKEN }}" }
      after:
        needs: preview
        if: always()
        runs-on: ubuntu-latest
        outputs: { all: "\${{ toJSON(needs.preview.outputs) }}", page: "\${{ steps.page.outputs.text }}" }
        steps:
          - if: needs.preview.outputs.installPage != ''
            uses: actions/download-artifact@v8
            with: { name: "\${{ needs.preview.outputs.installPage }}", path: site }
          - id: page
            run: cat site/index.html | sed 's/^/text=/' | grep itms-services >> "$GITHUB_OUTPUT" || true
  `;
  const options = { action: 'synchronize', number: 7, branch, sha, repository: app, ...change };
  return stage.run(caller, pullRequestEvent(options), secrets);
}

interface Options extends Pick<RunRequest, 'secrets' | 'dependabotSecrets'> {
  readonly permissions?: string;
  readonly change?: Partial<PullRequestOptions>;
}

let stage: MobileStage;

let sha: string;

beforeAll(async () => {
  stage = await setMobileStage();
  await stage.repository.git('branch', branch);
  sha = await stage.repository.git('rev-parse', branch);
});

beforeEach(() => {
  stage.home.comments.clear();
  stage.home.refs.clear();
  stage.home.pullRequests.clear();
  for (const number of [7, 8])
    stage.home.addPullRequest({ number, head: { repository: app, ref: branch, sha } });
});

afterAll(async () => stage[Symbol.asyncDispose]());

test('the head branch is built, and the pull request gets a comment with the link', async () => {
  const run = refuseFailure(await preview());
  const outputs = JSON.parse(run.job('after').outputs.all ?? '');
  expect(outputs).toMatchObject({
    status: 'finished',
    publicLink: expect.stringContaining('hello-mobile-unsigned-sample.apk'),
    installPage: '',
  });
  const [comment, ...others] = stage.home.comments.values();
  expect(others).toEqual([]);
  expect(comment).toMatchObject({ pullRequest: 7, author: 'github-actions[bot]' });
  expect(comment?.body).toContain(outputs.publicLink);
  expect(outputs.commentUrl).toContain('/pull/7#issuecomment-');
  const { body } = await stage.service.ask('GET', `/builds/${outputs.buildId}`);
  expect(body.build).toMatchObject({ branch, labels: expect.arrayContaining(['gh-pr-7']) });
  expect(run.job('preview / without-secrets').result).toBe('skipped');
});

test('a closed pull request builds nothing', async () => {
  const caller = { change: { action: 'closed' } };
  await expect(preview({}, caller)).rejects.toThrow('pull_request does not start');
});

deepTest('a second push keeps the one comment up to date', async () => {
  refuseFailure(await preview());
  refuseFailure(await preview());
  expect(stage.home.comments.size).toBe(1);
});

deepTest('a newer run replaces an older one of the same pull request and builds, but no others', async () => {
  // No build starts with this value: the concurrency groups are known before.
  const group = async (inputs: Record<string, string>, options?: Options): Promise<Held | undefined> =>
    (await preview({ timeout: 'soon', ...inputs }, options)).concurrency[0];
  const groups = [
    await group({ workflowId: 'android\nios' }),
    await group({ workflowId: 'android' }),
    await group({ commentKey: 'other' }),
    await group({}, { change: { number: 8 } }),
  ];
  expect(groups.every((one) => one?.cancelInProgress)).toBe(true);
  expect(new Set(groups.map((one) => one?.group)).size).toBe(4);
  expect(groups.some((one) => one?.group.includes('\n'))).toBe(false);
  expect(await group({})).toEqual(groups[1]);
});

deepTest(
  'a failed build fails the called workflow, with its outputs set and the comment updated',
  async () => {
    const run = await preview({ workflowId: 'broken' });
    expect(run.result).toBe('failure');
    expect(JSON.parse(run.job('after').outputs.all ?? '')).toMatchObject({
      status: 'failed',
      buildId: expect.any(String),
    });
    expect([...stage.home.comments.values()][0]?.body).toMatch(/failed/i);
  },
);

deepTest('a pull request of a fork, which gets no secrets, succeeds and says why', async () => {
  const before = stage.relay.requests.length;
  const run = refuseFailure(await preview({}, { change: { fork: 'somebody/mobile-app' } }));
  expect(run.job('preview / build').result).toBe('skipped');
  expect(run.job('preview / without-secrets').summary).toContain('No preview of this pull request');
  expect(stage.relay.requests).toHaveLength(before);
  expect(stage.home.comments.size).toBe(0);
});

deepTest(
  'a pull request of Dependabot without its own secret succeeds, and says where to add it',
  async () => {
    const before = stage.relay.requests.length;
    const run = refuseFailure(await preview({}, { change: { actor: 'dependabot[bot]' } }));
    expect(run.job('preview / build').summary).toContain('Dependabot secrets');
    expect(run.job('preview / without-secrets').result).toBe('skipped');
    expect(stage.relay.requests).toHaveLength(before);
    expect(stage.home.comments.size).toBe(0);
  },
);

deepTest('a pull request of Dependabot is built if the token is one of the Dependabot secrets', async () => {
  const dependabotSecrets = { BUILD_SERVICE_TOKEN: stage.service.token };
  const run = refuseFailure(await preview({}, { change: { actor: 'dependabot[bot]' }, dependabotSecrets }));
  expect(JSON.parse(run.job('after').outputs.all ?? '')).toMatchObject({ status: 'finished' });
});

deepTest('a secret that is missing elsewhere is an error', async () => {
  const run = await preview({}, { secrets: {} });
  expect(run.result).toBe('failure');
  const said = run.job('preview / build').steps.flatMap(({ annotations }) => annotations);
  expect(said.map(({ data }) => data)).toEqual([expect.stringContaining('Input token is required')]);
});

deepTest('without a comment, its permission is not needed', async () => {
  refuseFailure(await preview({ comment: false }, { permissions: '' }));
  expect(stage.home.comments.size).toBe(0);
});

deepTest('with contents: write, QR codes are stored in the repository', async () => {
  const permissions = 'contents: write, pull-requests: write';
  refuseFailure(await preview({ qrCodes: true }, { permissions }));
  expect([...stage.home.refs.keys()]).toEqual([expect.stringMatching(/^refs\/build-service-action\/7\//)]);
  expect([...stage.home.comments.values()][0]?.body).toMatch(/\/blob\/[0-9a-f]{40}\/[^)"]+\.png\?raw=true/);
});

deepTest('without the permission, links replace QR codes, with a notice', async () => {
  const run = refuseFailure(await preview({ qrCodes: true }));
  expect(
    run
      .job('preview / build')
      .steps.flatMap(({ annotations }) => annotations.map(({ data }) => data))
      .join(),
  ).toContain('contents: write');
  expect(stage.home.refs.size).toBe(0);
  expect([...stage.home.comments.values()][0]?.body).toContain('hello-mobile-unsigned-sample.apk');
});

deepTest(
  'the install page is kept as an artifact of the run that the output names, also beside a failed build',
  async () => {
    const given = { installPage: 'site', installPageUrl: 'https://pages.example/7' };
    const run = await preview({ workflowId: 'ios\nbroken', ...given });
    expect(run.result).toBe('failure');
    const { all = '', page } = run.job('after').outputs;
    const { installPage, buildId } = JSON.parse(all);
    expect(installPage).toBe(`install-page-${buildId}`);
    expect(page).toContain(encodeURIComponent('https://pages.example/7/manifest-'));
  },
);

deepTest('without an app there is no install page, and the output is empty', async () => {
  const run = await preview({ workflowId: 'broken', installPage: 'site' });
  expect(JSON.parse(run.job('after').outputs.all ?? '').installPage).toBe('');
});

deepTest('a preview of another commit fails where that is an error', async () => {
  const refused = await preview({ commit: 'decade0', ifCommitDiffers: 'error' });
  expect(refused.result).toBe('failure');
  expect(JSON.parse(refused.job('after').outputs.all ?? '').publicLinks).toBe('[]');
  refuseFailure(await preview({ commit: sha.slice(0, 7), ifCommitDiffers: 'error' }));
});
