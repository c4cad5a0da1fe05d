import { expect, test } from '@jest/globals';
import { parseProcessList, processTable } from '../../../src/service/executor/processes/process-table.ts';

const printed = `
    1     0     1 Ss   Mon Nov  2 09:00:01 2026 /sbin/launchd
  501     1   501 S    Mon Nov  2 09:00:01 2026 /bin/sleep 100 PATH=/bin BUILD_SERVICE_BUILD_ID=abc HOME=/x
  502   501   501 R+   Mon Nov  2 09:00:01 2026 /bin/sh BUILD_SERVICE_BUILD_ID=abc
  503     1   503 S    Mon Nov  2 09:00:01 2026 /bin/sleep 100 BUILD_SERVICE_BUILD_ID=abcd
  504     1   504 S    Mon Nov  2 09:00:01 2026 /bin/sleep 100 NOT_BUILD_SERVICE_BUILD_ID=abc
  505     1   505 Z    Mon Nov  2 09:00:01 2026 (sleep)
`;

test('the output of ps is parsed: ids, and whether the environment has the whole marker', () => {
  const sightings = parseProcessList(printed, 'abc');
  const seen = sightings.map(({ pid, parent, group, marked }) => [pid, parent, group, marked]);
  expect(seen).toEqual([
    [1, 0, 1, false],
    [501, 1, 501, true],
    [502, 501, 501, true],
    [503, 1, 503, false],
    [504, 1, 504, false],
  ]);
  expect(sightings[0]?.birth).toBe('Mon Nov  2 09:00:01 2026');
});

test('the process table contains this process with its parent', async () => {
  const sightings = [...(await processTable({ buildId: 'none' }))];
  const own = sightings.find(({ pid }) => pid === process.pid);
  expect(own).toMatchObject({ parent: process.ppid, marked: false });
});
