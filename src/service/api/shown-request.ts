/** Requests as logs and lists of requests show them. */
import { endpoints } from '../../contract/endpoints.ts';

export function shownPath(path: string): string {
  return onOneLine(withoutLink(path));
}

/** The path without the secret part of an artefact link, which opens the file without a token. */
export function withoutLink(path: string): string {
  return path.replace(/^\/(storage\/|artifacts\/\.)[^/]*/, '/$1…');
}

/** Parameters whose values are never secret. */
const shown = new Set(['id', 'step', 'path', ...Object.keys(endpoints.builds.list.query.shape)]);

/** Hides other values: they may be a code that signs in, or a token that a client sent in the wrong place. */
export function shownParameters(query: URLSearchParams): [string, string][] {
  return [...query].map(([name, value]) => [name, shown.has(name) ? value : '…']);
}

export function shownQuery(query: URLSearchParams): string {
  const parameters = shownParameters(query).map((parameter) => parameter.join('='));
  return parameters.length === 0 ? '' : onOneLine(`?${parameters.join('&')}`);
}

/** The text is hostile, and must not add lines to the log. */
function onOneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '?').slice(0, 300);
}
