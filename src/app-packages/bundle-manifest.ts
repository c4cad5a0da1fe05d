/**
 * The manifest of an Android App Bundle: XML as protocol buffers, as far as the attributes of `<manifest>` and
 * `<application>` go. Format: `Resources.proto` of Android's aapt2.
 */
import { type ManifestValues, UnreadablePackage } from './package-facts.ts';
import { bytesOf, fields, messagesOf, numberOf } from './protocol-buffers.ts';

/** The numbers of the fields that are read here. */
const node = { element: 1 };
const element = { name: 3, attribute: 4, child: 5 };
const attribute = { name: 2, value: 3, item: 6 };
const item = { reference: 1, primitive: 7 };
const reference = { id: 2 };
const primitive = { decimal: 6, hexadecimal: 7 };

/** @throws UnreadablePackage, or RangeError when a length is wrong */
export function readBundleManifest(bytes: Buffer): ManifestValues {
  const root = bytesOf(bytes, node.element);
  if (root === undefined || textOf(root, element.name) !== 'manifest')
    throw new UnreadablePackage('its manifest does not begin with <manifest>');
  const manifest = attributesOf(root);
  return {
    title: attributesOf(applicationOf(root)).get('label'),
    packageName: manifest.get('package'),
    versionName: manifest.get('versionName'),
    versionCode: manifest.get('versionCode'),
  };
}

function applicationOf(root: Buffer): Buffer {
  for (const child of messagesOf(root, element.child)) {
    const found = bytesOf(child, node.element);
    if (found && textOf(found, element.name) === 'application') return found;
  }
  return Buffer.alloc(0);
}

function attributesOf(one: Buffer): ReadonlyMap<string, ManifestValues['title']> {
  const found = new Map<string, ManifestValues['title']>();
  for (const bytes of messagesOf(one, element.attribute)) {
    const name = textOf(bytes, attribute.name);
    const value = compiledValue(bytes) ?? (textOf(bytes, attribute.value) || undefined);
    if (name !== undefined && value !== undefined && !found.has(name)) found.set(name, value);
  }
  return found;
}

/** A reference, beside which the value is only its name; or a number, which can be there in this form alone. */
function compiledValue(bytes: Buffer): ManifestValues['title'] {
  const compiled = bytesOf(bytes, attribute.item);
  const referred = compiled && bytesOf(compiled, item.reference);
  const resource = referred && numberOf(referred, reference.id);
  if (resource !== undefined) return { resource };
  const number = compiled && bytesOf(compiled, item.primitive);
  for (const one of number ? fields(number) : [])
    if (
      (one.number === primitive.decimal || one.number === primitive.hexadecimal) &&
      typeof one.value === 'number'
    )
      return String(one.value);
  return undefined;
}

function textOf(message: Buffer, number: number): string | undefined {
  return bytesOf(message, number)?.toString('utf8');
}
