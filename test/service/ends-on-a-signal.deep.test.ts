import { expect, test } from '@jest/globals';
import { endInTheMiddle, scenarios } from './ends-on-a-signal.ts';

test.each(Object.keys(scenarios))(
  'the service ends on a signal and leaves nothing behind: %s',
  async (name) => {
    const { hung, strays, status } = await endInTheMiddle(scenarios[name] ?? '');
    expect({ hung, strays }).toEqual({ hung: false, strays: 0 });
    expect(['canceled', 'finished', 'failed']).toContain(status);
  },
);
