import { expect, test } from '@jest/globals';
import { type DoorRequest, open, silences, wrongWith } from './every-door.ts';

/** What is never sent again, so that the step ends after one attempt. */
const requests: readonly DoorRequest[] = [
  { door: 'apps add', to: 'service', name: 'POST /apps' },
  { door: 'team invite', to: 'service', name: 'POST /team/*/invitation' },
];

test.each(silences)(
  'without an answer to what may be sent once, a step says so and ends: %s',
  async (silence) => {
    const opened = await Promise.all(requests.map((request) => open(request.door, request, silence)));
    expect(opened.map(wrongWith)).toEqual([[], []]);
    expect(opened.map(({ errors }) => errors.length)).toEqual([1, 1]);
  },
);
