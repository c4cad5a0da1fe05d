/** The test runners of JavaScript: Jest, Vitest and Node's own. */
import {
  type Finding,
  type LogLine,
  type MessageReader,
  type PrintedPlace,
  placeInRepository,
} from './problem.ts';

/** A failure as its lines come. */
interface Failure {
  /** The file of the test. Where it could not be loaded, the error is wherever it was thrown. */
  readonly file: string | undefined;
  /** What failed: several tests may fail of one error. */
  readonly names: readonly string[];
  readonly lines: readonly LogLine[];
  /** The first line of the error. */
  readonly why?: string;
  /** What follows an introduction. */
  readonly more?: string;
  /** The place that counts: in the file of the test. */
  readonly own?: PrintedPlace;
  /** The nearest other place of the repository. */
  readonly near?: PrintedPlace;
}

/** Lines of a failure: more are not shown. */
const mostLines = 12;

/** `Expected values to be strictly equal:` says little without the next line: `500 !== 600`. */
function withText(failure: Failure, text: string): Failure {
  const { why, more } = failure;
  if (text === '') return failure;
  if (why === undefined) return { ...failure, why: text };
  const isNext = more === undefined && why.endsWith(':');
  return isNext ? { ...failure, more: /^[+-] |^[{[]$|^at /.test(text) ? '' : ` ${text}` } : failure;
}

function withPlace(failure: Failure, place: PrintedPlace | undefined): Failure {
  if (!place || placeInRepository(place).file === undefined) return failure;
  if (isSameFile(place.path, failure.file)) return failure.own ? failure : { ...failure, own: place };
  return failure.near ? failure : { ...failure, near: place };
}

function withLine(failure: Failure, line: LogLine): Failure {
  return failure.lines.length < mostLines ? { ...failure, lines: [...failure.lines, line] } : failure;
}

/** One finding for each test that failed. */
function findings(
  { names, why, more = '', own, near, lines }: Failure,
  otherwise: PrintedPlace | undefined,
): Finding[] {
  const place = own ?? near ?? otherwise;
  return names.map((name) => ({
    message: why ? `${name}: ${why}${more}` : name,
    place,
    lines,
    bare: why === undefined,
  }));
}

/** One may be an address or absolute, the other relative to the folder of the package. */
function isSameFile(one: string | undefined, other: string | undefined): boolean {
  if (!one || !other) return false;
  return one === other || one.endsWith(`/${other}`) || other.endsWith(`/${one}`);
}

/** `at Object.toBe (src/cart.test.js:12:5)`, `at async src/cart.test.js:12:5`; Node's TAP leaves `at` out. */
function stackPlace(text: string): PrintedPlace | undefined {
  const [, path, line, column] =
    /\(([^()]+):(\d+):(\d+)\)$/.exec(text) ??
    /^(?:at )?(?:async )?([^\s():][^()]*):(\d+):(\d+)$/.exec(text.replace(/ \{$/, '')) ??
    [];
  return path ? { path, line, column } : undefined;
}

/**
 * Jest. The name of a file stands above its failures; at the end, Jest may repeat them all.
 *
 *     FAIL src/cart.test.js
 *       ● Cart › adds up prices
 *
 *         expect(received).toBe(expected) // Object.is equality
 *
 *         > 12 |   expect(cart.total()).toBe(600);
 *
 *         at Object.toBe (src/cart.test.js:12:5)
 */
export function jestReader(): MessageReader {
  let file: string | undefined;
  let open: Failure | undefined;
  /** The line that the frame of code marks, for an error without a stack. */
  let marked: string | undefined;
  const found = (): Finding[] => (open ? findings(open, { path: file, line: marked }) : []);
  const close = (next?: Failure): Finding[] => {
    const before = found();
    [open, marked] = [next, undefined];
    return before;
  };
  return {
    line(line) {
      const text = line.text.trim();
      const tested = jestFile(text);
      const [, heading] = /^ {2}● (\S.*)$/.exec(line.text) ?? [];
      if (tested) {
        const before = close();
        file = tested;
        return before;
      }
      if (heading === 'Console' || jestEnd.test(text)) return close();
      if (heading) {
        const isLoading = heading === 'Test suite failed to run' && file;
        return close({ file: isLoading ? undefined : file, names: [isLoading || heading], lines: [line] });
      }
      if (!open) return undefined;
      // The readers of the compilers find this.
      if (compilerMessage.test(text)) open = undefined;
      else {
        if (open.why === unexpected && text.startsWith('SyntaxError: ')) open = { ...open, why: text };
        marked ??= /^> +(\d+) \|/.exec(text)?.[1];
        const [, path, at] = /^(\/[^:]+):(\d+)$/.exec(text) ?? [];
        const place = path ? { path, line: at } : stackPlace(text.startsWith('at ') ? text : '');
        open = withLine(withPlace(withValues(withText(open, text), text), place), line);
      }
      return undefined;
    },
    pending: found,
  };
}

/** `FAIL src/cart.test.js (5.2 s)`, with the project's name in front where there are several: `FAIL  app  src/cart.test.js`. */
function jestFile(text: string): string | undefined {
  const [, rest] = /^(?:FAIL|PASS) +(\S.*)$/.exec(text) ?? [];
  const file = rest
    ?.slice(rest.lastIndexOf('  ') + 1)
    .replace(/ \([\d.]+ m?s\)$/, '')
    .trim();
  return file && isScript(file) ? file : undefined;
}

function isScript(path: string): boolean {
  return /\.[cm]?[jt]sx?$/.test(path);
}

/** `expect(received).toBe(expected)` is the same for every test: what was expected and received stands below. */
function withValues(failure: Failure, text: string): Failure {
  const { why, more = '' } = failure;
  const isValue = /^(?:Expected|Received)\b.*\S$/.test(text) && more.length < mostValues;
  return why?.startsWith('expect') && why !== text && isValue
    ? { ...failure, more: `${more} ${text}` }
    : failure;
}

/** Characters of values that are shown: two lines mostly. */
const mostValues = 100;

/** The lines that begin Jest's own summary. */
const jestEnd = /^(?:Test Suites: |Snapshot Summary$|Summary of all failing tests$|› \d+ snapshots? )/;
const unexpected = 'Jest encountered an unexpected token';
const compilerMessage = /^SyntaxError: \/.*\(\d+:\d+\)$|\berror TS\d+: /;

/**
 * Vitest. Tests that failed of one error stand above it together.
 *
 *      FAIL  src/cart.test.ts > Cart > adds up prices
 *     AssertionError: expected 500 to be 600 // Object.is equality
 *      ❯ src/cart.test.ts:12:5
 */
export function vitestReader(): MessageReader {
  let open: Failure | undefined;
  let tested: string | undefined;
  const found = (): Finding[] => (open ? findings(open, { path: tested }) : []);
  const close = (next?: Failure, file?: string): Finding[] => {
    const before = found();
    [open, tested] = [next, file];
    return before;
  };
  return {
    line(line) {
      const text = line.text.trim();
      const { file, name, isLoading } = vitestTest(text) ?? {};
      if (name && open && open.why === undefined)
        open = withLine({ ...open, names: [...open.names, name].slice(0, mostNames) }, line);
      else if (name) return close({ file: isLoading ? undefined : file, names: [name], lines: [line] }, file);
      if (name) return undefined;
      const [, unhandled] = /^⎯+ (Unhandled (?:Error|Rejection)|Uncaught Exception) ⎯+$/.exec(text) ?? [];
      if (unhandled) return close({ file: undefined, names: [unhandled], lines: [line] });
      if (!open) return undefined;
      if (/^⎯{5,}|^Test Files /.test(text)) return close();
      open = withLine(withPlace(withText(open, text), vitestPlace(text, open.file)), line);
      return undefined;
    },
    pending: found,
  };
}

/** Tests that failed of one error and are named. */
const mostNames = 50;

/** `FAIL  src/cart.test.ts > Cart > adds up`, or `FAIL  src/cart.test.ts [ src/cart.test.ts ]` where it could not be loaded. */
function vitestTest(text: string) {
  const [, rest] = /^FAIL +(?:\|[^|]+\| +)?(\S.*)$/.exec(text) ?? [];
  if (!rest) return undefined;
  const at = rest.indexOf(' > ');
  const isLoading = at === -1;
  const file = isLoading ? (/^(.*) \[ /.exec(rest)?.[1] ?? '') : rest.slice(0, at);
  if (!isScript(file)) return undefined;
  return { file, name: isLoading ? file : rest.slice(at + ' > '.length), isLoading };
}

/** `❯ Cart.total src/cart.ts:12:5`, and where the compilers of Vite tell theirs. */
function vitestPlace(text: string, file: string | undefined): PrintedPlace | undefined {
  const [, mark, rest = '', line, column] = /^(❯|File:|╭─\[) *(\S.*?):(\d+):(\d+)(?: \])?$/.exec(text) ?? [];
  if (mark) {
    // A name of a function may stand before the path, and both may have spaces.
    const path =
      mark === '❯' && !(file && rest.endsWith(file)) ? rest.slice(rest.lastIndexOf(' ') + 1) : rest;
    return { path: file && rest.endsWith(` ${file}`) ? file : path, line, column };
  }
  const [, path, at, from] = /^(\/[^:]+):(\d+):(\d+): ERROR: /.exec(text) ?? [];
  return path ? { path, line: at, column: from } : undefined;
}

/**
 * The runner of Node, as its reporter `spec` sums up at the end.
 *
 *     test at src/cart.test.js:11:1
 *     ✖ adds up prices (1.25ms)
 *       AssertionError [ERR_ASSERTION]: Expected values to be strictly equal:
 *
 *       500 !== 600
 *
 *           at TestContext.<anonymous> (file:///Users/builder/clone/src/cart.test.js:12:5)
 */
export function nodeSpecReader(): MessageReader {
  let isSummary = false;
  let test: PrintedPlace | undefined;
  let open: Failure | undefined;
  const found = (): Finding[] => (open && open.why !== fileFailed ? findings(open, test) : []);
  return {
    line(line) {
      const text = line.text.trim();
      if (text === '✖ failing tests:') isSummary = true;
      if (!isSummary) return undefined;
      const [, path, at, column] = /^test at (\S.*):(\d+):(\d+)$/.exec(text) ?? [];
      const [, name] = /^✖ (\S.*) \([\d.]+ms\)(?: # .*)?$/.exec(text) ?? [];
      if (path || name) {
        const before = found();
        open = undefined;
        if (path) test = { path, line: at, column };
        if (name) open = { file: test?.path, names: [name], lines: [line] };
        return before;
      }
      // Behind the stack stand the fields of the error.
      if (open && !open.own) open = readError(open, line);
      return undefined;
    },
    pending: found,
  };
}

/** What is said of a file that ended with an error: `nodeCrashReader` finds that. */
const fileFailed = 'test failed';

function readError(open: Failure, line: LogLine): Failure {
  const text = line.text.trim();
  const place = stackPlace(text);
  // What is no error, such as a time limit, is printed as a text in quotation marks.
  const said = open.why === undefined ? text.replace(/^'(.*)'$/, '$1') : text;
  return withLine(withPlace(withText(open, place ? '' : said), place), line);
}

/**
 * The runner of Node, with its reporter `tap`.
 *
 *     not ok 1 - adds up prices
 *       ---
 *       location: '/Users/builder/clone/src/cart.test.js:11:1'
 *       failureType: 'testCodeFailure'
 *       error: 'a sum is expected'
 *       stack: |-
 *         TestContext.<anonymous> (file:///Users/builder/clone/src/cart.test.js:12:5)
 *       ...
 */
export function nodeTapReader(): MessageReader {
  let test: PrintedPlace | undefined;
  let open: Failure | undefined;
  /** The field whose lines are read. */
  let field: string | undefined;
  const found = (): Finding[] => (open && open.why !== fileFailed ? findings(open, test) : []);
  return {
    line(line) {
      const text = line.text.trim();
      const [, name] = /^not ok \d+ - (\S.*)$/.exec(text) ?? [];
      if (name) {
        const isExpected = / # (?:TODO|SKIP)\b/i.test(name);
        open = isExpected
          ? undefined
          : { file: undefined, names: [name.replace(/\\(.)/g, '$1')], lines: [line] };
        [test, field] = [undefined, undefined];
        return undefined;
      }
      if (!open) return undefined;
      if (text === '...') {
        const before = found();
        open = undefined;
        return before;
      }
      const [, key, value = ''] = /^(\w+):(?: (.*))?$/.exec(text) ?? [];
      // The lines of an error or a stack may look like fields; they end with one of these.
      if (key && (field !== 'error' || /^(?:code|name|expected|stack)$/.test(key))) {
        field = key;
        if (key === 'failureType' && value === "'subtestsFailed'") open = undefined;
        if (key === 'location') {
          const [, path, at, column] = /^'(.+):(\d+):(\d+)'$/.exec(value) ?? [];
          test = { path, line: at, column };
          open = open && { ...open, file: path };
        }
        if (open && key === 'error' && !/^[|>]-?$/.test(value))
          open = withText(open, value.replace(/^(['"])(.*)\1$/, '$2'));
      } else if (field === 'error') open = withText(open, text);
      else if (field === 'stack') open = withPlace(open, stackPlace(text));
      if (open) open = withLine(open, line);
      return undefined;
    },
    pending: found,
  };
}

/**
 * An error that ends Node, such as one of a file of tests while it is loaded; Node's TAP has it in comments.
 *
 *     file:///Users/builder/clone/src/cart.test.js:12
 *       const list = [1, 2, 3;
 *                            ^
 *
 *     SyntaxError: Unexpected token ';'
 */
export function nodeCrashReader(): MessageReader {
  let open: Failure | undefined;
  let left = 0;
  const found = (): Finding[] =>
    open?.why !== undefined && (open.near || open.own)
      ? [{ message: open.why, place: open.own ?? open.near, lines: open.lines }]
      : [];
  const close = (next?: Failure): Finding[] => {
    const before = found();
    open = next;
    return before;
  };
  return {
    line(line) {
      const text = line.text.trim().replace(/^# +/, '');
      const [, path, at] =
        /^((?:file:\/\/)?\/[^:]+|node:[\w/]+|undefined|<anonymous_script>):(\d+)$/.exec(text) ?? [];
      if (path) {
        left = 8;
        return close(withPlace({ file: undefined, names: [], lines: [line] }, { path, line: at }));
      }
      if (!open) return undefined;
      if (open.why === undefined) {
        const [error] = /^\w*Error(?: \[\w+\])?: \S.*$/.exec(text) ?? [];
        const [, importer] = / imported from (\/\S.*)$/.exec(error ?? '') ?? [];
        left -= 1;
        if (left < 0) open = undefined;
        else open = withLine(withPlace(error ? { ...open, why: error } : open, { path: importer }), line);
        return undefined;
      }
      const place = stackPlace(text);
      if (!place && !text.startsWith('at ')) return close();
      open = withLine(withPlace(open, place), line);
      return undefined;
    },
    pending: found,
  };
}
