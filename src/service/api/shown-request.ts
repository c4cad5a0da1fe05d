/** Requests as logs and lists of requests show them. */
import { endpoints } from '../../contract/endpoints.ts';

/** A path for the log. */
export function shownPath(path: string): string {
  return onOneLine(withoutLink(path));
}

/** A path without the part of a link that would open it. */
export function withoutLink(path: string): string {
  return path.replace(/^\/(storage\/|artifacts\/\.)[^/]*/, '/$1…');
}

/** Parameters whose values nobody has to keep secret. */
const shown = new Set(['id', 'step', 'path', ...Object.keys(endpoints.builds.list.query.shape)]);

/** The parameters of a query. A value may be a code that signs in, or a token that a client sent in the wrong place. */
export function shownParameters(query: URLSearchParams): [string, string][] {
  return [...query].map(([name, value]) => [name, shown.has(name) ? value : '…']);
}

/** A query for the log. */
export function shownQuery(query: URLSearchParams): string {
  const parameters = shownParameters(query).map((parameter) => parameter.join('='));
  return parameters.length === 0 ? '' : onOneLine(`?${parameters.join('&')}`);
}

/** Hostile text, which must not add lines to the log. */
function onOneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '?').slice(0, 300);
}
