import { afterAll, afterEach, beforeAll } from '@jest/globals';
import { runUntilCanceled, scriptedExecutor } from '../support/scripted-executor.ts';
import { type PullRequestOptions, pullRequestEvent } from '../support/workflow/event.ts';
import { app, type MobileStage, setMobileStage } from '../support/workflow/mobile-stage.ts';
import type { RunRequest, RunResult } from '../support/workflow/run.ts';

/** Closes pull request 7, whose head is the branch `feature/x#1`. */
export async function close(
  change: Partial<PullRequestOptions> = {},
  { permissions = 'contents: read', qrCodes = false, ...secrets }: Options = {},
): Promise<RunResult> {
  const caller = `
    on: { pull_request: { types: [opened, closed] } }
    jobs:
      cancel:
        permissions: { ${permissions} }
        uses: OWNER/build-service-action/.github/workflows/mobile-cancel.yml@v1
        with: { appId: "\${{ vars.APP_ID }}", qrCodes: ${qrCodes} }
        secrets: { token: "\${{ secrets.BUILD_SERVICE_TOKEN }}" }
      after:
        needs: cancel
        if: always()
        runs-on: ubuntu-latest
        outputs: { canceled: "\${{ needs.cancel.outputs.canceled }}" }
        steps: [{ run: "true" }]
  `;
  const sha = 'b'.repeat(40);
  const options = { action: 'closed', number: 7, branch, sha, repository: app, ...change };
  return stage.run(caller, pullRequestEvent(options), secrets);
}

interface Options extends Pick<RunRequest, 'dependabotSecrets'> {
  readonly permissions?: string;
  readonly qrCodes?: boolean;
}

export const branch = 'feature/x#1';

/** Starts a build as the build action does. */
export async function start(labels: readonly string[]): Promise<string> {
  const { appId } = stage.service;
  const { body } = await stage.service.ask('POST', '/builds', {
    appId,
    workflowId: 'android',
    branch,
    labels,
  });
  return body.buildId;
}

export let stage: MobileStage;

let tellsLabels = true;

/** Until the end of the test, the service reports no labels. */
export function hideLabels(): void {
  tellsLabels = false;
}

beforeAll(async () => {
  stage = await setMobileStage({
    files: {},
    executor: scriptedExecutor(runUntilCanceled),
    changeAnswer: ({ body }) =>
      tellsLabels
        ? body
        : JSON.parse(JSON.stringify(body, (key, value) => (key === 'labels' ? undefined : value))),
  });
});

afterEach(async () => {
  tellsLabels = true;
  stage.home.refs.clear();
  const { body } = await stage.service.ask('GET', '/builds');
  for (const { _id } of body.builds) await stage.service.ask('POST', `/builds/${_id}/cancel`);
});

afterAll(async () => stage[Symbol.asyncDispose]());
