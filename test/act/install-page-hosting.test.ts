/** The recipes that publish an install page. */
import { createHash, createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Recorded, startFakeService } from '../support/fake-service/server.ts';
import { startPagesHost } from '../support/pages-host.ts';
import { app, pullRequestEvent, type RunEvent } from '../support/workflow/event.ts';
import { recipes } from '../support/workflow/written-workflows.ts';
import { type ActStage, setActStage } from './act.ts';

const branch = 'feature/x';

function recipe(file: string): string {
  const found = recipes(['docs/install-page-hosting.md']).find(({ path }) => path.endsWith(`/${file}`));
  if (!found) throw new Error(`There is no recipe ${file}`);
  return found.text;
}

let stage: ActStage;
let sha: string;

beforeAll(async () => {
  stage = await setActStage();
  await stage.repository.git('branch', branch);
  sha = await stage.repository.git('rev-parse', branch);
  stage.home.addPullRequest({ number: 7, head: { repository: app, ref: branch, sha } });
});

afterAll(async () => stage[Symbol.asyncDispose]());

const pullRequest = (action: string): RunEvent => pullRequestEvent({ action, branch, sha });

test('preview-pages.yml: the page is published, and removed with the pull request', async () => {
  await using host = await startPagesHost();
  const permissions = { contents: 'write', pages: 'write', deployments: 'write' } as const;
  const options = {
    remote: host.remote,
    // The action accepts only https addresses; the test reads the page from the host itself.
    vars: { PAGES_URL: 'https://octo-org.github.io/mobile-app' },
    token: { ...permissions, 'pull-requests': 'write', issues: 'write' } as const,
  };
  await stage.succeed(recipe('preview-pages.yml'), pullRequest('opened'), options);
  const html = (await host.read('pr-7/')) ?? '';
  expect(html).toContain('hello-mobile-unsigned-sample.apk');
  const manifests = [...html.matchAll(/manifest-\w+\.plist/g)];
  expect(manifests.length).toBeGreaterThan(0);
  for (const [manifest] of manifests)
    expect(await host.read(`pr-7/${manifest}`)).toContain('software-package');
  const url = 'https://octo-org.github.io/mobile-app/pr-7/';
  expect([...stage.home.deployments.values()]).toMatchObject([
    { sha, environment: 'preview', state: 'success', url },
  ]);
  const [comment] = [...stage.home.comments.values()];
  expect(comment?.body).toContain(`<a href="${url}">Install page</a>`);

  const pull = stage.home.pullRequests.get(7);
  if (pull) pull.state = 'closed';
  await stage.succeed(recipe('preview-pages.yml'), pullRequest('closed'), options);
  expect(await host.read('pr-7/')).toBeUndefined();
  expect(await host.read('')).toBe('Documentation');
  expect([...stage.home.deployments.values()]).toMatchObject([{ state: 'inactive' }]);
});

test('preview-bucket.yml: the page is uploaded after its other files, signed, and deleted with the pull request', async () => {
  await using bucket = await startFakeService((_, response) => void response.end());
  const options = {
    vars: {
      BUCKET_URL: bucket.url,
      BUCKET_REGION: 'eu-central-1',
      PREVIEW_URL: 'https://previews.example.com',
    },
    secrets: { BUILD_SERVICE_TOKEN: stage.service.token, BUCKET_KEY: 'AKID:s3cret' },
  };
  await stage.succeed(recipe('preview-bucket.yml'), pullRequest('opened'), options);
  expect(bucket.requests.at(-1)).toMatchObject({
    method: 'PUT',
    target: '/pr-7/index.html',
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: expect.stringContaining('hello-mobile-unsigned-sample.apk'),
  });
  const uploaded = bucket.requests.length;

  await stage.succeed(recipe('preview-bucket.yml'), pullRequest('closed'), options);
  expect(bucket.requests.slice(uploaded)).toMatchObject([{ method: 'DELETE', target: '/pr-7/index.html' }]);
  for (const request of bucket.requests)
    expect(request.headers.authorization).toContain(signatureOf(request));
});

/** The signature that S3 computes from a request (AWS Signature Version 4), for the secret `s3cret` in `eu-central-1`. */
function signatureOf({ method, target, headers }: Recorded): string {
  const [, date = '', signed = ''] =
    /^AWS4-HMAC-SHA256 Credential=AKID\/(\d{8})\/eu-central-1\/s3\/aws4_request, ?SignedHeaders=([\w;-]+),/.exec(
      headers.authorization ?? '',
    ) ?? [];
  for (const name of ['host', 'x-amz-content-sha256', 'x-amz-date'])
    expect(signed.split(';')).toContain(name);
  const lines = signed.split(';').map((name) => `${name}:${headers[name]}\n`);
  const canonical = [method, target, '', lines.join(''), signed, headers['x-amz-content-sha256']].join('\n');
  const scope = `${date}/eu-central-1/s3/aws4_request`;
  const digest = createHash('sha256').update(canonical).digest('hex');
  const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
  const key = scope.split('/').reduce<string | Buffer>(hmac, 'AWS4s3cret');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, digest].join('\n');
  return `Signature=${hmac(key, text).toString('hex')}`;
}
