/**
 * What Android's binary XML is made of: chunks, and pools of texts. Format: `ResourceTypes.h`
 * of the Android sources. The libraries that read it loop forever on a chunk of size 0, so this reads it itself.
 */

/** Characters; a longer text is not read. */
const longestText = 255;

/** A value is a text or a number. */
export const valueType = { text: 0x03, decimal: 0x10, hexadecimal: 0x11 };

/** Reads a text of the pool; `undefined` when there is none at this place, or it is too long. */
export type TextAt = (index: number) => string | undefined;

export interface Chunk {
  readonly type: number;
  /** With its header. */
  readonly bytes: Buffer;
}

/** The chunks from `start` on, one after the other. @throws RangeError when one has a wrong size */
export function* chunksFrom(bytes: Buffer, start: number): Generator<Chunk> {
  for (let at = start; at < bytes.length; ) {
    const size = bytes.readUInt32LE(at + 4);
    if (size < 8 || at + size > bytes.length) throw new RangeError('A chunk has a wrong size');
    const part = bytes.subarray(at, at + size);
    yield { type: part.readUInt16LE(0), bytes: part };
    at += size;
  }
}

/** Texts are decoded one by one, when they are asked for: many entries could point to one long text. */
export function stringPool(pool: Buffer): TextAt {
  const header = pool.readUInt16LE(2);
  const count = pool.readUInt32LE(8);
  const isUtf8 = (pool.readUInt32LE(16) & 0x100) !== 0;
  const texts = pool.readUInt32LE(20);
  return (index) => {
    if (index < 0 || index >= count) return undefined;
    const start = texts + pool.readUInt32LE(header + index * 4);
    return isUtf8 ? utf8Text(pool, start) : utf16Text(pool, start);
  };
}

/** Two lengths, in characters and in bytes; a length over 127 takes two bytes. */
function utf8Text(pool: Buffer, start: number): string | undefined {
  const bytes = start + (pool.readUInt8(start) > 127 ? 2 : 1);
  const isLong = pool.readUInt8(bytes) > 127;
  const length = isLong ? pool.readUInt16BE(bytes) & 0x7fff : pool.readUInt8(bytes);
  const from = bytes + (isLong ? 2 : 1);
  return length > longestText * 4 ? undefined : pool.toString('utf8', from, from + length);
}

/** The length in characters; one over 32,767 takes four bytes, and is too long here. */
function utf16Text(pool: Buffer, start: number): string | undefined {
  const length = pool.readUInt16LE(start);
  return length > longestText ? undefined : pool.toString('utf16le', start + 2, start + 2 + length * 2);
}
