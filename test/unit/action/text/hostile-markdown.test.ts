import { expect, test } from '@jest/globals';
import { markdownText } from '../../../../src/action/text/markdown.ts';

test.each([
  ['@octocat', '<span>@</span>octocat'],
  ['me@evil.example', 'me<span>@</span>evil.example'],
  ['fixes #12', 'fixes <span>#</span>12'],
  ['GH-12', 'GH<span>-</span>12'],
  [':shipit:', '<span>:</span>shipit:'],
  ['$a$', '<span>$</span>a<span>$</span>'],
  ['https://evil.example', 'https<span>:</span>//evil.example'],
  ['www.evil.example', 'www<span>.</span>evil.example'],
])('what GitHub would look for in a finished text is parted: %s', (text, markdown) => {
  expect(markdownText(text)).toBe(markdown);
});

test('names as they usually are stay readable in the Markdown itself', () => {
  expect(markdownText('app-release 1.2.3+45 (arm64).apk')).toBe('app-release 1.2.3+45 (arm64).apk');
});
