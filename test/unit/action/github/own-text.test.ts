import { expect, test } from '@jest/globals';
import { markedBody, markerOf, readMarker } from '../../../../src/action/github/comment.ts';
import { ownText } from '../../../../src/action/github/inputs.ts';
import { githubHtml, githubTree, type PageNode } from '../../../support/github-html.ts';

const plain = (text: string): string => ownText(text, (same) => same) ?? '';

/** The page of a comment: the user's text, and after it what the action writes. */
function page(text: string): PageNode {
  return githubTree(
    `${plain(text)}\n\n### ✅ Verdict [1] [^1]\n\n| Workflow | State |\n| --- | --- |\n| a | b |`,
  );
}

test('emphasis, links, lists, code, tables and images stay what they are', () => {
  const html = githubHtml(
    plain(
      '**Bold** *a* ~~b~~ <https://example.com> [c](https://example.com/c)\n\n- [ ] item\n\n```\n</b> a[0]: 1\n```\n\n| d |\n| - |\n| `<e>` |\n\n![f](https://example.com/a.png)',
    ),
  ).replaceAll('\u2060', '');
  expect(html).toContain(
    '<strong>Bold</strong> <em>a</em> <del>b</del> <a href="https://example.com">https://example.com</a> <a href="https://example.com/c">c</a>',
  );
  expect(html).toContain('type="checkbox"');
  expect(html).toContain('<pre><code>&#x3C;/b> a[0]: 1\n</code></pre>');
  expect(html).toMatch(/<td><code>&#x3C;e><\/code><\/td>/);
  expect(html).toContain('<img src="https://example.com/a.png" alt="f">');
});

// T19
test.each([
  ['<b>a</b>', '<b>a</b>'],
  ['a<!-- b -->', 'a<!-- b -->'],
  ['<img src=a.png>', '<img src=a.png>'],
  ['[^1]: note', '[^1]: note'],
  ['[x]: /x "title"', '[x]: /x "title"'],
])('%j is shown as the text that it is', (text, shown) => {
  const [quotation] = page(text).children ?? [];
  const inside = (quotation?.children ?? []).filter(({ type }) => type === 'element');
  expect(inside.map(({ tagName }) => tagName)).toEqual(['p']);
  const texts = (inside[0]?.children ?? []).map(({ value = '' }) => value);
  expect(texts.join('').replaceAll('\u2060', '')).toBe(shown);
});

// T19
test.each([
  '```\ncode',
  '~~~~ text\ncode\n~~~',
  '- item\n\n  ```\n  code',
  '> ```\n> code',
  '<details><summary>Open</summary>\n\ntext',
  '<details>\n```\na\n\nb\n```\n</details>',
  '<details>\n\n```\n</details>\n```\n',
  '</blockquote>\n\n```\nout',
  '</blockquote><details>',
  '<table><tr><td>',
  '<table>\n<tr>\n<table><tr><td><details>',
  '<b>',
  '<a href="https://example.com">',
  '<b><b><b><b><b><i><a href="x">',
  '<div title="\n',
  '- > <ruby><table><![CDATA[',
  '<div\ntitle="',
  "<p title='",
  '<pre>',
  '<!-- never closed',
  '<!DOCTYPE',
  '<![CDATA[',
  '<?php',
  '<script>',
  '<textarea>',
  '<plaintext>',
  '<svg><style>',
  '<math><mi><table>',
  '`<b',
  '[link](',
  '[x]: https://example.com "title',
  'text\n===',
  '| a | b |\n| - | - |',
  '[^1]: note',
  '[1]: https://example.com',
  'a[^1]\n\n- [^1]: note\n\n  more',
  '</blockquote>\n\n### ✅ All is well',
  '$$\n',
  "<https://a='>",
  '<sub\t><ruby><rt>',
])('after %j the comment goes on as if nothing had come before', (text) => {
  const [quotation, ...nodes] = (page(text).children ?? []).filter(({ type }) => type === 'element');
  expect(quotation?.tagName).toBe('blockquote');
  expect(nodes.map(({ tagName }) => tagName)).toEqual(['h3', 'table']);
  expect(nodes[0]?.children).toEqual([
    expect.objectContaining({ type: 'text', value: '✅ Verdict [1] [^1]' }),
  ]);
});

test('a marker in the text makes it no comment of another key', () => {
  const run = { runId: '1', runAttempt: '1' };
  const [own, other] = [markerOf('own', run), markerOf('other', run)];
  const forged = plain(markedBody(other, 'x'));
  expect(readMarker(markedBody(own, forged))).toEqual(own);
  expect(readMarker(forged)).toBeUndefined();
});

test('a masked value is hidden, also one that would be shown with characters in between', () => {
  const redact = (text: string): string => text.replaceAll('hun<b>ter', '***');
  expect(ownText('a hun<b>ter', redact)).toBe('> a ***');
});

test('a text of spaces alone is no text', () => {
  expect(ownText(' \n ', (same) => same)).toBeUndefined();
});
