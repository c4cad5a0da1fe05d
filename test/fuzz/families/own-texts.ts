import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { ownText } from '../../../src/action/github/inputs.ts';
import { githubTree, type PageNode } from '../../support/github-html.ts';
import { insist, property } from '../property.ts';
import { hostileText, soup } from '../values/texts.ts';

const words = [
  ...['</blockquote>', '<blockquote>', '<details>', '<table><tr><td>', '</td>', '<pre>', '<svg><title>'],
  ...['<b', '<div title="', '<!--', '-->', '<![CDATA[', ']]>', '<?', '<!DOCTYPE ', '<script>', '</p>', '/>'],
  ...['&lt;/blockquote&gt;', '&#60;b>', '&lt;', '&#10;', '\\<', '\\]', '\\'],
  ...[
    '[^1]',
    '[^1]: x',
    '[^',
    ']:',
    '[Verdict]: /x',
    '[Verdict]',
    '[x][Verdict]',
    '[a](',
    '![a](x.png)',
    '(',
  ],
  ...['```', '~~~', '`', '``', '    ', '\t', '$$', '> ', '- ', '1. ', '- [ ] ', '# ', '---', '===', '***'],
  ...['| a | b |\n| - | - |', '|', '**', '*', '_', '~~', 'www.example.com', '<https://example.com>', '@user'],
  ...['\n', '\n\n', '\r\n', '\r', '\n    ', ' ', 'text', 'Verdict'],
];

/** No longer than the input may be. */
const text = fc.oneof(soup(words), hostileText).map((one) => [...one].slice(0, 4_000).join(''));

const before = 'Before [Verdict] [^1]';
const after = '### Verdict [Verdict] [^1]\n\n| [x][Verdict] | b |\n| - | - |\n| c | d |\n\nAfter';

/** The elements of a comment that has a quotation between two texts of the action. */
function elements(quotation: string): readonly PageNode[] {
  const { children = [] } = githubTree(`${before}\n\n${quotation}\n\n${after}`);
  return children.filter(({ type, value = '' }) => type !== 'text' || value.trim() !== '');
}

const [first, , ...rest] = elements('> quotation');

export const ownTexts = [
  property('own-texts/quotation', text, (given) => {
    const quotation = ownText(given, (same) => same);
    if (quotation === undefined) return;
    const [start, middle, ...end] = elements(quotation);
    insist(middle?.tagName === 'blockquote', 'the text is a quotation');
    insist(
      isDeepStrictEqual(plain(start), plain(first)),
      'what stands before the quotation stays what it is',
    );
    insist(isDeepStrictEqual(end.map(plain), rest.map(plain)), 'what stands after it stays what it is');
  }),
];

/** Without positions, which differ. */
function plain(node: PageNode | undefined): unknown {
  const { type, tagName, value, properties, children = [] } = node ?? { type: 'none' };
  return { type, tagName, value, properties: { ...properties }, children: children.map(plain) };
}
