const key = 'token';

/** Whether the address holds a code that signs in. */
export const hasCode = () => location.hash.startsWith('#code=');

/**
 * Takes the code (`#code=…`) out of the address, so that it is not in what people copy. The browser's history keeps it, which
 * is no harm: it works once.
 */
export function takeCode() {
  const code = location.hash.slice('#code='.length);
  history.replaceState(null, '', location.pathname);
  return code;
}

/** The token of this tab, or null. */
export const keptToken = () => sessionStorage.getItem(key);

/**
 * Other tabs cannot read it, and it ends with this one.
 *
 * @param {string} token
 */
export function keepToken(token) {
  sessionStorage.setItem(key, token);
}

export function forgetToken() {
  sessionStorage.removeItem(key);
}
