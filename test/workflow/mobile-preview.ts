import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { type PullRequestOptions, pullRequestEvent } from '../support/workflow/event.ts';
import { app, type MobileStage, setMobileStage } from '../support/workflow/mobile-stage.ts';
import type { RunRequest, RunResult } from '../support/workflow/run.ts';

export const branch = 'feature/x';

/** Calls mobile-preview.yml for a push to pull request 7. */
export async function preview(
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

export interface Options extends Pick<RunRequest, 'secrets' | 'dependabotSecrets'> {
  readonly permissions?: string;
  readonly change?: Partial<PullRequestOptions>;
}

export let stage: MobileStage;

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
