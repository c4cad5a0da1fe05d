/** How many requests a step makes: simulated builds on a simulated clock, so the counts are exact. */
import { expect, test } from '@jest/globals';
import { replayStep, simulateWorkflows } from '../../bench/poll-plan/replay-step.ts';

const pollInterval = '30s';
const workflows = simulateWorkflows({ count: 100, seed: 4 });

test('a step with one build of six minutes reads the list once, and the build at most 24 times', async () => {
  const [first] = workflows;
  if (!first) throw new Error('No workflow was simulated');
  const { pages, byId } = await replayStep([first], { pollInterval });
  expect(pages).toBe(1);
  expect(byId).toBeLessThanOrEqual(24);
});

test('a step with 100 builds makes at most 1,000 requests', async () => {
  const { requests, delays } = await replayStep(workflows, { pollInterval });
  expect(delays).toHaveLength(100);
  expect(requests).toBeLessThanOrEqual(1000);
});
