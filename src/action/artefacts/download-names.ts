import { bytesIn } from '../text/markdown.ts';

/**
 * The paths of downloads: the service's names, made unique and safe for every file system and shell.
 */
interface Named {
  readonly name: string;
  readonly workflowId: string | undefined;
}

/** Bytes of UTF-8. File systems allow 255, and temporary names are a little longer. */
const longestName = 200;

/** Bytes. If a name is too long, a longer extension than this is not kept. */
const longestExtension = 20;

/**
 * The path of each file below the download folder, as its parts: `[name]` for one build, `[workflowId, name]` for
 * several. A second file with the same name becomes `name-2.ext`. Names that differ only in case count as the same, as
 * they do on macOS and Windows. No part has a separator in it.
 */
export function downloadPaths(
  files: readonly Named[],
  { builds }: { builds: 'one' | 'several' },
): readonly (readonly string[])[] {
  const taken = new Set<string>();
  return files.map(({ name, workflowId }) => {
    const folder = builds === 'several' ? [workflowId === undefined ? '_' : safeName(workflowId)] : [];
    const isFree = (candidate: string): boolean => !taken.has(keyOf([...folder, candidate]));
    const path = [...folder, firstFree(safeName(name), isFree)];
    taken.add(keyOf(path));
    return path;
  });
}

/** A name that is one part of a path on every system, and one word in every shell. */
export function safeName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}._+@,=-]/gu, '_')
    // A first character that makes it an option or an expansion; a last dot, which Windows drops.
    .replace(/^[-=@+]/, '_')
    .replace(/\.$/, '_');
  if (plain === '') return '_';
  return shortened(/^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(?:\.|$)/i.test(plain) ? `_${plain}` : plain);
}

function shortened(name: string): string {
  if (bytesIn(name) <= longestName) return name;
  const { stem, extension } = split(name);
  const end = bytesIn(extension) <= longestExtension ? extension : '';
  // A rough cut first: each character has at least one byte.
  let begin = (end === '' ? name : stem).slice(0, longestName).replace(/[\uD800-\uDBFF]$/, '');
  while (bytesIn(begin + end) > longestName) begin = [...begin].slice(0, -1).join('');
  return begin + end;
}

function firstFree(name: string, isFree: (name: string) => boolean): string {
  if (isFree(name)) return name;
  const { stem, extension } = split(name);
  for (let number = 2; ; number++) {
    const candidate = `${stem}-${number}${extension}`;
    if (isFree(candidate)) return candidate;
  }
}

/** `app.apk` is `app` and `.apk`; a leading dot begins no extension. */
function split(name: string): { stem: string; extension: string } {
  const at = name.lastIndexOf('.');
  return at > 0 ? { stem: name.slice(0, at), extension: name.slice(at) } : { stem: name, extension: '' };
}

function keyOf(path: readonly string[]): string {
  return path.join('/').toLowerCase();
}
