import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { type PullRequestOptions, pullRequestEvent, type RunEvent } from '../support/workflow/event.ts';
import { app, type MobileStage, setMobileStage } from '../support/workflow/mobile-stage.ts';

export const branch = 'feature/x';

export function pullRequest(change: Partial<PullRequestOptions>): RunEvent {
  return pullRequestEvent({ action: 'synchronize', number: 7, branch, sha, repository: app, ...change });
}

/** The starts that the service received during the test. */
export function starts(): unknown[] {
  const asked = stage.relay.requests.slice(requests);
  return asked.filter(({ method, path }) => method === 'POST' && path === '/builds').map(({ body }) => body);
}

export const distributed: { group: string | undefined; content: string }[] = [];

export let stage: MobileStage;

export let sha: string;

let requests = 0;

beforeAll(async () => {
  stage = await setMobileStage({
    standIns: {
      './.github/actions/distribute': async ({ with: inputs }) => {
        distributed.push({ group: inputs.group, content: readFileSync(inputs.file ?? '', 'utf8') });
        return {};
      },
    },
  });
  sha = await stage.repository.commit({ 'store-notes.txt': 'Faster.\nAnd "safer": 100 %.' });
  await stage.repository.git('tag', 'v1.0.0');
  await stage.repository.git('branch', branch);
});

beforeEach(() => {
  requests = stage.relay.requests.length;
  stage.home.comments.clear();
  stage.home.refs.clear();
  stage.home.addPullRequest({ number: 7, head: { repository: app, ref: branch, sha } });
});

afterAll(async () => stage[Symbol.asyncDispose]());
