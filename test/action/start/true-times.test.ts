import { expect, test } from '@jest/globals';
import { deepTest } from '../../support/deep-test.ts';
import { withoutFields } from '../../support/fault-proxy.ts';
import { durationIn, timelineBars } from '../../support/shown-times.ts';
import { setStage } from '../../support/stage.ts';

interface Timed {
  readonly name: string;
  readonly startedAt: string;
  readonly finishedAt: string;
}

const tookOf = ({ startedAt, finishedAt }: Timed): number => Date.parse(finishedAt) - Date.parse(startedAt);

test('the timeline has the steps of the service with their times, and the one that failed is red', async () => {
  await using stage = await setStage();
  const { outputs, summary, log } = await stage.run({ with: { workflowId: 'broken' } });
  const answer = await fetch(`${stage.service.baseUrl}/builds/${outputs.buildId}`, {
    headers: { 'x-auth-token': stage.service.token, 'content-type': 'application/json' },
  });
  const { build } = (await answer.json()) as { build: Timed & { buildActions: Timed[] } };
  const ran = build.buildActions.filter(({ finishedAt }) => finishedAt);
  const bars = timelineBars(summary).filter(({ name }) => name !== 'queued');
  expect(bars.map(({ name }) => name)).toEqual(ran.map(({ name }) => name));
  expect(bars.map(({ ms }) => ms)).toEqual(ran.map(tookOf));
  expect(bars.filter(({ tone }) => tone === 'crit').map(({ name }) => name)).toEqual(['Compile']);
  const [headline = ''] = summary.split('\n');
  const verdict = log.split('\n').findLast((line) => line.includes(': failed')) ?? '';
  for (const ms of [durationIn(headline), durationIn(verdict), Number(outputs.duration) * 1000])
    expect(Math.abs((ms ?? Number.NaN) - tookOf(build))).toBeLessThanOrEqual(1_000);
});

deepTest('where the service tells no times, none are invented', async () => {
  await using stage = await setStage({
    changeAnswer: withoutFields(['createdAt', 'startedAt', 'finishedAt', 'buildActions']),
  });
  const { outputs, summary } = await stage.run({ with: { workflowId: 'android' } });
  expect(outputs).toMatchObject({ status: 'finished', startedAt: '', finishedAt: '', duration: '' });
  const [build] = JSON.parse(outputs.builds ?? '');
  expect(build).toMatchObject({ status: 'finished', startedAt: '', finishedAt: '' });
  expect(build).not.toHaveProperty('duration');
  expect(summary).toMatch(/^## ✅ hello-mobile: finished\n/);
  expect(summary).not.toMatch(/Timeline|Queued|mermaid/);
});
