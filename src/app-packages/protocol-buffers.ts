/** The wire format of protocol buffers, as far as it is needed to read a message field by field. */

interface Field {
  readonly number: number;
  readonly value: number | Buffer;
}

/** The fields of a message, in order: numbers, and the bytes of texts and of messages. @throws RangeError for a wrong length */
export function* fields(message: Buffer): Generator<Field> {
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

/** The texts or messages of all fields with this number. */
export function* messagesOf(message: Buffer, number: number): Generator<Buffer> {
  for (const field of fields(message))
    if (field.number === number && typeof field.value !== 'number') yield field.value;
}

/** The first text or message with this number. */
export function bytesOf(message: Buffer, number: number): Buffer | undefined {
  for (const found of messagesOf(message, number)) return found;
  return undefined;
}

/** The first number with this number of a field. */
export function numberOf(message: Buffer, number: number): number | undefined {
  for (const field of fields(message))
    if (field.number === number && typeof field.value === 'number') return field.value;
  return undefined;
}
