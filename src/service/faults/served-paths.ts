import { endpoints } from '../../contract/endpoints.ts';
import { type Pattern, parsePattern } from '../../pattern.ts';

interface ServedPath {
  readonly method: string;
  /** With `:name` for path variables. */
  readonly path: string;
}

/** Everything that the service answers: the endpoints, and the links that need no token. */
const served: readonly ServedPath[] = [
  ...Object.values(endpoints).flatMap((verbs) => Object.values<ServedPath>(verbs)),
  { method: 'GET', path: '/public/:token/:name' },
  { method: 'GET', path: '/storage/:token/:name' },
];

/**
 * A pattern in which `:id` is any one part of a path, as in docs/api.md, and `:secureFilename` any rest of it.
 *
 * @throws WrongPattern
 */
export function patternOf(path: string): Pattern {
  const wildcards = path.replace(/:(\w+)/g, (_, name) => (name === 'secureFilename' ? '**' : '*'));
  return parsePattern(wildcards, { hidden: 'matched' });
}

/** Whether there is an endpoint that a rule can match: a mistyped path would never do anything. */
export function isServed(rule: {
  readonly method: string | undefined;
  readonly path: string;
  readonly pattern: Pattern;
}): boolean {
  return served.some(({ method, path }) => {
    if (rule.method !== undefined && rule.method !== method) return false;
    const example = path.replace(':secureFilename', 'x/x/x').replace(/:\w+/g, 'x');
    return rule.pattern.matches(example) || patternOf(path).matches(rule.path);
  });
}
