import { encode } from 'uqr';

/** White modules on every side: ISO/IEC 18004 requires four. */
const quietZone = 4;

/** CSS pixels. Cameras can still read the modules from a screenshot of half the size. */
const module = { smallest: 3, largest: 6 };
const usualSide = 300;

/**
 * A QR code as SVG: black on white, also on dark pages. Without a text, a drawing to be filled by the page's script, which
 * draws the same (static/install.js).
 *
 * @param text at most some 1,000 characters
 */
export function qrSvg(text: string | undefined): string {
  const code = text === undefined ? undefined : encode(text, { ecc: 'M', border: quietZone });
  const size = code?.size ?? 1;
  const side = size * Math.max(module.smallest, Math.min(module.largest, Math.floor(usualSide / size)));
  const dark = code?.data.map((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join(''),
  );
  return [
    `<svg role="img" aria-label="QR code of this page's address" shape-rendering="crispEdges"`,
    ` viewBox="0 0 ${size} ${size}" width="${side}" height="${side}">`,
    `<rect width="100%" height="100%" fill="#fff"/><path d="${dark?.join('') ?? ''}" fill="#000"/></svg>`,
  ].join('');
}
