import { expect, test } from '@jest/globals';
import { platformOf } from '../../../../src/action/report/workflow.ts';

test.each([
  ['app-release.apk', undefined, 'android'],
  ['Runner.ipa', undefined, 'ios'],
  ['app.AAB', undefined, 'store'],
  ['Runner.app', undefined, 'simulator'],
  ['Runner.app.zip', undefined, 'simulator'],
  ['download', 'apk', 'android'],
  ['Runner.app.zip', 'app', 'simulator'],
  ['symbols.zip', 'zip', undefined],
  ['Runner.app.dSYM.zip', undefined, undefined],
  ['mapping.txt', 'txt', undefined],
  ['app.apk.sha256', undefined, undefined],
] as const)('%s of type %s is for %s', (name, type, platform) => {
  expect(platformOf({ name, ...(type ? { type } : {}) })).toBe(platform);
});
