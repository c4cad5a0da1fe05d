import { crc32, deflateSync } from 'node:zlib';
import { encode, type QrCodeGenerateResult } from 'uqr';

/** White modules on every side: ISO/IEC 18004 requires four. */
const quietZone = 4;

/** Bytes of the longest link that a QR code can hold: version 40 with the lowest correction. */
export const longestQrLink = 2_953;

/**
 * Pixels of a module: phones read the link of 411 characters at arm's length from eight, and not reliably from fewer.
 * More correction needs more modules, and reads no better from a picture of the same size.
 */
const largestModule = 8;

/** Pixels that GitHub shows of a picture in a comment before it shrinks it. The longest link fits with four a module. */
const widestPicture = 800;

/**
 * A PNG of the QR code of a link: black on white, also on dark pages, with whole pixels for each module.
 * The same link always gives the same bytes.
 *
 * @throws RangeError when the link is longer than a QR code can hold (2,953 bytes)
 */
export function qrCodePng(link: string): Buffer {
  const code = encode(link, { ecc: 'L', border: quietZone });
  return modulesPng(code, Math.min(largestModule, Math.floor(widestPicture / code.size)));
}

/** A PNG of the modules of a QR code, each of `scale` by `scale` pixels. */
function modulesPng({ data, size }: QrCodeGenerateResult, scale: number): Buffer {
  const side = size * scale;
  const width = 1 + Math.ceil(side / 8);
  const rows = new Uint8Array(side * width).fill(0xff);
  for (const [y, modules] of data.entries()) {
    const row = rows.subarray(y * scale * width, (y * scale + 1) * width);
    row[0] = 0; // names the filter of the row: none
    const pixels = row.subarray(1);
    for (const [x, isBlack] of modules.entries())
      for (let pixel = x * scale; isBlack && pixel < (x + 1) * scale; pixel++)
        pixels[pixel >> 3] = (pixels[pixel >> 3] ?? 0) & ~(0x80 >> (pixel & 7));
    for (let copy = 1; copy < scale; copy++) rows.set(row, (y * scale + copy) * width);
  }
  return bitmapPng(rows, side);
}

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/**
 * A square PNG of one bit a pixel (https://www.w3.org/TR/png-3/).
 *
 * @param rows one after the other, each of the byte that names its filter and `ceil(side / 8)` bytes, the first pixel in
 *   the highest bit; 1 is white
 */
function bitmapPng(rows: Uint8Array, side: number): Buffer {
  const header = Buffer.alloc(13); // its zeros: grey levels, deflate, one filter a row, not interlaced
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(1, 8);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
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
