import sax from 'sax';
import { type ManifestTexts, UnreadablePackage } from './package-facts.ts';

/** What the `Info.plist` of an Apple app says, in its binary or its XML form. @throws UnreadablePackage, RangeError */
export function readInfoPlist(bytes: Buffer): ManifestTexts {
  const isBinary = bytes.subarray(0, 8).toString('latin1') === 'bplist00';
  const texts = isBinary ? binaryPlistTexts(bytes) : xmlPlistTexts(bytes);
  return {
    title: texts.get('CFBundleDisplayName') || texts.get('CFBundleName'),
    bundleId: texts.get('CFBundleIdentifier'),
    versionName: texts.get('CFBundleShortVersionString'),
    versionCode: texts.get('CFBundleVersion'),
  };
}

/** Elements that enclose each other in a text of the top dictionary: `plist`, `dict`, `string`. */
const depthOfTexts = 3;

/** The texts in the top dictionary of a property list in XML, read as a stream. @throws UnreadablePackage */
function xmlPlistTexts(bytes: Buffer): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const parser = sax.parser(true);
  let depth = 0;
  let key = '';
  let text = '';
  const add = (more: string): void => {
    if (depth === depthOfTexts) text += more;
  };
  parser.onerror = (cause) => {
    throw new UnreadablePackage('its Info.plist is not well-formed XML', { cause });
  };
  parser.onopentag = () => {
    depth += 1;
    text = '';
  };
  parser.ontext = add;
  parser.oncdata = add;
  parser.onclosetag = (name) => {
    if (depth === depthOfTexts && name === 'key') key = text;
    else if (depth === depthOfTexts && name === 'string') found.set(key, text);
    depth -= 1;
  };
  parser.write(bytes.toString('utf8')).close();
  return found;
}

const marker = { ascii: 0x5, utf16: 0x6, dictionary: 0xd };

/** Characters; many entries of a dictionary could point to one long text. */
const longestText = 255;

/** An Info.plist has some fifty. */
const mostEntries = 1_000;

/**
 * The texts in the top dictionary of a binary property list. Libraries build the whole value, and a few hundred bytes of
 * lists that contain each other twice then take hours. Format: `CFBinaryPList.c` of Core Foundation.
 *
 * @throws UnreadablePackage, or RangeError when a length or an offset is wrong
 */
function binaryPlistTexts(bytes: Buffer): ReadonlyMap<string, string> {
  const trailer = bytes.subarray(-32);
  const offsetSize = trailer.readUInt8(6);
  const referenceSize = trailer.readUInt8(7);
  const offsets = Number(trailer.readBigUInt64BE(24));
  const offsetOf = (index: number): number => bytes.readUIntBE(offsets + index * offsetSize, offsetSize);

  const top = objectAt(bytes, offsetOf(Number(trailer.readBigUInt64BE(16))));
  if (top.kind !== marker.dictionary) throw new UnreadablePackage('its Info.plist is not a dictionary');
  if (top.length > mostEntries) throw new UnreadablePackage(`its Info.plist has over ${mostEntries} entries`);
  const reference = (at: number): number => bytes.readUIntBE(top.content + at * referenceSize, referenceSize);
  const found = new Map<string, string>();
  for (let at = 0; at < top.length; at += 1) {
    const key = textAt(bytes, offsetOf(reference(at)));
    const value = textAt(bytes, offsetOf(reference(top.length + at)));
    if (key !== undefined && value !== undefined) found.set(key, value);
  }
  return found;
}

interface StoredObject {
  readonly kind: number;
  /** Characters of a text, entries of a dictionary. */
  readonly length: number;
  /** Where the content begins. */
  readonly content: number;
}

/** A length over 14 is an integer of its own behind the marker. */
function objectAt(bytes: Buffer, offset: number): StoredObject {
  const first = bytes.readUInt8(offset);
  const [kind, short] = [first >> 4, first & 0xf];
  if (short < 0xf) return { kind, length: short, content: offset + 1 };
  const size = 2 ** (bytes.readUInt8(offset + 1) & 0xf);
  return { kind, length: bytes.readUIntBE(offset + 2, size), content: offset + 2 + size };
}

function textAt(bytes: Buffer, offset: number): string | undefined {
  const { kind, length, content } = objectAt(bytes, offset);
  if (kind === marker.ascii && length <= longestText)
    return bytes.toString('latin1', content, content + length);
  if (kind === marker.utf16 && length <= longestText)
    return new TextDecoder('utf-16be').decode(bytes.subarray(content, content + length * 2));
  return undefined;
}
