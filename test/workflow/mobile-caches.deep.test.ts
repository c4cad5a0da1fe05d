import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { until } from '../support/until.ts';
import { event } from '../support/workflow/event.ts';
import { type MobileStage, setMobileStage } from '../support/workflow/mobile-stage.ts';
import { type RunResult, refuseFailure } from '../support/workflow/run.ts';

async function dropCaches(inputs: Readonly<Record<string, string | boolean>>): Promise<RunResult> {
  const caller = `
    on: { schedule: [{ cron: 0 3 * * 1 }] }
    permissions: {}
    jobs:
      caches:
        uses: OWNER/build-service-action/.github/workflows/mobile-caches.yml@v1
        with: ${JSON.stringify({ appId: stage.service.appId, ...inputs })}
        secrets: { token: "\${{ secrets.BUILD_SERVICE_TOKEN }}" }
      after:
        needs: caches
        runs-on: ubuntu-latest
        outputs: { cleared: "\${{ needs.caches.outputs.clearedCaches }}", size: "\${{ needs.caches.outputs.clearedSize }}" }
        steps: [{ run: "true" }]
  `;
  const weekly = event('schedule', { ref: 'refs/heads/main', sha, payload: { schedule: '0 3 * * 1' } });
  return refuseFailure(await stage.run(caller, weekly));
}

/** The ids of the service's caches. */
async function caches(): Promise<string[]> {
  const { body } = await stage.service.ask('GET', `/apps/${stage.service.appId}/caches`);
  return body.caches.map(({ _id }: { _id: string }) => _id);
}

test('recent caches stay, a dry run deletes none, old ones are deleted, and the summary shows their size', async () => {
  const there = await caches();
  expect(there).toHaveLength(1);
  expect((await dropCaches({})).job('after').outputs).toEqual({ cleared: '[]', size: '0' });
  await dropCaches({ olderThan: '', dryRun: true });
  expect(await caches()).toEqual(there);

  const run = await dropCaches({ olderThan: '' });
  expect(JSON.parse(run.job('after').outputs.cleared ?? '')).toEqual(there);
  expect(Number(run.job('after').outputs.size)).toBeGreaterThan(0);
  expect(await caches()).toEqual([]);
  expect(run.job('caches / caches').summary).toMatch(/\| deleted \| 1 \| [\d.]+(Ki)?B \|/);
  expect(run.job('caches / caches').permissions).toEqual({});
});

let stage: MobileStage;
let sha: string;
beforeAll(async () => {
  const workflow = {
    name: 'Cached',
    scripts: [{ script: 'mkdir -p kept && echo 1 > kept/file' }],
    cache: { cache_paths: ['kept'] },
  };
  stage = await setMobileStage({
    files: { 'codemagic.yaml': JSON.stringify({ workflows: { cached: workflow } }) },
  });
  sha = await stage.repository.git('rev-parse', 'HEAD');
  const { appId } = stage.service;
  const { body } = await stage.service.ask('POST', '/builds', {
    appId,
    workflowId: 'cached',
    branch: 'main',
  });
  await ended(body.buildId);
});
afterAll(async () => stage[Symbol.asyncDispose]());

async function ended(buildId: string): Promise<void> {
  const state = await until(async () => {
    const { body } = await stage.service.ask('GET', `/builds/${buildId}`);
    return ['finished', 'failed'].includes(body.build.status) && body.build;
  });
  if (state.status !== 'finished')
    throw new Error(`The build that stores a cache did not finish: ${JSON.stringify(state)}`);
}
