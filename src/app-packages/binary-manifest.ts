/**
 * Android's binary XML, as far as the first element goes. Format: `ResourceTypes.h` of the Android sources. The libraries
 * that read it loop forever on a chunk of size 0, so this reads it itself, each byte at most once.
 */
import { type ManifestTexts, UnreadablePackage } from './package-facts.ts';

const chunk = { xml: 0x0003, strings: 0x0001, resources: 0x0180, element: 0x0102 };

/** How `android:versionCode` and `android:versionName` are known when a tool has shortened the names of attributes. */
const resourceNames: Readonly<Record<number, string>> = { 16843291: 'versionCode', 16843292: 'versionName' };

const valueType = { text: 0x03, decimal: 0x10, hexadecimal: 0x11 };

/** Characters; a longer text is not read. */
const longestText = 255;

/** Reads a text of the pool; `undefined` when there is none at this place, or it is too long. */
type TextAt = (index: number) => string | undefined;

/** @throws UnreadablePackage, or RangeError when a length or an offset is wrong */
export function readBinaryManifest(bytes: Buffer): ManifestTexts {
  if (bytes.readUInt16LE(0) !== chunk.xml) throw new UnreadablePackage('its manifest is not binary XML');
  let textAt: TextAt = () => undefined;
  let resources: Buffer = Buffer.alloc(0);
  for (let start = bytes.readUInt16LE(2); start < bytes.length; ) {
    const size = bytes.readUInt32LE(start + 4);
    if (size < 8 || start + size > bytes.length) throw new RangeError('A chunk has a wrong size');
    const part = bytes.subarray(start, start + size);
    switch (part.readUInt16LE(0)) {
      case chunk.strings:
        textAt = stringPool(part);
        break;
      case chunk.resources:
        resources = part.subarray(part.readUInt16LE(2));
        break;
      case chunk.element:
        return facts(part, { textAt, resources });
    }
    start += size;
  }
  throw new UnreadablePackage('its manifest has no element');
}

function facts(element: Buffer, { textAt, resources }: { textAt: TextAt; resources: Buffer }): ManifestTexts {
  const body = element.readUInt16LE(2);
  if (textAt(element.readInt32LE(body + 4)) !== 'manifest')
    throw new UnreadablePackage('its manifest does not begin with <manifest>');
  const first = body + element.readUInt16LE(body + 8);
  const size = element.readUInt16LE(body + 10);
  const count = element.readUInt16LE(body + 12);
  const found = new Map<string, string | undefined>();
  for (let at = 0; at < count; at += 1) {
    const attribute = element.subarray(first + at * size, first + (at + 1) * size);
    const name = attributeName(attribute.readInt32LE(4), { textAt, resources });
    if (name !== undefined && !found.has(name)) found.set(name, attributeValue(attribute, textAt));
  }
  return {
    packageName: found.get('package'),
    versionName: found.get('versionName'),
    versionCode: found.get('versionCode'),
  };
}

function attributeName(
  index: number,
  { textAt, resources }: { textAt: TextAt; resources: Buffer },
): string | undefined {
  const hasId = index >= 0 && index * 4 + 4 <= resources.length;
  const id = hasId ? resources.readUInt32LE(index * 4) : 0;
  return resourceNames[id] ?? textAt(index);
}

/** A reference to a resource is not followed: build tools write these values into the manifest. */
function attributeValue(attribute: Buffer, textAt: TextAt): string | undefined {
  switch (attribute.readUInt8(15)) {
    case valueType.text:
      return textAt(attribute.readInt32LE(16));
    case valueType.decimal:
    case valueType.hexadecimal:
      return String(attribute.readInt32LE(16));
    default:
      return undefined;
  }
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
