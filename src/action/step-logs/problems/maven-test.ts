import { failureBlock } from './failure-block.ts';
import type { Finding, LogLine, MessageReader } from './problem.ts';

/** Names of failed tests that are remembered, so that the summary does not tell them again. */
const mostTold = 1_000;

/**
 * Tests of JUnit as Maven's Surefire and Failsafe print them: one by one, and again in a summary.
 *
 *     [ERROR] com.example.CartTest.total -- Time elapsed: 0.01 s <<< FAILURE!
 *     java.lang.AssertionError: expected:<4> but was:<5>
 *     	at com.example.CartTest.total(CartTest.java:31)
 *
 *     [ERROR]   CartTest.total:31 expected:<4> but was:<5>
 */
export function mavenTestReader(): MessageReader {
  const told = new Set<string>();
  let summary = false;
  const blocks = failureBlock({
    heading(text) {
      const name = testName(text);
      if (name && told.size < mostTold) told.add(shortName(name));
      return name;
    },
    isOver: (text) => text === '' || /^\[\w+\]/.test(text),
  });
  return {
    line(line) {
      const found = blocks.line(line);
      if (/^(?:\[ERROR\] )?(?:Failures|Errors|Failed tests|Tests in error):/.test(line.text)) summary = true;
      else if (/^(?:\[\w+\]\s*)?(?:Tests run:.*)?$/.test(line.text)) summary = false;
      else if (summary) return found ?? summaryLine(line, told);
      return found;
    },
    pending: () => blocks.pending?.(),
  };
}

/** `com.example.CartTest.total`, also of `total(com.example.CartTest)`. */
function testName(text: string): string | undefined {
  const [head = '', time] = text.replace(/^\[ERROR\] +/, '').split('Time elapsed: ');
  if (!time || !/^[\d.,]+ s(?:ec)? +<<< (?:FAILURE|ERROR)!/.test(time)) return undefined;
  const name = head.trimEnd().replace(/ --$/, '').trimEnd();
  if (name === '' || name.startsWith('Tests run')) return undefined;
  const [, method, owner] = /^([^\s()]+)\(([\w$.]+\.[\w$]+)\)$/.exec(name) ?? [];
  return method && owner ? `${owner}.${method}` : name;
}

/** `CartTest.total` of `com.example.CartTest.total(int)[1]`. */
function shortName(name: string): string {
  return name
    .replace(/[([{].*$/, '')
    .split('.')
    .slice(-2)
    .join('.');
}

function summaryLine({ text, number }: LogLine, told: ReadonlySet<string>): Finding | undefined {
  const [, name, message] =
    /^(?:\[ERROR\] )? +([\w$]+\.[^\s:.]+)(?:\([^)]*\))?(?::\d+)?(?:->[\w$.:]+)* ?(.*)$/.exec(text) ?? [];
  if (!name || told.has(shortName(name))) return undefined;
  return { message: message ? `${name}: ${message}` : name, number, lines: [text], subject: name };
}
