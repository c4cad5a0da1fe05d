import { expect, test } from '@jest/globals';
import { until } from '../../support/until.ts';
import { bareService, before, losing } from './unanswered.ts';

/** Work that is aborted is waited for, however long it takes. */
const patientTimers = `
const later = setTimeout;
globalThis.setTimeout = (then, ms, ...rest) => later(then, ms === 250 ? 1e9 : ms, ...rest);`;

test('SIGINT ends a step whose work heeds no signal, with an annotation', async () => {
  await using service = await bareService(() => false);
  const env = before(losing(/^(GET|POST) \/builds\/b/) + patientTimers);
  const door = await service.door({ env });
  await until(() => service.sent().includes('POST /builds'));
  await door.printed('android');
  door.process.kill('SIGINT');
  const { exitCode, signal, errors } = await door.result;
  expect({ exitCode, signal }).toEqual({ exitCode: 1, signal: null });
  expect(errors.map(({ data }) => data)).toEqual(['The workflow was cancelled (SIGINT).']);
});
