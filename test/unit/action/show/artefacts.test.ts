import { expect, test } from '@jest/globals';
import { reportedArtefacts } from '../../../../src/action/artefacts/collect.ts';
import { parsePatterns } from '../../../../src/action/inputs/parsers.ts';
import { artefactLines, artefactOutputs, linkGroup } from '../../../../src/action/show/artefacts.ts';
import { artefactFilter } from '../../../../src/pattern.ts';
import { artefact, minutes, publicUrl, start, stepReport, workflow } from '../../../support/reports.ts';

const artefacts = [
  artefact(),
  artefact({ name: 'mapping.txt', size: 512, publicUrl: 'ftp://x/y', path: 'out/mapping.txt' }),
];

test('the line of an artefact has its size and where it was downloaded to, and no link', () => {
  const report = stepReport({ workflows: [workflow({ artefacts })] });
  expect(artefactLines(report, { now: start + 5 * minutes })).toEqual([
    '05:00  📎 app-release.apk (18.2\u00a0MB)',
    '05:00  📎 mapping.txt (512\u00a0B) → out/mapping.txt',
  ]);
});

test('the public links of all builds are one group, each with its workflow and how long it works', () => {
  const ios = { buildId: 'b2', workflowId: 'ios', name: 'Demo.ipa', publicUrl: publicUrl('Demo.ipa') };
  expect(linkGroup([...artefacts, artefact(ios)])).toEqual({
    title: '2 public links',
    lines: [
      `android  app-release.apk  ${publicUrl('app-release.apk')}  (until 19 Nov 2026, 14:05 UTC)`,
      `ios  Demo.ipa  ${publicUrl('Demo.ipa')}  (until 19 Nov 2026, 14:05 UTC)`,
    ],
  });
  expect(linkGroup(artefacts)?.lines).toEqual([expect.stringMatching(/^app-release\.apk {2}https:/)]);
  expect(linkGroup(artefacts.slice(1))).toBeUndefined();
});

test('the output has every field of the contract that the service sends, and none that is not named', () => {
  const file = { name: 'App.ipa', type: 'ipa', size: 9, md5: 'abc', url: 'https://api.example/App.ipa' };
  const app = { packageName: 'p', bundleId: 'b', versionName: '1.4.0', versionCode: '42' };
  const artefacts = [{ ...file, ...app, path: 'x/App.ipa', secret: 's' }];
  const reported = reportedArtefacts({ _id: 'b1', status: 'finished', artefacts }, 'ios');
  const output = { buildId: 'b1', workflowId: 'ios', ...file, ...app };
  expect(artefactOutputs(reported).artefacts).toEqual({ first: [output], all: 1 });
});

test.each([
  [[], 'anything.apk', true],
  [['*.apk', '*.ipa'], 'app.ipa', true],
  [['*.apk', '*.ipa'], 'app.aab', false],
  [['!*-debug.apk'], 'app-debug.apk', false],
  [['!*-debug.apk'], 'app.apk', true],
  [['*.apk', '!*-debug.apk'], 'app-debug.apk', false],
  [['*'], '.hidden', true],
])('with the patterns %j, %s is wanted: %s', (patterns, name, wanted) =>
  expect(artefactFilter(parsePatterns(patterns.join('\n')))(name)).toBe(wanted),
);
