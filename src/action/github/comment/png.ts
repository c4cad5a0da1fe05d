import { crc32, deflateSync } from 'node:zlib';

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/**
 * A square PNG of one bit a pixel (https://www.w3.org/TR/png-3/).
 *
 * @param rows one after the other, each of `ceil(side / 8)` bytes, the first pixel in the highest bit; 1 is white
 */
export function bitmapPng(rows: Uint8Array, side: number): Buffer {
  const header = Buffer.alloc(13); // its zeros: grey levels, deflate, one filter a row, not interlaced
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(1, 8);
  const width = Math.ceil(side / 8);
  // The byte before each row names its filter: none.
  const filtered = Buffer.alloc(side * (width + 1));
  for (let y = 0; y < side; y++) filtered.set(rows.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(filtered, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}
