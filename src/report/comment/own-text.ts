import type { Redact } from '../../core/report/redaction.ts';

/**
 * The user's Markdown for the head of a section, or `undefined` if nothing is left of it. It may be made of the title
 * of a pull request, so it is hostile: HTML comments are taken out, because the sections of a comment stand between
 * such markers, and nothing that it leaves open reaches what follows.
 *
 * It is a quotation: whatever Markdown it opens, such as a fence, ends with it. HTML does not, so only whole tags stay
 * tags, and each gets its end below.
 */
export function ownText(markdown: string, redact: Redact): string | undefined {
  // A value can be put together by what is taken out, and hidden from the redactor by what is put in.
  const text = redact(withoutComments(redact(markdown.toWellFormed()))).trim();
  if (text === '') return undefined;
  const { shown, open } = withWholeTags(text);
  const lines = shown.split(/\r\n|\r|\n/).map((line) => `> ${line}`.trimEnd());
  const ends = open.toReversed().map((name) => `</${name}>`);
  return [...lines, ...(ends.length > 0 ? ['', ...ends] : [])].join('\n');
}

/** Without comments, closed or not, until none is left. */
function withoutComments(markdown: string): string {
  let [text, before] = [markdown, ''];
  while (text !== before) {
    before = text;
    text = text.replace(/<!--(?:-?>|[\s\S]*?(?:--!?>|$))/g, '');
  }
  return text;
}

/** Shows `<` as it is, in Markdown and in code, and keeps HTML from reading a tag: an invisible character after it. */
const inert = '<\u2060';

/** A whole tag of one line, or an address in angle brackets; otherwise only the `<` before what HTML takes for a tag. */
const markup =
  /<\/?([a-z][a-z0-9]*)(?:[ \t]+[a-z_:][\w.:-]*(?:[ \t]*=[ \t]*(?:[^\s"'=<>`]+|'[^'<\r\n]*'|"[^"<\r\n]*"))?)*[ \t]*\/?>|<https?:\/\/[^\s<>"'`]+>|<(?=[a-z/!?])/gi;

/** @returns also the names of the tags that were opened; each is closed at the end, and one end too many means nothing */
function withWholeTags(text: string): { shown: string; open: string[] } {
  const open: string[] = [];
  const shown = text.replace(markup, (found, tag?: string) => {
    if (found === '<') return inert;
    const name = tag?.toLowerCase();
    if (name === undefined || single.test(name)) return found;
    if (!paired.test(name)) return `${inert}${found.slice(1)}`;
    if (!found.startsWith('</')) open.push(name);
    return found;
  });
  return { shown, open };
}

// The elements that GitHub shows, except those of tables: a quotation inside an open table would have no end.
const single = /^(?:br|hr|img|source|wbr)$/;
const paired =
  /^(?:a|abbr|b|bdo|blockquote|cite|code|dd|del|details|dfn|div|dl|dt|em|figcaption|figure|h[1-6]|i|ins|kbd|li|mark|ol|p|picture|pre|q|rp|rt|ruby|s|samp|small|span|strike|strong|su[bp]|summary|time|tt|ul|var)$/;
