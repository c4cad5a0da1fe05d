/** The results in a file of a test runner: JUnit's XML, or the JSON lines of Flutter and Dart. */
import sax from 'sax';
import type { TestFailure, TestReport } from '../../../contract/build.ts';
import { plainText } from '../../errors.ts';

/** What the files of one script tell so far. */
export interface Results extends TestReport {
  failures: TestFailure[];
}

/** Failures that are kept of one script: each answer about a build has them. */
const mostFailures = 20;

/** Characters of a name or a message. */
const longestText = 300;

/** Characters of a JSON line, and elements of XML in each other; a file with more is not read on. */
const longestLine = 2 ** 20;
const deepest = 50;

/** Attributes of an element: all of them are in memory. */
const mostAttributes = 100;

/** Tests that run at the same time; Flutter tells the name of each only when it starts. */
const mostOpen = 10_000;

/** Reads one file as it comes. @throws WrongReport */
export interface ReportParser {
  write(text: string): void;
  end(): void;
}

/** The file is not what it seems to be. */
export class WrongReport extends Error {}

/** Flutter writes a JSON object on each line; all else is taken for XML. */
export function reportParser(beginning: string, results: Results): ReportParser {
  return /^\uFEFF?\s*[{[]/.test(beginning) ? jsonParser(results) : junitParser(results);
}

type Outcome = 'passed' | 'failed' | 'skipped';

function count(results: Results, test: { name: string; outcome: Outcome; message: string }): void {
  results.tests += 1;
  if (test.outcome === 'skipped') results.skipped += 1;
  if (test.outcome !== 'failed') return;
  results.failed += 1;
  if (results.failures.length >= mostFailures) return;
  const message = shortText(test.message);
  results.failures.push({ name: shortText(test.name) || 'a test', ...(message === '' ? {} : { message }) });
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The first line that says something. */
function shortText(text: string): string {
  const [line = ''] = text.split('\n').filter((one) => one.trim() !== '');
  const plain = plainText(line);
  return plain.length > longestText ? `${plain.slice(0, longestText - 1).toWellFormed()}…` : plain;
}

/** `<testcase classname="…" name="…"><failure message="…">…</failure></testcase>`, in suites of any depth. */
function junitParser(results: Results): ReportParser {
  const parser = sax.parser(true);
  let depth = 0;
  let attributesLeft = mostAttributes;
  let test: { name: string; outcome: Outcome; message: string } | undefined;
  let isFailure = false;
  parser.onerror = (cause) => {
    throw new WrongReport('it is not well-formed XML', { cause });
  };
  parser.onattribute = () => {
    attributesLeft -= 1;
    if (attributesLeft < 0) throw new WrongReport(`an element has more than ${mostAttributes} attributes`);
  };
  parser.onopentag = ({ name, attributes }) => {
    attributesLeft = mostAttributes;
    depth += 1;
    if (depth > deepest) throw new WrongReport(`its elements are nested more than ${deepest} levels deep`);
    if (depth === 1 && name !== 'testsuites' && name !== 'testsuite')
      throw new WrongReport('it is neither JUnit XML nor JSON lines');
    if (name === 'testcase') test = { name: nameOf(attributes), outcome: 'passed', message: '' };
    if (!test) return;
    if (name === 'skipped' && test.outcome === 'passed') test.outcome = 'skipped';
    isFailure = name === 'failure' || name === 'error';
    if (!isFailure) return;
    test.outcome = 'failed';
    test.message ||= textOf(attributes.message);
  };
  const addText = (text: string): void => {
    if (test && isFailure && test.message.trim() === '')
      test.message = text.trimStart().slice(0, longestText * 2);
  };
  parser.ontext = addText;
  parser.oncdata = addText;
  parser.onclosetag = (name) => {
    depth -= 1;
    isFailure = false;
    if (name !== 'testcase' || !test) return;
    count(results, test);
    test = undefined;
  };
  return {
    write: (text) => void parser.write(text),
    end: () => void parser.close(),
  };
}

/** Runners differ in what they call the class: Jest repeats the name there. */
function nameOf({ classname, name }: Readonly<Record<string, unknown>>): string {
  const [of, own] = [textOf(classname), textOf(name)];
  return of === '' || own.startsWith(of) || of.endsWith(own) ? own || of : `${of}: ${own}`;
}

/**
 * What `flutter test --file-reporter json:…` writes: an event a line
 * (https://github.com/dart-lang/test/blob/master/pkgs/test/doc/json_reporter.md).
 */
function jsonParser(results: Results): ReportParser {
  const open = new Map<unknown, { readonly name: string; message: string }>();
  /** The beginning of a line, in pieces: it would be copied with each. */
  let pieces: string[] = [];
  let length = 0;
  const event = (line: string): void => {
    const event = parsed(line);
    const id = event.testID;
    switch (event.type) {
      case 'testStart': {
        const { id: started, name } = Object(event.test);
        if (open.size < mostOpen) open.set(started, { name: shortText(textOf(name)), message: '' });
        return;
      }
      case 'error': {
        const test = open.get(id);
        if (test) test.message ||= shortText(textOf(event.error));
        return;
      }
      case 'testDone': {
        const test = open.get(id) ?? { name: '', message: '' };
        open.delete(id);
        // Loading a file is told as a test of its own; it counts only if it fails.
        if (event.hidden === true && event.result === 'success') return;
        const outcome = event.skipped === true ? 'skipped' : event.result === 'success' ? 'passed' : 'failed';
        count(results, { ...test, outcome });
      }
    }
  };
  return {
    write(text) {
      const [first = '', ...lines] = text.split('\n');
      pieces.push(first);
      length += first.length;
      if (length > longestLine) throw new WrongReport(`a line is longer than ${longestLine} characters`);
      const last = lines.pop();
      if (last === undefined) return;
      event(pieces.join(''));
      for (const line of lines) event(line);
      [pieces, length] = [[last], last.length];
    },
    end: () => event(pieces.join('')),
  };
}

function parsed(line: string): Record<string, unknown> {
  if (!line.trim().startsWith('{')) return {};
  try {
    return Object(JSON.parse(line));
  } catch (cause) {
    throw new WrongReport('a line is not valid JSON', { cause });
  }
}
