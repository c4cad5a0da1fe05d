import { expect, test } from '@jest/globals';
import { busyStage, ended, list, start, status } from './builds.ts';

test('builds are cancelled by id, and those that had already finished are listed separately', async () => {
  await using stage = await busyStage();
  const [over, first, second, other] = [
    await start(stage),
    await start(stage),
    await start(stage),
    await start(stage),
  ];
  await stage.service.ask('POST', `/builds/${over}/cancel`);
  await ended(stage, over);
  const result = await stage.use('cancel', { buildId: `${over}, ${first}\n${second}\n${first}` });
  expect(result).toMatchObject({ exitCode: 0, errors: [], warnings: [] });
  expect(list(result.outputs.canceled)).toEqual([first, second].toSorted());
  expect(list(result.outputs.alreadyFinished)).toEqual([over]);
  expect(result.log).toContain(`Build ${first} was cancelled.`);
  expect(result.log).toContain(`Build ${over} had already finished.`);
  await ended(stage, first);
  await ended(stage, second);
  expect(await status(stage, other)).not.toBe('canceled');
  expect(stage.relay.requests.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(
    [over, first, second].map((id) => `POST /builds/${id}/cancel`).toSorted(),
  );
});
