/** Which builds `cancel` takes for those that its inputs mean. */

import { expect, test } from '@jest/globals';
import { cancel } from '../../../src/action/admin/cancel.ts';
import { listedBuild } from '../../support/fake-service/fake-build.ts';
import { startFakeService } from '../../support/fake-service/server.ts';
import { performed } from '../../support/step-parts.ts';

const running = { status: 'building' };

// T16
test('a label that stands only in the own record of a build is found', async () => {
  const labels = { 'pull-7': ['gh-pr-7'], 'pull-8': ['gh-pr-8'] };
  await using server = await startFakeService({
    records: [listedBuild('pull-7', running), listedBuild('pull-8', running), listedBuild('bare', running)],
    alone: (build) => ({ build: { ...build, labels: labels[build._id as keyof typeof labels] } }),
  });
  const given = { token: 'a-token', baseUrl: server.url, appId: 'app', label: 'gh-pr-7' };
  const result = await performed(cancel, { action: 'cancel', with: given });
  expect(result).toMatchObject({ succeeded: true, errors: [], outputs: { canceled: '["pull-7"]' } });
  expect(result.warnings).toEqual([
    'The service does not report the labels of build bare, so this step does not cancel it.',
  ]);
  expect([server.cancelled(), server.read()]).toEqual([['pull-7'], ['bare', 'pull-7', 'pull-8']]);
});
