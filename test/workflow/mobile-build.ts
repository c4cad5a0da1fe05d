import { afterAll, beforeAll } from '@jest/globals';
import { event } from '../support/workflow/event.ts';
import { type MobileStage, setMobileStage } from '../support/workflow/mobile-stage.ts';

export const caller = (inputs: string): string => `
  on: push
  permissions: {}
  jobs:
    build:
      uses: OWNER/build-service-action/.github/workflows/mobile-build.yml@v1
      with:
        appId: \${{ vars.APP_ID }}
        ${inputs}
      secrets:
        token: \${{ secrets.BUILD_SERVICE_TOKEN }}
    after:
      needs: build
      if: always()
      runs-on: ubuntu-latest
      outputs:
        all: \${{ toJSON(needs.build.outputs) }}
        result: \${{ needs.build.result }}
      steps: [{ run: "true" }]
`;

export const push = event('push', { ref: 'refs/heads/main', sha: 'a'.repeat(40) });

export let stage: MobileStage;

beforeAll(async () => {
  stage = await setMobileStage();
});

afterAll(async () => stage[Symbol.asyncDispose]());
