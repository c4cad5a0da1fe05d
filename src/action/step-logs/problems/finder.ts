import { mostProblems } from '../../report/failure.ts';
import type { Problem } from '../../report/report.ts';
import { cut, visible } from '../../text/visible.ts';
import { failureIn, isOver, type OpenBlock } from './block.ts';
import { placeInRepository } from './place.ts';
import { type Groups, marks, nameBefore, type Rule, rules } from './rules.ts';

/** Characters of a line that are read, and of a message. */
const [longestLine, longestMessage] = [2_000, 1_000];

/** Names that may stand before a line. */
const mostNames = 3;

/** What is found, until the log has ended. */
interface Finding {
  readonly problem: Problem;
  /** Tools say the same more than once: the finding with a reason and a place counts. */
  readonly worth: number;
  readonly retells: boolean;
}

interface Match {
  readonly rule: Rule;
  readonly groups: Groups;
  /** What a runner of monorepos prints before the line. */
  readonly name: string;
  /** The line without it. */
  readonly text: string;
}

/** A message whose rest may be below. */
interface Unfinished {
  readonly match: Match;
  /** Lines below it so far. */
  readonly lines: number;
}

/** Finds in the log of a step what compilers and test runners say is wrong. */
export function createProblemFinder() {
  const findings = new Map<string, Finding>();
  /** Tests that failed first: a list of failed tests may name them. */
  const passed = new Set<string>();
  let context: Groups = {};
  let unfinished: readonly Unfinished[] = [];
  let block: OpenBlock | undefined;
  /** What was thrown, which Flutter prints before the name of the test. */
  let above: readonly string[] = [];

  const add = ({ rule, groups }: Pick<Match, 'rule' | 'groups'>, at = groups): void => {
    const message = messageOf(groups);
    const place = placeInRepository(at);
    // Gradle's failures outside the repository say less than what failed.
    if (message === '' || (rule.kind === 'block' && !groups.name && !place.file)) return;
    const worth = (groups.message ? 4 : 0) + (place.file ? 2 : 0) + (place.line ? 1 : 0);
    const { file = groups.path, line, column } = place;
    const said = groups.module ? [file, groups.module] : [file, line, column, message.toLowerCase()];
    const key = groups.name
      ? testKey(rule.kind === 'block' ? groups : { ...groups, path: '' })
      : said.join(' ');
    const known = findings.get(key);
    if (known ? known.worth >= worth : findings.size >= mostProblems) return;
    if ((!groups.message || rule.retells) && passed.has(key)) return;
    const problem = { message: cut(visible(message), longestMessage), ...place };
    findings.set(key, { problem, worth, retells: rule.retells === true });
  };

  const close = (): void => {
    const closed = block;
    block = undefined;
    if (!closed) return;
    if (closed.rule.isAbove) {
      if (above.length === 0) above = closed.body;
      return;
    }
    const { message, place } = failureIn(closed, above);
    above = [];
    for (const test of closed.tests) add({ rule: closed.rule, groups: { ...test, message } }, place);
  };

  const begin = ({ rule, groups: found, name }: Match): void => {
    const groups = rule.isLoading ? { ...found, name: found.path } : found;
    if (block?.rule === rule && rule.isShared && block.body.every((line) => line.trim() === '')) {
      block = { ...block, tests: [...block.tests, groups] };
    } else {
      close();
      block = { rule, name, tests: [groups], body: [] };
    }
  };

  /** Whether the line completes a message above. */
  const complete = (line: string): boolean => {
    const found = unfinished.flatMap(({ match }) => {
      const rest = match.rule.below?.exec(withoutName(line, match.name).trim())?.groups;
      return rest ? [{ ...match, groups: { ...match.groups, ...rest } }] : [];
    });
    unfinished = unfinished
      .map(({ match, lines }) => ({ match, lines: lines + 1 }))
      .filter(({ match, lines }) => found.length === 0 && lines < (match.rule.within ?? 1));
    for (const match of found) add(match);
    return found.length > 0;
  };

  const pass = (groups: Groups): void => {
    const test = testKey(groups);
    const tests = groups.name ? [test] : [...findings.keys()].filter((key) => key.startsWith(test));
    for (const key of tests) if (findings.delete(key)) passed.add(key);
  };

  return {
    /** Reads the next line: without markup, colours and secrets. */
    line(printed: string) {
      const line = cut(printed, longestLine).replace(marks, '');
      if (complete(line)) return;
      let text = withoutName(line, block?.name ?? '');
      for (const match of matches(line, context)) {
        const { rule, groups } = match;
        if (rule.kind === 'block') return begin(match);
        if (rule.below)
          unfinished = [...unfinished.filter((one) => one.match.rule !== rule), { match, lines: 0 }];
        if (rule.kind === 'message' && (!rule.below || rule.isComplete)) {
          if (block?.rule.isLoading) block = undefined;
          close();
          return add(match);
        }
        if (rule.kind === 'passed') pass(groups);
        if (rule.kind === 'context') context = { ...context, ...groups };
        ({ text } = match);
      }
      if (block && isOver(block, text)) close();
      else block?.body.push(text);
    },
    /** The problems of the lines so far, each once. */
    problems(): Problem[] {
      close();
      const all = [...findings.values()];
      const originals = all.filter(({ retells }) => !retells);
      return all
        .filter(({ problem, retells }) => !retells || !originals.some((one) => isSame(problem, one.problem)))
        .map(({ problem }) => problem);
    },
  };
}

/** What the rules find in a line, and in what follows the names with which it begins. */
function* matches(line: string, context: Groups): Generator<Match> {
  let text = line;
  let first = '';
  for (let names = 0; names < mostNames; names += 1) {
    const trimmed = text.trim();
    for (const rule of rules) {
      const found = rule.first.exec(trimmed);
      if (!found) continue;
      const used = Object.fromEntries((rule.uses ?? []).map((group) => [group, context[group]]));
      const isKnown = ['name', 'path'].every((group) => !(group in used) || used[group]);
      if (isKnown) yield { rule, groups: { ...used, ...found.groups }, name: first, text };
    }
    const [name] = nameBefore.exec(text) ?? [];
    if (name === undefined) return;
    first ||= name;
    text = text.slice(name.length).replace(marks, '');
  }
}

function withoutName(line: string, name: string): string {
  return name !== '' && line.startsWith(name.trimEnd()) ? line.slice(name.length).replace(marks, '') : line;
}

function messageOf(groups: Groups): string {
  const { name, title, message = '' } = groups;
  if (name) return message === '' ? `${testName(groups)} failed` : `${testName(groups)}: ${message}`;
  return title && message ? `${title.replaceAll(/%3A/gi, ':')}: ${message}` : message;
}

/** `CartTests.testTotal`, whose suite may be `ShopTests.CartTests`. */
function testName({ suite = '', name = '' }: Groups): string {
  return suite === '' ? name : `${suite.slice(suite.lastIndexOf('.') + 1)}.${name}`;
}

/** Without a name, what the keys of all tests of a file begin with. */
function testKey(groups: Groups): string {
  return [groups.scope, groups.path, testName(groups)].join('\n');
}

/** Whether two tools say the same. */
function isSame(one: Problem, other: Problem): boolean {
  if (one.file !== other.file || Math.abs((one.line ?? 0) - (other.line ?? 0)) > 1) return false;
  const [left, right] = [one.message.toLowerCase(), other.message.toLowerCase()];
  return left.includes(right) || right.includes(left);
}
