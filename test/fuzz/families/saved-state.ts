import fc from 'fast-check';
import { z } from 'zod';
import { defaultLimits } from '../../../src/limits.ts';
import { savedProcess } from '../../../src/action/service/background-process.ts';
import { startPost } from '../../../src/action/start/post.ts';
import { systemClock, systemRandom } from '../../../src/clock.ts';
import { memoryRunner } from '../../support/memory-runner.ts';
import { clientOf } from '../fake-answer.ts';
import { insist, property } from '../property.ts';
import { jsonOf } from '../values/json.ts';
import { hostileText, numberText } from '../values/texts.ts';

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

/** The post step with modified state, and a service that does not know the build. */
const post = property(
  'saved-state/build-post',
  fc.tuple(fc.array(start, { maxLength: 3 }), fc.constantFrom(200, 208, 404, 401)),
  async ([starts, status]) => {
    const state = Object.fromEntries(starts.map((saved, index) => [`start-${index}`, saved]));
    const { runner } = memoryRunner({ with: { token: 't', appId: 'a', workflowId: 'w' }, state });
    const connect = () => clientOf([{ status, headers: {}, text: '{"builds":[]}' }]);
    const limits = { ...defaultLimits, startLookUpMs: 1 };
    insist(
      await startPost({ runner, connect, clock: systemClock, random: systemRandom, limits }),
      'the post step never fails the job',
    );
  },
);

const place = property(
  'saved-state/service-place',
  fc.record({ folder: hostileText, pid: fc.oneof(numberText, hostileText) }),
  (state) => {
    savedProcess(memoryRunner({ action: 'service', with: {}, state }).runner);
  },
);

export const savedState = [post, place];
