/**
 * The manifest of an Android App Bundle: XML as protocol buffers, as far as the attributes of the first element go.
 * Format: `Resources.proto` of Android's aapt2.
 */
import { type ManifestTexts, UnreadablePackage } from './package-facts.ts';

/** The numbers of the fields that are read here. */
const node = { element: 1 };
const element = { name: 3, attribute: 4 };
const attribute = { name: 2, value: 3, item: 6 };
const item = { primitive: 7 };
const primitive = { decimal: 6, hexadecimal: 7 };

/** @throws UnreadablePackage, or RangeError when a length is wrong */
export function readBundleManifest(bytes: Buffer): ManifestTexts {
  const root = bytesOf(bytes, node.element);
  if (root === undefined || textOf(root, element.name) !== 'manifest')
    throw new UnreadablePackage('its manifest does not begin with <manifest>');
  const found = new Map<string, string>();
  for (const { number, value } of fields(root)) {
    if (number !== element.attribute || typeof value === 'number') continue;
    const name = textOf(value, attribute.name);
    const text = textOf(value, attribute.value) || compiledNumber(value);
    if (name !== undefined && text !== undefined && !found.has(name)) found.set(name, text);
  }
  return {
    packageName: found.get('package'),
    versionName: found.get('versionName'),
    versionCode: found.get('versionCode'),
  };
}

/** A number that is there only in its compiled form. */
function compiledNumber(bytes: Buffer): string | undefined {
  const compiled = bytesOf(bytes, attribute.item);
  const value = compiled && bytesOf(compiled, item.primitive);
  for (const one of value ? fields(value) : [])
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

function bytesOf(message: Buffer, number: number): Buffer | undefined {
  for (const field of fields(message))
    if (field.number === number && typeof field.value !== 'number') return field.value;
  return undefined;
}

interface Field {
  readonly number: number;
  readonly value: number | Buffer;
}

/** The fields of a message, in order: numbers, and the bytes of texts and of messages. */
function* fields(message: Buffer): Generator<Field> {
  let at = 0;
  const varint = (): number => {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = message.readUInt8(at);
      at += 1;
      value += (byte & 127) * scale;
      if (byte < 128) return value;
      if (scale > 2 ** 56) throw new RangeError('A number is too long');
    }
  };
  const take = (length: number): Buffer => {
    if (at + length > message.length) throw new RangeError('A field is longer than its message');
    at += length;
    return message.subarray(at - length, at);
  };
  while (at < message.length) {
    const tag = varint();
    const number = Math.floor(tag / 8);
    switch (tag % 8) {
      case 0:
        yield { number, value: varint() };
        break;
      case 1:
        take(8);
        break;
      case 2:
        yield { number, value: take(varint()) };
        break;
      case 5:
        take(4);
        break;
      default:
        throw new RangeError('A field has an unknown type');
    }
  }
}
