import { expect, test } from '@jest/globals';
import { parsePatterns } from '../../../../src/action/inputs/parsers.ts';
import { artefactFilter } from '../../../../src/pattern.ts';

test.each([
  [[], 'anything.apk', true],
  [['*.apk'], 'app.apk', true],
  [['*.apk'], 'app.aab', false],
  [['*.apk', '*.ipa'], 'app.ipa', true],
  [['*.{apk,aab}'], 'app-release.aab', true],
  [['!*-debug.apk'], 'app-debug.apk', false],
  [['!*-debug.apk'], 'app.apk', true],
  [['*.apk', '!*-debug.apk'], 'app-debug.apk', false],
  [['*'], '.hidden', true],
])('with the patterns %j, %s is wanted: %s', (patterns, name, wanted) =>
  expect(artefactFilter(parsePatterns(patterns.join('\n')))(name)).toBe(wanted),
);
