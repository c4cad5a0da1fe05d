import { posix } from 'node:path';

/** Leaves room for what a client adds (`name-2.ext`) below the 255 bytes that file systems allow. */
const longest = 200;

/**
 * A file's name that is safe in a path, a URL and a header everywhere: no folders, no character that a file system or
 * a shell minds, never `.` or `..`.
 */
export function safeName(name: string): string {
  const plain = posix
    .basename(name.replaceAll('\\', '/'))
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029"'`$&*/:;<>?|\\]/gu, '_')
    .replace(/^\.+$/, '_');
  return shorten(plain) || '_';
}

/** Cuts the stem, never the ending. */
function shorten(name: string): string {
  if (Buffer.byteLength(name) <= longest) return name;
  const ending = posix.extname(name).slice(0, 20);
  const letters = [...name.slice(0, name.length - posix.extname(name).length)];
  while (Buffer.byteLength(letters.join('') + ending) > longest) letters.pop();
  return letters.join('') + ending;
}
