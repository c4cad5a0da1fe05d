import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { bytesIn, charactersIn, shortened } from '../../../../src/action/text/markdown.ts';

const note = 'Cut.';
const end = '\n\n> ✂️ Cut.';

test('a text within its limit is not changed', () => {
  expect(shortened('a\nb', { limit: 3, measure: charactersIn, note })).toBe('a\nb');
});

test('bytes are counted as UTF-8', () => {
  const text = '€€€€\n€€€€\n€€€€\n€€€€\n€€€€\n€€€€';
  expect(shortened(text, { limit: text.length, measure: charactersIn, note })).toBe(text);
  const limit = bytesIn(`€€€€\n€€€€${end}`);
  expect(shortened(text, { limit, measure: bytesIn, note })).toBe(`€€€€\n€€€€${end}`);
  expect(shortened(text, { limit: limit - 1, measure: bytesIn, note })).toBe(`€€€€${end}`);
});

test('a fence and folded parts that the cut leaves open are closed', () => {
  const text = `<details open>\n<summary>s</summary>\n\n\`\`\`\`text\n<details>\n\`\`\`\n${'line\n'.repeat(50)}\`\`\`\`\n\n</details>`;
  const cut = shortened(text, { limit: 120, measure: charactersIn, note });
  expect(cut.length).toBeLessThanOrEqual(120);
  expect(cut.endsWith(`line\n\`\`\`\`\n\n</details>${end}`)).toBe(true);
});

test('tags that were closed before the cut are not closed again', () => {
  const text = `<details>\n\nx\n\n</details>\n\`\`\`mermaid\na\n\`\`\`\n${'line\n'.repeat(50)}`;
  expect(shortened(text, { limit: 80, measure: charactersIn, note })).toMatch(
    /^<details>\n\nx\n\n<\/details>\n```mermaid\na\n```\n(line\n)+\n> ✂️ Cut\.$/,
  );
});

test('no text is longer than its limit, wherever it is cut', () => {
  const line = fc.constantFrom('<details>', '</details>', '```', '````', 'text', '', '| a |');
  fc.assert(
    fc.property(fc.array(line, { maxLength: 40 }), fc.integer({ min: 12, max: 200 }), (lines, limit) => {
      expect(shortened(lines.join('\n'), { limit, measure: charactersIn, note }).length).toBeLessThanOrEqual(
        limit,
      );
    }),
  );
});
