import { expect, test } from '@jest/globals';
import { buildPage } from '../../../../src/action/report/workflow.ts';

const baseUrl = new URL('https://api.codemagic.io');

test('an id with half a surrogate pair still has a page', () => {
  expect(buildPage({ baseUrl, appId: 'a', buildId: 'b\ud800' })).toBe(
    'https://codemagic.io/app/a/build/b%EF%BF%BD',
  );
});
