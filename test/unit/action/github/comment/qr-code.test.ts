import { expect, test } from '@jest/globals';
import { PNG } from 'pngjs';
import { qrCodePng } from '../../../../../src/action/github/qr-codes/qr-image.ts';
import { deepTestAfter } from '../../../../support/deep-test.ts';
import { publicUrl } from '../../../../support/reports.ts';
import { armsLength, readByCamera } from './camera.ts';

const link = publicUrl('app-release.apk');

/** Where the header of a PNG has its width. */
const widthAt = 16;

deepTestAfter(1).each([[60], [411]])(
  "a phone at arm's length reads a link of %d characters from either page",
  (length) => {
    const text = link.slice(0, length);
    expect(text).toHaveLength(length);
    const picture = PNG.sync.read(qrCodePng(text));
    for (const page of ['light', 'dark'] as const)
      expect(readByCamera(picture, { ...armsLength, page, degrees: 5 })).toBe(text);
  },
);

test.each([411, 719])('GitHub shows the image of %d characters without shrinking it', (length) => {
  const png = qrCodePng(`https://example.com/${'a'.repeat(length - 20)}`);
  expect(png.readUInt32BE(widthAt)).toBeLessThanOrEqual(800);
});

test('it is black on white with a quiet zone of four modules of eight pixels', () => {
  const { data, width } = PNG.sync.read(qrCodePng(link));
  const colour = (x: number, y: number) => data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4).join();
  for (let n = 0; n < width; n++)
    for (let edge = 0; edge < 32; edge++)
      for (const [x, y] of [
        [n, edge],
        [edge, n],
        [n, width - 1 - edge],
        [width - 1 - edge, n],
      ] as const)
        if (colour(x, y) !== '255,255,255,255') throw new Error(`${x},${y} is not white`);
  expect(colour(32, 32)).toBe('0,0,0,255');
  // A finder pattern is seven modules wide: black, then white after the first of them.
  expect([colour(39, 40), colour(40, 40)]).toEqual(['0,0,0,255', '255,255,255,255']);
});

test('modules that fill no whole bytes have sharp edges, too', () => {
  const { data, width } = PNG.sync.read(qrCodePng(`https://example.com/${'a'.repeat(699)}`));
  expect(width).toBe(101 * 7);
  const top = 4 * 7 * width;
  const colours = [27, 28, width - 29, width - 28].map((x) => data[(top + x) * 4]);
  expect(colours).toEqual([255, 0, 0, 255]);
});

test('the same link always gives the same file', () => {
  expect(qrCodePng(link).equals(qrCodePng(link))).toBe(true);
});

test('a link that no QR code can hold is refused', () => {
  expect(() => qrCodePng(`https://example.com/${'a'.repeat(3_000)}`)).toThrow();
});
