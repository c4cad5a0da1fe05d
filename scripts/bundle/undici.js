// This file is `undici` for the packages in the bundle. They import it for proxies and for GitHub, and reading the real one
// took a quarter of each start. So it is a file of its own, which is read at the first use.
import { createRequire } from 'node:module';

const undici = () => createRequire(import.meta.url)('./undici.cjs');

export const fetch = (...request) => undici().fetch(...request);

// A function, because `new` returns what it returns.
export function ProxyAgent(options) {
  return new (undici().ProxyAgent)(options);
}
