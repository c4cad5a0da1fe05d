import { minify } from 'terser';

/**
 * The code without white space, comments and needless syntax, with statements on lines of their own where the language
 * allows it. Names stay and nothing moves into another function, so that stacks and reviews stay readable. Node keeps a
 * file that is all ASCII in half the memory.
 */
export async function minified(code) {
  const { code: short } = await minify(code, {
    module: true,
    mangle: false,
    compress: {
      arrows: false,
      collapse_vars: false,
      conditionals: false,
      if_return: false,
      inline: false,
      join_vars: false,
      keep_classnames: true,
      keep_fnames: true,
      reduce_vars: false,
      sequences: false,
    },
    format: { ascii_only: true, comments: false, semicolons: false },
  });
  return `${short}\n`;
}
