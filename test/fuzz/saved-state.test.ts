import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { z } from 'zod';
import { startPost } from '../../src/action/start/post.ts';
import { systemClock, systemRandom } from '../../src/clock.ts';
import { defaultLimits } from '../../src/limits.ts';
import { memoryRunner } from '../support/memory-runner.ts';
import { clientOf } from './fake-answer.ts';
import { assertReads } from './reading.ts';
import { jsonOf } from './values/json.ts';

const text = z.string();

/** A start as the main step saves it. */
const start = jsonOf(
  z.object({
    appId: text,
    workflowId: text,
    ref: z.union([z.object({ branch: text }), z.object({ tag: text })]),
    label: text,
    at: z.int(),
    baseUrl: text,
    outcome: z.enum(['unknown', 'started', 'settled']),
    buildId: text.optional(),
  }),
);

test('the post step of a build looks after each start that it can read, whatever else the state has', () =>
  assertReads(
    fc.tuple(fc.array(start, { maxLength: 3 }), fc.constantFrom(200, 208, 404, 401)),
    async ([starts, status]) => {
      const state = Object.fromEntries(starts.map((saved, index) => [`start-${index}`, saved]));
      const { runner, warnings } = memoryRunner({
        with: { token: 't', appId: 'a', workflowId: 'w' },
        state,
      });
      const connect = async () => clientOf([{ status, text: '{"builds":[]}' }]);
      const limits = { ...defaultLimits, startLookUpMs: 1 };
      const dependencies = { runner, connect, clock: systemClock, random: systemRandom, limits };
      expect(await startPost(dependencies)).toBe(true);
      expect(warnings.join('\n')).not.toContain('The builds of this step could not be cancelled');
    },
  ));
