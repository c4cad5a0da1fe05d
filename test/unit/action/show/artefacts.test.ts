import { expect, test } from '@jest/globals';
import { parsePatterns } from '../../../../src/action/inputs/parsers.ts';
import { artefactLines, reportLinks } from '../../../../src/action/show/artefacts.ts';
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

test('the public links of all builds are one group, each with how long it works', () => {
  const ios = workflow({
    workflowId: 'ios',
    artefacts: [artefact({ name: 'Demo.ipa', publicUrl: publicUrl('Demo.ipa') })],
  });
  expect(reportLinks(stepReport({ workflows: [workflow({ artefacts }), ios] }))).toEqual({
    title: '2 public links',
    lines: [
      `android  app-release.apk  ${publicUrl('app-release.apk')}  (until 19 Nov 2026, 14:05 UTC)`,
      `ios      Demo.ipa  ${publicUrl('Demo.ipa')}  (until 19 Nov 2026, 14:05 UTC)`,
    ],
  });
  const unlinked = stepReport({ workflows: [workflow({ artefacts: artefacts.slice(1) })] });
  expect(reportLinks(unlinked)).toBeUndefined();
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
