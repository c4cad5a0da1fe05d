import { PNG } from 'pngjs';
import { encode } from 'uqr';

/** White modules on every side: ISO/IEC 18004 requires four. */
const quietZone = 4;

/** Bytes of the longest link that a QR code can hold: version 40 with the lowest correction. */
export const longestQrLink = 2_953;

/** Pixels: cameras can read the modules of a long link from a screen at this size, and short links are not tiny. */
const smallestModule = 4;
const smallestPicture = 300;

/**
 * A PNG of the QR code of a link: black on white, also on dark pages, with whole pixels for each module.
 * The same link always gives the same bytes.
 *
 * @throws RangeError when the link is longer than a QR code can hold (2,953 bytes)
 */
export function qrCodePng(link: string): Buffer {
  const { data: modules, size } = encode(link, { ecc: 'L', border: quietZone });
  const scale = Math.max(smallestModule, Math.ceil(smallestPicture / size));
  const side = size * scale;
  const picture = new PNG({ width: side, height: side });
  picture.data.fill(0xff);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      if (modules[Math.floor(y / scale)]?.[Math.floor(x / scale)])
        picture.data.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
  return PNG.sync.write(picture, { colorType: 0, bitDepth: 8 });
}
