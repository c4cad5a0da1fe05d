import { expect, test } from '@jest/globals';
import { commentMarkdown } from '../../../../src/action/github/comment-markdown.ts';
import type { StepReport } from '../../../../src/action/report/report.ts';
import { summaryMarkdown } from '../../../../src/action/show/summary.ts';
import { markdownCode, markdownSentence, markdownText } from '../../../../src/action/text/markdown.ts';
import { cut, visible } from '../../../../src/action/text/visible.ts';
import { deepTest } from '../../../support/deep-test.ts';
import { githubTree, type PageNode } from '../../../support/github-html.ts';
import { hostileReport, hostileTexts } from '../../../support/hostile-texts.ts';
import { start } from '../../../support/reports.ts';

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

const at = { now: start + 500_000 };

const shapes = { summary: summaryMarkdown, comment: commentMarkdown };

const cases = Object.entries(hostileTexts).flatMap(([name, text]) =>
  Object.entries(shapes).map(([place, shape]) => [name, place, text, shape] as const),
);

/**
 * The elements of a page, one inside the other, without what a text may change: `span` parts letters, `code` stands for
 * backticks, and an address that cannot be one is a text instead of a link or a picture.
 */
function skeleton(node: PageNode): string {
  const children = (node.children ?? []).map(skeleton).join('');
  if (node.type !== 'element') return children;
  const { tagName = '' } = node;
  return ['span', 'code', 'a', 'img', 'sub', 'br'].includes(tagName)
    ? children
    : `<${tagName}>${children}</${tagName}>`;
}

function elements(node: PageNode): PageNode[] {
  return [...(node.type === 'element' ? [node] : []), ...(node.children ?? []).flatMap(elements)];
}

function textOf(node: PageNode): string {
  return node.value ?? (node.children ?? []).map(textOf).join('');
}

/** The folded QR codes are left out where an address is too long to be one. */
function withoutPictures({ qrCodes: _, ...report }: StepReport): StepReport {
  return report;
}

// T4
deepTest.each(cases)('%s in a %s changes nothing of the page but its texts', (_name, _place, text, shape) => {
  const [hostile, plain] = [hostileReport(text), hostileReport('plain')];
  const tree = (report: StepReport) => skeleton(githubTree(shape(report, at)));
  expect(tree(withoutPictures(hostile))).toBe(tree(withoutPictures(plain)));
  if (text.length < 1_000) expect(tree(hostile)).toBe(tree(plain));
});

// T4
deepTest.each(cases)(
  '%s in a %s links to nothing but addresses that were meant as links',
  (_name, _place, text, shape) => {
    for (const { tagName, properties = {} } of elements(githubTree(shape(hostileReport(text), at)))) {
      if (tagName === 'a') expect(properties.href).toMatch(/^https:\/\/(evil\.example|codemagic\.io\/app)\//);
      if (tagName === 'img') expect(properties.src).toMatch(/^https:\/\/evil\.example\/%22/);
      expect(Object.keys(properties).filter((name) => name.startsWith('on'))).toEqual([]);
    }
  },
);

const inline = { text: markdownText, code: markdownCode, sentence: markdownSentence };

const places: Readonly<Record<string, (markdown: string) => string>> = {
  'a paragraph': (markdown) => markdown,
  'a heading': (markdown) => `## ${markdown}`,
  'a list': (markdown) => `- ${markdown}`,
  'a cell': (markdown) => `| a | b |\n| --- | --- |\n| ${markdown} | end |`,
  'folded HTML': (markdown) => `<details>\n<summary>${markdown}</summary>\n\nbody\n\n</details>`,
};

deepTest.each(
  Object.entries(hostileTexts).flatMap(([name, text]) =>
    Object.entries(inline).flatMap(([form, inForm]) =>
      Object.entries(places).map(([place, put]) => [name, form, place, text, inForm, put] as const),
    ),
  ),
)('%s as %s in %s is shown letter by letter', (_name, form, _place, text, inForm, put) => {
  const shown = textOf(githubTree(put(inForm(text))));
  const expected = textOf(githubTree(put('PLACE'))).split('PLACE');
  const whole = cut(visible(text), 300);
  const squeeze = (all: string): string => all.replace(/\s+/g, ' ').trim();
  // In a sentence, what stands between backticks is code.
  const letters = form === 'sentence' ? whole.replace(/`([^`]+)`/g, '$1') : whole;
  expect(squeeze(shown)).toBe(squeeze(expected.join(letters)));
});
