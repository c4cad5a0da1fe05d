/**
 * Texts among an Android app's resources, by their ids: `resources.arsc` of an `.apk` (format: `ResourceTypes.h` of the
 * Android sources), `resources.pb` of an App Bundle (format: `Resources.proto` of aapt2). An id is `0xPPTTEEEE`: the
 * numbers of package, type and entry.
 */
import type { Reference } from './package-facts.ts';
import { bytesOf, fields, messagesOf, numberOf } from './protocol-buffers.ts';
import { type Chunk, chunksFrom, stringPool, type TextAt, valueType } from './resource-chunks.ts';

/** The value of a resource in the app's default language; of one without a default, the first. */
export type LookUp = (id: number) => string | Reference | undefined;

/** As many references to each other as Android itself follows. */
const longestChain = 20;

/** The text behind a reference. @throws RangeError when a length or an offset in the resources is wrong */
export function textOfResource(reference: Reference, lookUp: LookUp): string | undefined {
  let value: string | Reference | undefined = reference;
  for (let step = 0; step < longestChain && typeof value === 'object'; step += 1)
    value = lookUp(value.resource);
  return typeof value === 'string' ? value : undefined;
}

const chunk = { strings: 0x0001, package: 0x0200, type: 0x0201 };
const typeFlag = { sparse: 0x01, shortOffsets: 0x02 };
const entryFlag = { complex: 0x1, compact: 0x8 };

/** Types in all languages; large apps have some ten thousand. */
const mostTypes = 100_000;

/** The resources of an `.apk`. */
export function readResourceTable(table: Buffer): LookUp {
  let textAt: TextAt = () => undefined;
  const types: { readonly id: number; readonly bytes: Buffer; readonly isDefault: boolean }[] = [];
  const keep = (packageId: number, { type, bytes }: Chunk): void => {
    if (type !== chunk.type) return;
    if (types.length === mostTypes) throw new RangeError('There are too many types');
    const settings = bytes.subarray(24, 20 + bytes.readUInt32LE(20));
    const isDefault = settings.every((byte) => byte === 0);
    types.push({ id: packageId * 256 + bytes.readUInt8(8), bytes, isDefault });
  };
  for (const { type, bytes } of chunksFrom(table, table.readUInt16LE(2))) {
    if (type === chunk.strings) textAt = stringPool(bytes);
    if (type !== chunk.package) continue;
    for (const inner of chunksFrom(bytes, bytes.readUInt16LE(2))) keep(bytes.readUInt32LE(8), inner);
  }
  const inOrder = types.toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault));
  return (id) => {
    for (const type of inOrder) {
      if (type.id !== id >>> 16) continue;
      const value = entryOf(type.bytes, { entry: id & 0xffff, textAt });
      if (value !== undefined) return value;
    }
    return undefined;
  };
}

function entryOf(
  type: Buffer,
  { entry, textAt }: { entry: number; textAt: TextAt },
): string | Reference | undefined {
  const offset = offsetOf(type, entry);
  if (offset === undefined) return undefined;
  const at = type.readUInt32LE(16) + offset;
  const flags = type.readUInt16LE(at + 2);
  if (flags & entryFlag.complex && !(flags & entryFlag.compact)) return undefined;
  const value = at + type.readUInt16LE(at);
  const [kind, data] =
    flags & entryFlag.compact
      ? [flags >> 8, type.readUInt32LE(at + 4)]
      : [type.readUInt8(value + 3), type.readUInt32LE(value + 4)];
  if (kind === valueType.text) return textAt(data);
  return kind === valueType.reference ? { resource: data } : undefined;
}

/** Where an entry begins behind `entriesStart`; `undefined` where this language does not have it. */
function offsetOf(type: Buffer, entry: number): number | undefined {
  const [flags, count, offsets] = [type.readUInt8(9), type.readUInt32LE(12), type.readUInt16LE(2)];
  if (flags & typeFlag.sparse) {
    for (let at = offsets; at < offsets + count * 4; at += 4)
      if (type.readUInt16LE(at) === entry) return type.readUInt16LE(at + 2) * 4;
    return undefined;
  }
  if (entry >= count) return undefined;
  const isShort = (flags & typeFlag.shortOffsets) !== 0;
  const offset = isShort ? type.readUInt16LE(offsets + entry * 2) : type.readUInt32LE(offsets + entry * 4);
  if (offset === (isShort ? 0xffff : 0xffffffff)) return undefined;
  return isShort ? offset * 4 : offset;
}

/** The numbers of the fields that are read here. */
const table = { package: 2 };
const packageField = { id: 1, type: 3 };
const typeField = { id: 1, entry: 3 };
const entryField = { id: 1, value: 6 };
const id = { value: 1 };
const configured = { settings: 1, value: 2 };
const value = { item: 4 };
const item = { reference: 1, text: 2 };
const reference = { id: 2 };
const text = { value: 1 };

/** The resources of an App Bundle. */
export function readBundleResources(bytes: Buffer): LookUp {
  // The number 0 is not written.
  const within = (messages: Iterable<Buffer>, idField: number, number: number): Buffer[] =>
    [...messages].filter(
      (one) => (numberOf(bytesOf(one, idField) ?? Buffer.alloc(0), id.value) ?? 0) === number,
    );
  return (resourceId) => {
    const packages = within(messagesOf(bytes, table.package), packageField.id, resourceId >>> 24);
    const types = packages.flatMap((one) =>
      within(messagesOf(one, packageField.type), typeField.id, (resourceId >>> 16) & 0xff),
    );
    const entries = types.flatMap((one) =>
      within(messagesOf(one, typeField.entry), entryField.id, resourceId & 0xffff),
    );
    const values = entries.flatMap((one) => [...messagesOf(one, entryField.value)]);
    const isDefault = (one: Buffer): boolean =>
      [...fields(bytesOf(one, configured.settings) ?? Buffer.alloc(0))].length === 0;
    return itemOf(values.find(isDefault) ?? values[0]);
  };
}

function itemOf(configuredValue: Buffer | undefined): string | Reference | undefined {
  const content = configuredValue && bytesOf(configuredValue, configured.value);
  const found = content && bytesOf(content, value.item);
  if (!found) return undefined;
  const referred = bytesOf(found, item.reference);
  const resource = referred && numberOf(referred, reference.id);
  if (resource !== undefined) return { resource };
  const written = bytesOf(found, item.text);
  return written && bytesOf(written, text.value)?.toString('utf8');
}
