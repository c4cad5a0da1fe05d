import { expect, test } from '@jest/globals';
import { setStage } from '../../support/stage.ts';

test('the log shows each state once with the time since the start, and nothing while nothing changes', async () => {
  await using stage = await setStage();
  const { log } = await stage.run({ with: { workflowId: 'android' } });
  const lines = log.split('\n').filter((line) => /^\d\d:\d\d {2}/.test(line));
  const words = [
    'queued',
    'preparing',
    'fetching',
    'building',
    'testing',
    'publishing',
    'finishing',
    'finished',
  ];
  const states = lines.flatMap((line) => words.find((word) => line.includes(` ${word}`)) ?? []);
  expect(states.at(0)).toBe('queued');
  expect(states.at(-1)).toBe('finished');
  expect(new Set(states).size).toBe(states.length);
  const steps = lines.filter((line) => line.includes('  ▸ '));
  expect(new Set(steps).size).toBe(steps.length);
  // One more line for the build's id, and one for its artefact.
  expect(lines).toHaveLength(states.length + steps.length + 2);
});

test('only the necessary requests are sent: one start per workflow, polls, and one link per artefact', async () => {
  await using stage = await setStage();
  await stage.run({ with: { workflowId: 'android' } });
  const asked = stage.relay.requests.map(
    ({ method, path }) => `${method} ${path.replace(/[0-9a-f]{24}/, ':id')}`,
  );
  expect(asked.filter((one) => one.startsWith('POST') && !one.includes('artifacts'))).toEqual([
    'POST /builds',
  ]);
  expect(asked.filter((one) => one.endsWith('/public-url'))).toHaveLength(1);
  expect(asked.filter((one) => one === 'GET /builds/:id').length).toBeGreaterThan(0);
  for (const { headers } of stage.relay.requests)
    expect(headers).toMatchObject({
      'x-auth-token': stage.service.token,
      'content-type': 'application/json',
    });
});
