/** The manifest of an `.apk`: Android's binary XML, as far as the first `<manifest>` and `<application>` go. */
import { type ManifestTexts, UnreadablePackage } from './package-facts.ts';
import { chunksFrom, stringPool, type TextAt, valueType } from './resource-chunks.ts';

const chunk = { xml: 0x0003, strings: 0x0001, resources: 0x0180, element: 0x0102 };

/** How attributes of `android:` are known when a tool has shortened their names. */
const resourceNames: Readonly<Record<number, string>> = {
  16842753: 'label',
  16843291: 'versionCode',
  16843292: 'versionName',
};

type Attributes = ReadonlyMap<string, string | undefined>;

/** @throws UnreadablePackage, or RangeError when a length or an offset is wrong */
export function readBinaryManifest(bytes: Buffer): ManifestTexts {
  if (bytes.readUInt16LE(0) !== chunk.xml) throw new UnreadablePackage('its manifest is not binary XML');
  let textAt: TextAt = () => undefined;
  let resources: Buffer = Buffer.alloc(0);
  let manifest: Attributes | undefined;
  let application: Attributes | undefined;
  for (const { type, bytes: part } of chunksFrom(bytes, bytes.readUInt16LE(2))) {
    if (type === chunk.strings) textAt = stringPool(part);
    if (type === chunk.resources) resources = part.subarray(part.readUInt16LE(2));
    if (type !== chunk.element) continue;
    const name = textAt(part.readInt32LE(part.readUInt16LE(2) + 4));
    if (!manifest && name !== 'manifest')
      throw new UnreadablePackage('its manifest does not begin with <manifest>');
    manifest ??= attributesOf(part, { textAt, resources });
    if (name === 'application') application = attributesOf(part, { textAt, resources });
    if (application) break;
  }
  if (!manifest) throw new UnreadablePackage('its manifest has no element');
  return {
    title: application?.get('label'),
    packageName: manifest.get('package'),
    versionName: manifest.get('versionName'),
    versionCode: manifest.get('versionCode'),
  };
}

function attributesOf(
  element: Buffer,
  { textAt, resources }: { textAt: TextAt; resources: Buffer },
): Attributes {
  const body = element.readUInt16LE(2);
  const first = body + element.readUInt16LE(body + 8);
  const size = element.readUInt16LE(body + 10);
  const count = element.readUInt16LE(body + 12);
  const found = new Map<string, string | undefined>();
  for (let at = 0; at < count; at += 1) {
    const attribute = element.subarray(first + at * size, first + (at + 1) * size);
    const index = attribute.readInt32LE(4);
    const hasId = index >= 0 && index * 4 + 4 <= resources.length;
    const name = resourceNames[hasId ? resources.readUInt32LE(index * 4) : 0] ?? textAt(index);
    if (name !== undefined && !found.has(name)) found.set(name, attributeValue(attribute, textAt));
  }
  return found;
}

function attributeValue(attribute: Buffer, textAt: TextAt): string | undefined {
  switch (attribute.readUInt8(15)) {
    case valueType.text:
      return textAt(attribute.readInt32LE(16));
    case valueType.decimal:
    case valueType.hexadecimal:
      return String(attribute.readInt32LE(16));
    default:
      // A reference to a resource is not followed.
      return undefined;
  }
}
