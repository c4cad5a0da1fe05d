/** How many requests a step makes: simulated builds on a simulated clock, so the counts are exact. */
import { expect, test } from '@jest/globals';
import { simulateWorkflow } from '../../bench/poll-plan/builds.ts';
import { seededRandom } from '../support/fake-clock.ts';
import { runManyBuilds } from '../support/many-builds.ts';

const pollInterval = '30s';
const random = seededRandom(4);
const workflows = Array.from({ length: 100 }, (_, index) => {
  const next = simulateWorkflow(random);
  return { id: `w${index}`, build: next(), before: Array.from({ length: 12 }, next) };
});

test('a step with one build of six minutes reads the list once, and the build at most 24 times', async () => {
  const [first] = workflows;
  if (!first) throw new Error('No workflow was simulated');
  const { pages, byId } = await runManyBuilds([first], { pollInterval });
  expect(pages).toBe(1);
  expect(byId).toBeLessThanOrEqual(24);
});

test('a step with 100 builds makes at most 1,000 requests', async () => {
  const { byId, pages, delays } = await runManyBuilds(workflows, { pollInterval });
  expect(delays).toHaveLength(100);
  expect(byId + pages).toBeLessThanOrEqual(1000);
});
