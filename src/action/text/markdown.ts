/** Markdown: texts of others escaped, blocks made of finished Markdown, and parts that do not fit left out. */
import { linkAddress } from './addresses.ts';
import { countText } from './units.ts';
import { cut, visible } from './visible.ts';

/** Characters; a longer untrusted text in a summary or a comment is cut. */
const longestText = 300;

interface TextOptions {
  /** Characters; a longer text is cut. */
  readonly limit?: number;
}

/**
 * Escapes text so that Markdown shows it literally: in a paragraph, a heading, a cell of a table, or the HTML inside
 * them. Only entities and `span` elements are used, which mean the same in all of these places.
 *
 * A `span` splits what GitHub searches for in the finished text, where no entity helps: mentions, issue numbers,
 * addresses, emoji names and formulas (GitHub's documentation shows `<span>$</span>` for the last).
 */
export function markdownText(text: string, { limit = longestText }: TextOptions = {}): string {
  return escaped(cut(visible(text), limit));
}

/** The same, as code: for names, ids and branches. */
export function markdownCode(text: string, options?: TextOptions): string {
  return `<code>${markdownText(text, options)}</code>`;
}

/** A sentence of the service: what it puts between backticks is code, everything else is text. */
export function markdownSentence(text: string): string {
  return cut(visible(text), longestText)
    .split(/`([^`]+)`/)
    .map((part, index) => (index % 2 === 1 ? `<code>${escaped(part)}</code>` : escaped(part)))
    .join('');
}

/** The same, in bold. */
export function markdownStrong(text: string): string {
  return `<strong>${markdownText(text)}</strong>`;
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

/** A link for Markdown and the HTML inside it; only the text if the address is not safe. */
export function markdownLink({ text, address }: { readonly text: string; readonly address: string }): string {
  const safe = linkAddress(address);
  return safe ? `<a href="${attribute(safe)}">${markdownText(text)}</a>` : markdownText(text);
}

/** The value of an HTML attribute, between double quotes; also inside a cell of a table. */
export function attribute(value: string): string {
  return value.replace(/[&"'<>|`]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** A column: its title, and how its cells are aligned. */
export interface Column {
  readonly title: string;
  readonly side?: 'right';
}

/** More rows are counted below the table. */
const mostRows = 20;

/** A Markdown table. Cells are finished Markdown, as `markdownText` returns it: without bars and line breaks. */
export function markdownTable(columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const more = rows.length - mostRows;
  return [
    line(columns.map(({ title }) => title)),
    line(columns.map(({ side }) => (side === 'right' ? '---:' : '---'))),
    ...rows.slice(0, mostRows).map(line),
    ...(more > 0 ? [`\n<sub>${countText(more, 'more row')}</sub>`] : []),
  ].join('\n');
}

interface Fold {
  readonly title: string;
  readonly body: string;
  /** `open`: expanded from the start. Collapsed if absent. */
  readonly state?: 'open';
}

/**
 * A section that is collapsed until the reader opens it. Both texts are finished Markdown; the title is inside HTML,
 * where the output of `markdownText` looks the same.
 */
export function folded({ title, body, state }: Fold): string {
  return `<details${state ? ` ${state}` : ''}>\n<summary>${title}</summary>\n\n${body}\n\n</details>`;
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

/** A number and its unit; or code in a line or a block, which is passed over because people copy it. */
const unitsAndCode = /<code>.*?<\/code>|^(`{3,})[\s\S]*?^\1$|(\d) (d|h|min|s)\b/gm;

/** Finished Markdown in which no line breaks between the number and the unit of a duration. */
export function withUnbrokenUnits(markdown: string): string {
  return markdown.replace(unitsAndCode, (found, _fence, count, unit) =>
    count ? `${count}\u00a0${unit}` : found,
  );
}

/** UTF-8, as GitHub measures a job summary. */
export const bytesIn = (text: string): number => Buffer.byteLength(text);

/** The first parts that have at most `limit` together. Each counts two more, for what separates it from the next. */
export function fitting(
  parts: readonly string[],
  limit: number,
  measure = (text: string): number => text.length,
): readonly string[] {
  let left = limit;
  const end = parts.findIndex((part) => {
    left -= measure(part) + 2;
    return left < 0;
  });
  return end === -1 ? parts : parts.slice(0, end);
}

/** Room for a note about parts that are left out. */
const noteRoom = 500;

/** Finished Markdown in parts: whole parts are left out from the end until at most `limit` is left, with a note. */
export function fittedMarkdown(
  parts: readonly string[],
  { limit, measure, note }: { limit: number; measure?: (text: string) => number; note: string },
): string {
  const all = parts.map(withUnbrokenUnits);
  const kept = fitting(all, limit - noteRoom, measure);
  return [...kept, ...(kept.length < all.length ? [`> ✂️ ${note}`] : [])].join('\n\n');
}
