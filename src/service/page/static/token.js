const key = 'token';

/**
 * The token of this tab. One that stands in the address (`#token=…`) is taken out of it at once, so that it is neither in
 * the history nor in what people copy.
 *
 * @returns {string | null}
 */
export function takeToken() {
  const given = new URLSearchParams(location.hash.slice(1)).get('token');
  if (given) {
    history.replaceState(null, '', location.pathname);
    keepToken(given);
  }
  return sessionStorage.getItem(key);
}

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
