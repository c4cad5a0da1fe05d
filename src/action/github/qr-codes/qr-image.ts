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

/** A PNG (https://www.w3.org/TR/png-3/) of the modules of a QR code, each of `scale` by `scale` pixels. */
function modulesPng({ data, size }: QrCodeGenerateResult, scale: number): Buffer {
  const side = size * scale;
  const rows = data.flatMap((modules) => {
    const row = Buffer.alloc(1 + side, 0xff);
    row[0] = 0; // names the filter of the row: none
    for (const [x, isBlack] of modules.entries())
      if (isBlack) row.fill(0, 1 + x * scale, 1 + (x + 1) * scale);
    return Array<Buffer>(scale).fill(row);
  });
  const header = Buffer.alloc(13); // its zeros: grey levels, deflate, one filter a row, not interlaced
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(8, 8); // bits of a pixel
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 9 })),
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
