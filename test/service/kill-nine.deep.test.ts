import { expect, test } from '@jest/globals';
import { killNine } from './kill-nine.ts';

test('kill -9 at random moments under load loses no build and leaves no process or incomplete file', async () => {
  const figures = await killNine({ restarts: 2, print: () => {} });
  expect(figures).toMatchObject({ lost: 0, stuck: 0, strays: 0, leftovers: 0, broken: 0, database: 'ok' });
  expect(figures.accepted).toBeGreaterThanOrEqual(10);
  expect(figures.finished).toBeGreaterThanOrEqual(5);
  expect(figures.interrupted).toBeGreaterThan(0);
});
