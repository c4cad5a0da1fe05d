import { readFileSync } from 'node:fs';

/**
 * The style of the install page, and its script with the encoder of QR codes in it: the page asks nobody for a file. Each
 * address stands here as a literal, because that is how the bundler finds the files.
 */
export function staticFiles(): { readonly style: string; readonly script: string } {
  const read = (file: URL): string => readFileSync(file, 'utf8').trim();
  const encoder = read(new URL('../../../../node_modules/uqr/dist/index.mjs', import.meta.url));
  const script = read(new URL('./static/install.js', import.meta.url));
  return {
    style: read(new URL('./static/install.css', import.meta.url)),
    // The last statement of the one module is its exports, the first of the other its import.
    script: [
      `const { encode } = (() => {`,
      encoder.replace(/export ?\{[^{}]*\};?$/, 'return { encode };'),
      '})();',
      script.replace(/^import [^;]*;\n/, ''),
    ].join('\n'),
  };
}
