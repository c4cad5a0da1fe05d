/**
 * The manifest of an `.apk`: Android's binary XML, as far as the first `<manifest>` and `<application>` go. Format:
 * `ResourceTypes.h` of the Android sources. The libraries that read it loop forever on a chunk of size 0, so this reads it
 * itself.
 */

const chunk = { xml: 0x0003, strings: 0x0001, element: 0x0102 };
const valueType = { text: 0x03, decimal: 0x10, hexadecimal: 0x11 };

/** Characters; a longer text is not read. */
const longestText = 255;

/** Reads a text of the pool; `undefined` if there is none at this index, or it is too long. */
type TextAt = (index: number) => string | undefined;

type Attributes = ReadonlyMap<string, string | undefined>;

/** @throws Error if it is not such a manifest; RangeError if a length or an offset is wrong */
export function readBinaryManifest(bytes: Buffer) {
  if (bytes.readUInt16LE(0) !== chunk.xml) throw new Error('It is not binary XML');
  let textAt: TextAt = () => undefined;
  let manifest: Attributes | undefined;
  let application: Attributes | undefined;
  for (const part of chunksFrom(bytes, bytes.readUInt16LE(2))) {
    const type = part.readUInt16LE(0);
    if (type === chunk.strings) textAt = stringPool(part);
    if (type !== chunk.element) continue;
    const name = textAt(part.readInt32LE(part.readUInt16LE(2) + 4));
    if (!manifest && name !== 'manifest') throw new Error('It does not begin with <manifest>');
    manifest ??= attributesOf(part, textAt);
    if (name === 'application') application = attributesOf(part, textAt);
    if (application) break;
  }
  return {
    title: application?.get('label'),
    packageName: manifest?.get('package'),
    versionName: manifest?.get('versionName'),
    versionCode: manifest?.get('versionCode'),
  };
}

/** The chunks from `start` on, each with its header. @throws RangeError if one has a wrong size */
function* chunksFrom(bytes: Buffer, start: number): Generator<Buffer> {
  for (let at = start; at < bytes.length; ) {
    const size = bytes.readUInt32LE(at + 4);
    if (size < 8 || at + size > bytes.length) throw new RangeError('A chunk has a wrong size');
    yield bytes.subarray(at, at + size);
    at += size;
  }
}

function attributesOf(element: Buffer, textAt: TextAt): Attributes {
  const body = element.readUInt16LE(2);
  const first = body + element.readUInt16LE(body + 8);
  const size = element.readUInt16LE(body + 10);
  const count = element.readUInt16LE(body + 12);
  const found = new Map<string, string | undefined>();
  for (let at = 0; at < count; at += 1) {
    const attribute = element.subarray(first + at * size, first + (at + 1) * size);
    const name = textAt(attribute.readInt32LE(4));
    if (name !== undefined && !found.has(name)) found.set(name, attributeValue(attribute, textAt));
  }
  return found;
}

/** Text and whole numbers; a reference to a resource is not followed. */
function attributeValue(attribute: Buffer, textAt: TextAt): string | undefined {
  const type = attribute.readUInt8(15);
  const value = attribute.readInt32LE(16);
  if (type === valueType.text) return textAt(value);
  return type === valueType.decimal || type === valueType.hexadecimal ? String(value) : undefined;
}

/** Texts are decoded one by one, when they are asked for: many entries could point to one long text. */
function stringPool(pool: Buffer): TextAt {
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
