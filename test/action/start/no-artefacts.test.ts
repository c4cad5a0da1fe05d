/** What a step says when a build that ended well lacks what its inputs ask for. */
import { readdir } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { type FaultStageOptions, setFaultStage } from '../../support/fault-stage.ts';
import { temporaryFolder } from '../../support/folder.ts';
import { finishAtOnce, produce } from '../../support/scripted-executor.ts';

const many = Array.from({ length: 13 }, (_, index) => `app-${String(index).padStart(2, '0')}.apk`);
const apps = { first: produce(many.map((name) => [name, 'an app'])) };
const nothing = { first: finishAtOnce };
const noApp: FaultStageOptions = {
  first: produce([['map.txt', 'symbols']]),
  changeAnswer: ({ body }) =>
    JSON.parse(JSON.stringify(body, (key, value) => (key === 'type' ? 'txt' : value))),
};

/** The record of a build lacks its artefacts, and the list is refused. */
const listFault = { method: 'GET', path: '/builds', times: 9, status: 403 };
const unreadable: FaultStageOptions = { ...apps, omit: 'artefacts', faults: [listFault] };

const aabs = { artefacts: '*.aab\nout/*.apk' };
const noMatch = `android: no artefact matches *.aab, out/*.apk. The build has ${many.slice(0, 10).join(', ')} and 3 more. Patterns match names, not paths.`;
const noPage =
  'The action did not write an install page, because none of the artefacts is an app for phones (.apk or .ipa).';
const unwritten = expect.stringContaining('The install page could not be written.');
const asError = { ifNoArtefacts: 'error' };

interface Said {
  readonly errors?: readonly unknown[];
  readonly warnings?: readonly unknown[];
}

test.each<[string, FaultStageOptions, Readonly<Record<string, string>>, Said]>([
  ['patterns that match nothing', apps, aabs, { warnings: [noMatch] }],
  ['the same with ifNoArtefacts: error', apps, { ...aabs, ...asError }, { errors: [noMatch] }],
  ['the same with ifNoArtefacts: ignore', apps, { ...aabs, ifNoArtefacts: 'ignore' }, {}],
  [
    'a download of nothing',
    nothing,
    { download: '/dev/null/site' },
    { warnings: ['android: the build has no artefacts.'] },
  ],
  ['no artefacts where none are asked for', nothing, asError, {}],
  [
    'artefacts that cannot be read',
    unreadable,
    { artefacts: '*.apk', ...asError },
    {
      errors: ['android: the artefacts of the build could not be read.'],
      warnings: [expect.stringContaining('could not be read.')],
    },
  ],
  ['an install page without an app', noApp, { installPage: '/dev/null/site' }, { warnings: [noPage] }],
  ['the same as an error', noApp, { installPage: '/dev/null/site', ...asError }, { errors: [noPage] }],
  ['a page that cannot be written', apps, { installPage: '/dev/null/site' }, { errors: [unwritten] }],
  [
    'inputs that have no effect without a wait',
    apps,
    { wait: 'false', download: 'out', artefacts: '*.apk', maxSizeIncrease: '5%' },
    {
      warnings: [
        'These inputs have no effect if wait is false: artefacts, download, maxSizeIncrease. Use the wait action to collect results.',
      ],
    },
  ],
])('%s', async (_, options, given, { errors = [], warnings = [] }) => {
  await using stage = await setFaultStage(options);
  const main = stage.main({ with: given });
  const succeeded = await main.succeeded;
  expect({ succeeded, errors: main.errors, warnings: main.warnings }).toEqual({
    ...{ succeeded: errors.length === 0, errors, warnings },
  });
  expect(main.outputs.installPage).toBe('');
});

test('ifNoArtefacts: error fails the step after the artefacts of the other builds are linked and downloaded', async () => {
  await using folder = await temporaryFolder();
  await using stage = await setFaultStage({
    script: (work) => produce([[work.order.workflowId === 'ios' ? 'app.ipa' : 'app.apk', 'an app']])(work),
  });
  const given = { workflowId: 'android, ios', artefacts: '*.ipa', download: folder.path, ...asError };
  const main = stage.main({ with: given });
  expect([await main.succeeded, main.outputs.status]).toEqual([false, 'finished']);
  expect(main.errors).toEqual([expect.stringContaining('android: no artefact matches *.ipa.')]);
  expect(main.outputs.publicLink).toMatch(/^http/);
  expect(await readdir(folder.path, { recursive: true })).toContain('ios/app.ipa');
  expect(main.summary()).toContain('app.ipa');
});
