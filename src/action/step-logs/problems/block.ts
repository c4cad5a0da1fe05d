import { placeInRepository } from './place.ts';
import { type Groups, places, type Rule } from './rules.ts';

/** The lines of a failed test so far. */
export interface OpenBlock {
  readonly rule: Rule;
  /** What a runner of monorepos prints before each of them. */
  readonly name: string;
  /** Of the headings: several only where tests share an error. */
  readonly tests: readonly Groups[];
  readonly headings: readonly string[];
  readonly body: string[];
}

/** Lines that are read: the reason comes first. */
const mostLines = 80;

/** Characters of expected and found values that follow a reason. */
const mostValues = 100;

/** Whether a block ends before this line. */
export function isOver({ rule, body }: OpenBlock, line: string): boolean {
  if (body.length >= mostLines) return true;
  // Some messages, such as those of Mockito, begin with an empty line.
  const [only = '', second] = body.filter((text) => text.trim() !== '');
  const isIntroduction = second === undefined && only.trimEnd().endsWith(':');
  return (
    body.length > 0 && rule.over?.test(line.trimEnd()) === true && !(line.trim() === '' && isIntroduction)
  );
}

/** Why and where a test failed. `above` is what Flutter printed before its name. */
export function failureIn(block: OpenBlock, above: readonly string[]) {
  const { rule, tests, headings } = block;
  const own = block.body.map((line) => line.trim());
  const thrown = above.map((line) => line.trim());
  const isAbove =
    above.length > 0 && own.some((text) => text.startsWith('Test failed. See exception logs above'));
  // The line `The following TestFailure was thrown running a test:` may be wrapped.
  const texts = isAbove ? thrown.slice(thrown.findIndex((text) => text.endsWith(':')) + 1) : own;
  const groups = tests[0] ?? {};
  const place = groups.line === undefined ? placeIn(texts, block) : groups;
  const message = reasonIn(texts, rule);
  const named = placeInRepository(place).file ? undefined : nameInStack(texts, groups.name);
  const where = named && !message?.includes(named) ? ` (${named})` : '';
  return {
    message: message && `${message}${where}`,
    place,
    lines: [...(isAbove ? above : []), ...headings, ...block.body],
  };
}

function reasonIn(texts: readonly string[], { noise, values }: Rule): string | undefined {
  const said = texts.filter((text) => text !== '' && !noise?.test(text) && !/^> *\d+ \|/.test(text));
  const [first, second = ''] = said;
  if (first === undefined) return undefined;
  // `Expected values to be strictly equal:` says little without the next line.
  const isNext = first.endsWith(':') && !/^(?:[+-] |[{[]$|at |❯ )/.test(second);
  const reason = (isNext ? `${first} ${second}` : first).replace(/^> /, '').trimEnd();
  const more = said
    .slice(1)
    .filter((text) => values?.test(text))
    .join(' ')
    .replace(/\s+/g, ' ');
  return more === '' || more.length > mostValues ? reason : `${reason} ${more}`;
}

/** The line of a stack in the file of the test, otherwise the first in the repository. */
function placeIn(texts: readonly string[], { rule, tests: [test] }: OpenBlock): Groups {
  const path = test?.path;
  const found = texts.flatMap((text): Groups[] => {
    const match = places.map((place) => place.exec(text)).find((one) => one !== null);
    return match?.groups ? [match.groups] : [];
  });
  const known = found.filter((place) => /[\\/]/.test(place.path ?? '') && placeInRepository(place).file);
  const own = known.find((place) => isSameFile(place.path, path));
  const tested = known.find((place) => /[._-](?:test|spec)\b|[tT]ests?\b/.test(place.path ?? ''));
  const best = rule.isLoading ? undefined : path ? own : tested;
  return best ?? known[0] ?? { path, line: found.find((place) => place.path === undefined)?.line };
}

/** One may be absolute, the other relative to the folder of the package. */
function isSameFile(one = '', other = ''): boolean {
  return `/${one}`.endsWith(`/${other}`) || `/${other}`.endsWith(`/${one}`);
}

/** `CartTest.kt:31`: the line of the stack that is in the file of the test. Stacks of the JVM have no folders. */
function nameInStack(texts: readonly string[], test = ''): string | undefined {
  return texts
    .flatMap((text) => /^at .*\((\w+\.(?:kt|java|groovy):\d+)\)$/.exec(text)?.[1] ?? [])
    .find((place) => test.includes(place.slice(0, place.indexOf('.'))));
}
