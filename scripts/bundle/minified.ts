import { minify } from 'terser';

/** The bundler's own names, which stand thousands of times in its code, and what they become. */
const bundlerNames: readonly (readonly [RegExp, string])[] = [
  [/__unused_webpack___webpack_(module|exports)__/g, 'unused_wp_$1'],
  [/__webpack_(require|exports|module)__/g, 'wp_$1'],
  [/__WEBPACK_IMPORTED_MODULE_(\d+)__/g, '__$1'],
];

/**
 * The code without white space, comments and needless syntax. Names of the sources stay, nothing moves into another
 * function, and lines are short, so that stacks and reviews stay readable. Node keeps a file that is all ASCII in half the
 * memory.
 *
 * Not `semicolons: false`, which would give each statement its line: it makes a getter of two class fields `get; put;`.
 */
export async function minified(code: string): Promise<string> {
  const renamed = bundlerNames.reduce((text, [name, short]) => text.replace(name, short), code);
  const { code: short } = await minify(renamed, {
    ecma: 2022,
    module: true,
    mangle: false,
    compress: {
      arrows: false,
      collapse_vars: false,
      conditionals: false,
      if_return: false,
      inline: false,
      keep_classnames: true,
      keep_fnames: true,
      reduce_vars: false,
      sequences: false,
    },
    format: { ascii_only: true, comments: false, max_line_len: 120 },
  });
  return `${short}\n`;
}
