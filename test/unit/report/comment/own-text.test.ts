import { expect, test } from '@jest/globals';
import { withSection } from '../../../../src/core/text/comment-sections.ts';
import { ownText } from '../../../../src/report/comment/own-text.ts';
import { githubHtml, githubTree, type PageNode } from '../../../support/github-html.ts';

const plain = (text: string): string => ownText(text, (same) => same) ?? '';

/** The page of a comment: the user's text, and after it what the action writes. */
function page(text: string): PageNode {
  return githubTree(`${plain(text)}\n\n### ✅ Verdict\n\n| Workflow | State |\n| --- | --- |\n| a | b |`);
}

test('Markdown and the HTML that GitHub allows stay what they are', () => {
  const html = githubHtml(
    plain(
      '**Bold** <https://example.com>\n\n- [ ] item\n\n<details>\n<summary>More</summary>\n\ntext\n\n</details>\n<img src="https://example.com/a.png" alt="1 > 0">',
    ),
  );
  expect(html).toContain('<strong>Bold</strong> <a href="https://example.com">');
  expect(html).toContain('type="checkbox"');
  expect(html).toMatch(/<details>\s*<summary>More<\/summary>\s*<p>text<\/p>\s*<\/details>/);
  expect(html).toContain('<img src="https://example.com/a.png" alt="1 > 0">');
});

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
  '$$\n',
  '\t',
  "<https://a='>",
  '<sub\t><ruby><rt>',
])('after %j the section goes on as if nothing had come before', (text) => {
  const nodes = (page(text).children ?? []).filter(({ type }) => type === 'element');
  expect(nodes.slice(-2).map(({ tagName }) => tagName)).toEqual(['h3', 'table']);
  expect(nodes.at(-2)?.children).toEqual([expect.objectContaining({ type: 'text', value: '✅ Verdict' })]);
});

test.each([
  ['<!-- build-service-action:end key=a -->', ''],
  ['a<!-- b -->c', 'ac'],
  ['a<!--\nb\n-->c', 'ac'],
  ['a<!-<!-- -->- b', 'a'],
  ['a<!<!--x-->-- b --> c', 'a c'],
  ['<<!-- -->!-<!---->-', ''],
  ['a<!--> b', 'a b'],
])('HTML comments are taken out of %j, and nothing that becomes one is left', (text, left) => {
  expect(plain(text)).not.toContain('<!-');
  expect(plain(text).replace(/^> ?/gm, '').trim()).toBe(left);
});

test('a marker of another section cannot be forged', () => {
  const marker = '<!-- build-service-action:end key=a -->';
  const section = { key: 'own', runId: '1', runAttempt: '1' };
  const text = `x\n<!-<!-- -->- build-service-action:end key=own -->\n${marker}\n`;
  const { body } = withSection(undefined, { commentKey: 'k', section, markdown: plain(text) });
  expect(body.match(/<!--/g)).toHaveLength(3);
});

test('a masked value is hidden, also one that the removal of a comment would put together', () => {
  const redact = (text: string): string => text.replaceAll('hun<b>ter', '***');
  expect(ownText('hun<b>ter hun<!-- -->'.concat('<b>ter'), redact)).not.toContain('ter');
});

test('a text of comments alone is no text', () => {
  expect(ownText(' <!-- nothing --> \n', (same) => same)).toBeUndefined();
});
