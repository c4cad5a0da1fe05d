import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { launchService } from '../../../src/entry/launch-service.ts';
import { FakeClock } from '../../support/fake-clock.ts';
import { temporaryFolder } from '../../support/folder.ts';

test('a service that does not write its ready file within a minute is killed', async () => {
  await using folder = await temporaryFolder();
  const script = join(folder.path, 'silent.mjs');
  await writeFile(script, 'setInterval(() => {}, 1e6);');
  const clock = new FakeClock();
  const { child, ready } = launchService({
    command: [script],
    stdio: 'ignore',
    clock,
  });
  const ended = once(child, 'exit');
  const refused = expect(ready).rejects.toThrow(/^Timed out after 60 s$/);
  await clock.advance(61_000);
  await refused;
  expect(await ended).toEqual([null, 'SIGKILL']);
});
