/** Markdown: texts of others escaped, blocks made of finished Markdown, and parts that do not fit left out. */
import { linkAddress } from './addresses.ts';
import { countText } from './units.ts';
import { atMost, cut, visible } from './visible.ts';

/** Characters; a longer untrusted text in a summary or a comment is cut. */
const longestText = 300;

/**
 * Escapes text so that Markdown shows it literally: in a paragraph, a heading, a cell of a table, or the HTML inside
 * them. Only entities and `span` elements are used, which mean the same in all of these places.
 *
 * A `span` splits what GitHub searches for in the finished text, where no entity helps: mentions, issue numbers,
 * addresses, emoji names and formulas (GitHub's documentation shows `<span>$</span>` for the last).
 */
export function markdownText(text: string): string {
  return escaped(cut(visible(text), longestText));
}

/** The same, as code: for names, ids and branches. */
export function markdownCode(text: string): string {
  return `<code>${markdownText(text)}</code>`;
}

/** The same, in bold. */
export function markdownStrong(text: string): string {
  return `<strong>${markdownText(text)}</strong>`;
}

/** A sentence of the service: what it puts between backticks is code, everything else is text. */
export function markdownSentence(text: string, longest = longestText): string {
  return cut(visible(text), longest)
    .split(/`([^`]+)`/)
    .map((part, index) => (index % 2 === 1 ? `<code>${escaped(part)}</code>` : escaped(part)))
    .join('');
}

function escaped(text: string): string {
  return text.replace(special, (found) => (apart.test(found) ? `<span>${found}</span>` : entity(found)));
}

/** Characters of Markdown and HTML, list and rule markers at the start of a text, and what GitHub searches for later. */
const special =
  /^[-+=]|^\d+[.)]|[\\`*_[\]<>&|~"']|[@$]|#(?=\w)|^#+|:(?=\/\/|[\w+-]+:)|(?<=\bwww)\.|(?<=\bGH)-(?=\d)/gi;

const apart = /^(?:[@$:.#]|-)$/;

function entity(characters: string): string {
  return characters.replace(/[^0-9]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** A link for Markdown and the HTML inside it; only the text without a safe address. */
export function markdownLink({ text, address }: { text: string; address: string | undefined }): string {
  const safe = address && linkAddress(address);
  return safe ? `<a href="${attribute(safe)}">${markdownText(text)}</a>` : markdownText(text);
}

/** The value of an HTML attribute, between double quotes; also inside a cell of a table. */
export function attribute(value: string): string {
  return value.replace(/[&"'<>|`]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** More rows are counted below the table. */
const mostRows = 20;

/** A Markdown table. Cells are finished Markdown, as `markdownText` returns it: without bars and line breaks. */
export function markdownTable(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const shown = atMost(mostRows, rows.map(line), (more) => `\n<sub>${countText(more, 'more row')}</sub>`);
  return [line(titles), line(titles.map(() => '---')), ...shown].join('\n');
}

/**
 * A section that is collapsed until the reader opens it, or open from the start. Both texts are finished Markdown; the title
 * is inside HTML, where the output of `markdownText` looks the same.
 */
export function folded({ title, body, isOpen }: { title: string; body: string; isOpen?: boolean }): string {
  return `<details${isOpen ? ' open' : ''}>\n<summary>${title}</summary>\n\n${body}\n\n</details>`;
}

/** Characters; a longer line of a log is cut. */
const longestLine = 1_000;

/** Lines as a block of code. The fence is longer than every run of backticks in it, so none of them can close it. */
export function codeBlock(lines: readonly string[]): string {
  const shown = lines.map((line) => cut(indented(line), longestLine));
  const longest = Math.max(2, ...shown.flatMap((line) => (line.match(/`+/g) ?? []).map((row) => row.length)));
  const fence = '`'.repeat(longest + 1);
  return [`${fence}text`, ...shown, fence].join('\n');
}

function indented(line: string): string {
  const [indent = ''] = /^[ \t]*/.exec(line) ?? [];
  return indent.replaceAll('\t', '  ') + visible(line);
}

/** Bytes in UTF-8. */
export const bytesIn = (text: string): number => Buffer.byteLength(text);

/** The first parts that have at most `limit` bytes together, each with two more for what separates it from the next. */
export function fitting(parts: readonly string[], limit: number): readonly string[] {
  let left = limit;
  const end = parts.findIndex((part) => {
    left -= bytesIn(part) + 2;
    return left < 0;
  });
  return end === -1 ? parts : parts.slice(0, end);
}

/** Finished Markdown in parts: whole parts are left out from the end until at most `limit` bytes are left, with a note. */
export function fittedMarkdown(
  parts: readonly string[],
  { limit, note }: { readonly limit: number; readonly note: string },
): string {
  const more = `> ✂️ ${note}`;
  const kept = fitting(parts, limit - bytesIn(more));
  return [...kept, ...(kept.length < parts.length ? [more] : [])].join('\n\n');
}
