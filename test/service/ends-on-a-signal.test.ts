import { expect, test } from '@jest/globals';
import { endInTheMiddle, scenarios } from './ends-on-a-signal.ts';

test('the service ends on a signal while a script prints without end', async () => {
  const scenario = scenarios['a script that prints without end'] ?? '';
  expect(await endInTheMiddle(scenario)).toMatchObject({ hung: false, strays: 0, status: 'canceled' });
});
