import { expect, test } from '@jest/globals';
import { FakeClock } from '../../../support/fake-clock.ts';
import { frankService, timedStep } from '../../../support/fake-service/timed-step.ts';

const minute = 60_000;

test('a build that ended an hour before the others has nothing to wait for, if no upload to App Store Connect appears', async () => {
  const clock = new FakeClock();
  const plan = (n: number) => ({ file: 'Hello.ipa', runningMs: (n === 0 ? 10 : 70) * minute });
  const service = frankService({ clock, plan });
  const step = timedStep({
    ...{ clock, service },
    with: {
      workflowId: 'ios, ios-nightly',
      waitForAppStoreConnect: 'true',
      appStoreConnectTimeout: '30m',
      publicLinks: 'false',
    },
  });
  const { succeeded, tookMs } = await step.end();
  expect({ succeeded, errors: step.errors }).toEqual({ succeeded: true, errors: [] });
  expect(step.warnings.filter((line) => line.includes('no upload to App Store Connect'))).toHaveLength(2);
  expect(tookMs).toBeLessThan(80 * minute);
});
