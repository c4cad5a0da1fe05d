import { createRequire } from 'node:module';
import { expect, test } from '@jest/globals';
import type jsQR from 'jsqr';
import { PNG } from 'pngjs';
import { qrCodePng } from '../../../../src/report/comment/qr-code.ts';
import { publicUrl } from '../../../support/reports.ts';

const link = publicUrl('app-release.apk');
// The types of jsqr describe another default export than Node gives to a module.
const decode: typeof jsQR.default = createRequire(import.meta.url)('jsqr');

test('the image of a link of 411 characters is decoded to that link', () => {
  expect(link).toHaveLength(411);
  const { data, width, height } = PNG.sync.read(qrCodePng(link));
  expect(decode(new Uint8ClampedArray(data), width, height)?.data).toBe(link);
});

test('it is black on white with a quiet zone of four modules of at least four pixels', () => {
  const { data, width } = PNG.sync.read(qrCodePng(link));
  const colour = (x: number, y: number) => data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4).join();
  for (let n = 0; n < width; n++)
    for (let edge = 0; edge < 16; edge++)
      for (const [x, y] of [
        [n, edge],
        [edge, n],
        [n, width - 1 - edge],
        [width - 1 - edge, n],
      ] as const)
        if (colour(x, y) !== '255,255,255,255') throw new Error(`${x},${y} is not white`);
  expect(colour(16, 16)).toBe('0,0,0,255');
  // A finder pattern is seven modules wide: black, then white after the first of them.
  expect([colour(19, 20), colour(20, 20)]).toEqual(['0,0,0,255', '255,255,255,255']);
});

test('short links have a large image, and the same link always gives the same file', () => {
  const short = qrCodePng('https://example.com/a.apk');
  expect(PNG.sync.read(short).width).toBeGreaterThanOrEqual(300);
  expect(qrCodePng('https://example.com/a.apk').equals(short)).toBe(true);
});

test('a link that no QR code can hold is refused', () => {
  expect(() => qrCodePng(`https://example.com/${'a'.repeat(3_000)}`)).toThrow();
});
