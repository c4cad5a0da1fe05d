/** A manifest of one element as protocol buffers, as it is in an App Bundle. A number is there only in its compiled form. */
export function protoXml(
  attributes: Readonly<Record<string, string | number>>,
  element = 'manifest',
): Buffer {
  const rows = Object.entries(attributes).map(([name, value]) => field(4, attribute(name, value)));
  const namespace = field(1, field(1, Buffer.from('android')));
  const root = Buffer.concat([namespace, field(3, Buffer.from(element)), ...rows]);
  return Buffer.concat([field(1, root), field(2, Buffer.alloc(0))]);
}

function attribute(name: string, value: string | number): Buffer {
  const named = field(2, Buffer.from(name));
  if (typeof value === 'string') return Buffer.concat([named, field(3, Buffer.from(value))]);
  const number = Buffer.concat([varint(6 * 8), varint(value)]);
  return Buffer.concat([named, Buffer.from([5 * 8, 1]), field(6, field(7, number))]);
}

function field(number: number, content: Buffer): Buffer {
  return Buffer.concat([varint(number * 8 + 2), varint(content.length), content]);
}

function varint(value: number): Buffer {
  const low = value % 128;
  return value < 128
    ? Buffer.from([low])
    : Buffer.concat([Buffer.from([low | 128]), varint(Math.floor(value / 128))]);
}
