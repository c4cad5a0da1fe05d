import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { repositoryRoot } from './action-metadata.ts';

/** A package made by real tools (`test/corpus/packages/make.sh`). */
export function realPackage(name: string): { readonly path: string; readonly bytes: Buffer } {
  const path = join(repositoryRoot, 'test/corpus/packages', name);
  return { path, bytes: readFileSync(path) };
}

/** A zip file of compressed entries. */
export async function zipFile(entries: Readonly<Record<string, Buffer | string>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(entries)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return await buffer(zip.outputStream);
}

/** The value of a manifest's attribute: a text, a number, or a reference to a resource. */
export type AttributeValue = string | number | { readonly reference: number };

/** A manifest with one element in Android's binary XML, in the form that `aapt2` writes. */
export function binaryXml(
  attributes: Readonly<Record<string, AttributeValue>>,
  { element = 'manifest', encoding = 'utf8' }: { element?: string; encoding?: 'utf8' | 'utf16le' } = {},
): Buffer {
  const names = Object.keys(attributes);
  const texts = [...names, element, ...Object.values(attributes).filter((one) => typeof one === 'string')];
  const start = words(0, -1, -1, texts.indexOf(element));
  const shape = Buffer.alloc(12);
  shape.writeUInt16LE(20, 0);
  shape.writeUInt16LE(20, 2);
  shape.writeUInt16LE(names.length, 4);
  const rows = names.map((name) => attributeRow(texts.indexOf(name), attributes[name] ?? '', texts));
  const body = Buffer.concat([
    stringPool(texts, encoding),
    chunk({
      type: 0x0102,
      header: start.subarray(0, 8),
      body: Buffer.concat([start.subarray(8), shape, ...rows]),
    }),
  ]);
  return chunk({ type: 0x0003, header: Buffer.alloc(0), body });
}

function attributeRow(name: number, value: AttributeValue, texts: readonly string[]): Buffer {
  const kind = Buffer.from([8, 0, 0, typeof value === 'string' ? 3 : typeof value === 'number' ? 0x10 : 1]);
  const raw = typeof value === 'string' ? texts.lastIndexOf(value) : -1;
  const data = typeof value === 'string' ? raw : typeof value === 'number' ? value : value.reference;
  return Buffer.concat([words(-1, name, raw), kind, words(data)]);
}

function stringPool(texts: readonly string[], encoding: 'utf8' | 'utf16le'): Buffer {
  const entries = texts.map((text) => {
    const bytes = Buffer.from(text, encoding);
    if (encoding === 'utf16le') return Buffer.concat([Buffer.from([text.length, 0]), bytes, Buffer.alloc(2)]);
    const long = [0x80 | (bytes.length >> 8), bytes.length & 255];
    const length = bytes.length > 127 ? long : [bytes.length];
    return Buffer.concat([Buffer.from([...length, ...length]), bytes, Buffer.alloc(1)]);
  });
  const offsets = entries.map((_, at) => Buffer.concat(entries.slice(0, at)).length);
  const flags = encoding === 'utf8' ? 0x100 : 0;
  return chunk({
    type: 0x0001,
    header: words(texts.length, 0, flags, 28 + texts.length * 4, 0),
    body: Buffer.concat([words(...offsets), ...entries]),
  });
}

function chunk({ type, header, body }: { type: number; header: Buffer; body: Buffer }): Buffer {
  const size = 8 + header.length + body.length;
  const start = Buffer.alloc(8);
  start.writeUInt16LE(type, 0);
  start.writeUInt16LE(8 + header.length, 2);
  start.writeUInt32LE(size, 4);
  return Buffer.concat([start, header, body]);
}

function words(...values: number[]): Buffer {
  return Buffer.from(Int32Array.from(values).buffer);
}
