import type { validate } from '@actions/languageservice';
import type { WrittenWorkflow } from './written-workflows.ts';

type TextDocument = Parameters<typeof validate>[0];

/**
 * A file as GitHub's validator wants it. The validator remembers files by their address, so each has one of its own;
 * the path in it says what kind of file it is.
 */
export function textDocument({ name, path, text }: WrittenWorkflow): TextDocument {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const offsetAt = ({ line, character }: { line: number; character: number }): number =>
    (starts[line] ?? text.length) + character;
  const lines = text.split('\n');
  return {
    uri: `file:///${encodeURIComponent(name)}/${path}`,
    languageId: 'yaml',
    version: 1,
    lineCount: lines.length,
    getText: (range) => (range ? text.slice(offsetAt(range.start), offsetAt(range.end)) : text),
    getLineRange: (line) => ({
      start: { line, character: 0 },
      end: { line, character: lines[line]?.length ?? 0 },
    }),
    getEOLCharacters: (line) => (line < lines.length - 1 ? '\n' : ''),
    offsetAt,
    positionAt(offset) {
      const line = starts.findLastIndex((start) => start <= offset);
      return { line, character: offset - (starts[line] ?? 0) };
    },
  };
}
