import sax from 'sax';

/** Reads the `Info.plist` of an Apple app, in its binary or its XML form. @throws Error if it is damaged */
export function readInfoPlist(bytes: Buffer) {
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

/** The texts in the top dictionary of a property list in XML, read as a stream. @throws Error if it is not well-formed */
function xmlPlistTexts(bytes: Buffer): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const parser = sax.parser(true);
  let [depth, key, text] = [0, '', ''];
  parser.onerror = (error) => {
    throw error;
  };
  parser.onopentag = () => {
    depth += 1;
    text = '';
  };
  parser.ontext = (more) => {
    if (depth === depthOfTexts) text += more;
  };
  parser.oncdata = parser.ontext;
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

/**
 * The texts in the top dictionary of a binary property list. Libraries build the whole value, and a few hundred bytes of
 * lists that contain each other twice then take hours. Format: `CFBinaryPList.c` of Core Foundation.
 *
 * @throws RangeError if a length or an offset is wrong
 */
function binaryPlistTexts(bytes: Buffer): ReadonlyMap<string, string> {
  const trailer = bytes.subarray(-32);
  const offsetSize = trailer.readUInt8(6);
  const referenceSize = trailer.readUInt8(7);
  const offsets = Number(trailer.readBigUInt64BE(24));
  const objectOf = (index: number) =>
    objectAt(bytes, bytes.readUIntBE(offsets + index * offsetSize, offsetSize));

  const top = objectOf(Number(trailer.readBigUInt64BE(16)));
  if (top.kind !== marker.dictionary) throw new RangeError('It is not a dictionary');
  const reference = (at: number): number => bytes.readUIntBE(top.content + at * referenceSize, referenceSize);
  const found = new Map<string, string>();
  for (let at = 0; at < top.length; at += 1) {
    const key = textOf(bytes, objectOf(reference(at)));
    const value = textOf(bytes, objectOf(reference(top.length + at)));
    if (key !== undefined && value !== undefined) found.set(key, value);
  }
  return found;
}

/**
 * An object: its length is the characters of a text or the entries of a dictionary, and `content` is where it begins. A length
 * over 14 is an integer of its own behind the marker.
 */
function objectAt(bytes: Buffer, offset: number) {
  const first = bytes.readUInt8(offset);
  const [kind, short] = [first >> 4, first & 0xf];
  if (short < 0xf) return { kind, length: short, content: offset + 1 };
  const size = 2 ** (bytes.readUInt8(offset + 1) & 0xf);
  return { kind, length: bytes.readUIntBE(offset + 2, size), content: offset + 2 + size };
}

function textOf(bytes: Buffer, object: ReturnType<typeof objectAt>): string | undefined {
  const { kind, length, content } = object;
  if (length > longestText) return undefined;
  if (kind === marker.ascii) return bytes.toString('latin1', content, content + length);
  if (kind === marker.utf16)
    return new TextDecoder('utf-16be').decode(bytes.subarray(content, content + length * 2));
  return undefined;
}
