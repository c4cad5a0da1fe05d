import { expect, test } from '@jest/globals';
import { loggedSteps, type StepLogChoice } from '../../../../src/action/step-logs/read-log.ts';
import { SeenBuild } from '../../../../src/contract/build.ts';

const times = { startedAt: '2026-11-12T14:00:00.000+0000', finishedAt: '2026-11-12T14:03:20.000+0000' };
const step = (name: string, status: string | null, more: object = {}) => ({
  ...{ _id: name, name, type: 'script', status, logUrl: `/${name}` },
  ...more,
});
const namesOf = (choice: StepLogChoice, build: object): string[] =>
  loggedSteps(SeenBuild.parse({ _id: 'b', ...build }), choice).map(({ name }) => name);

test('while a build runs, logs are read up to the step that runs; steps that did not run have none', () => {
  const buildActions = [
    step('A', 'success', times),
    step('B', 'skipped'),
    step('C', 'failed', times),
    step('D', null),
    step('E', 'success', times),
    step('F', null, { startedAt: times.startedAt }),
    step('G', 'success', times),
  ];
  expect(namesOf('all', { status: 'building', buildActions })).toEqual(['A', 'C', 'E']);
  expect(namesOf('failed', { status: 'building', buildActions })).toEqual(['C']);
  expect(namesOf('all', { status: 'canceled', buildActions })).toEqual(['A', 'C', 'E', 'F', 'G']);
  expect(namesOf('none', { status: 'failed', buildActions })).toEqual([]);
  expect(namesOf('all', { status: 'building' })).toEqual([]);
});

test('the log of a script is that of its parts, in order and each once; otherwise the step has its own', () => {
  const logOf = (more: object): readonly string[] | undefined => {
    const buildActions = [step('A', 'failed', { ...times, ...more })];
    return loggedSteps(SeenBuild.parse({ _id: 'b', status: 'failed', buildActions }), 'failed')[0]?.logUrls;
  };
  const part = (logUrl: string | null) => ({ _id: 'p', name: 'p', status: 'success', logUrl });
  expect(logOf({ subactions: [part('/a'), part(null), part('/b'), part('/a')] })).toEqual(['/a', '/b']);
  expect(logOf({ subactions: [part(null)] })).toEqual(['/A']);
  expect(logOf({ subactions: [part(null)], logUrl: null })).toBeUndefined();
});

test('a duration is the one that the service gives', () => {
  const buildActions = [step('A', 'success', times), step('B', 'success', { startedAt: times.startedAt })];
  const found = loggedSteps(SeenBuild.parse({ _id: 'b', status: 'finished', buildActions }), 'all');
  expect(found.map(({ duration }) => duration)).toEqual([200_000, undefined]);
});
