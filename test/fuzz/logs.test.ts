import { once } from 'node:events';
import { text as textOf } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readLines } from '../../src/action/step-logs/log-lines.ts';
import { createProblemFinder } from '../../src/action/step-logs/problems/finder.ts';
import { isRepositoryPath } from '../../src/action/text/addresses.ts';
import { markdownText } from '../../src/action/text/markdown.ts';
import { annotationMessage, logLine, visible } from '../../src/action/text/visible.ts';
import { logMarkup } from '../../src/service/api/log-markup.ts';
import { parseProcessList } from '../../src/service/executor/processes/leftovers.ts';
import { memoryRunner } from '../support/memory-runner.ts';
import { assertReads } from './reading.ts';
import { hostileText, soup } from './values/texts.ts';

const words = [
  ...[
    '\u001b',
    '\u001b[',
    '\u001b[31m',
    '\u001b[38;5;',
    '\u001b]0;',
    '\u0007',
    '\u001b\\',
    '\u009b',
    '\u009c',
  ],
  ...[
    '<span',
    '</span>',
    '<span style="',
    '>',
    '<',
    '&amp;',
    '&#',
    '&#x10ffff;',
    '&#1114112;',
    '&',
    ';',
    'm',
  ],
  ...['10%\r', '\r', '\n', '\r\n', 'error: ', 'a line', '\0', '\ud83d', '::error::', '0;', '|', '`', '<!--'],
];
const text = fc.oneof(soup(words), hostileText);
/** As `ps` prints them; a process can change its own name. */
const processList = soup([
  '12 ',
  '1 ',
  'S ',
  'Z ',
  'Mon Nov  2 10:00:00 2026 ',
  'sh ',
  ' BUILD_SERVICE_BUILD_ID=id',
  '\n',
]);
/** The parts of messages of compilers and test runners. */
const message = soup([
  ...['e: ', 'file:///Users/builder/clone/', '/home/builder/clone/', 'C:\\Users\\builder\\clone\\', '../'],
  ...[
    'lib/a.dart',
    ':12',
    ':5',
    '(12,5)',
    '(tabs)/[id].tsx',
    ': (12, 5): ',
    ': error: ',
    ': Error: ',
    ' - error TS2304: ',
  ],
  ...[
    '❌ ',
    '✘ [ERROR] ',
    'error SyntaxError: ',
    '::error file=a.ts,line=1::x',
    ': error CS1: ',
    '[  +40 ms] ',
    'shop:build: ',
  ],
  ...[
    'Unable to resolve module x from ',
    ' > x FAILED',
    ' > x PASSED',
    "Build file 'a.gradle' line: 3",
    '+1 -1: x [E]',
  ],
  ...[
    '══╡ EXCEPTION CAUGHT BY',
    '-[A b] : ',
    '> 12 |',
    'wrong',
    ' FAIL  src/a.test.ts > ',
    '  ● ',
    ' ❯ ',
    '    at x (',
  ],
]);

/** What tools and runners print before a line. */
const prefix = fc.oneof(
  fc.constantFrom(
    ...[
      '[  +40 ms] ',
      '[        ] ',
      '[0] ',
      '[shop]: ',
      '[10:11:12]: ▸ ',
      '12:00:01 ',
      '12:00:01.123 ',
      '00:05 ',
    ],
    ...[
      '2026-11-28T12:00:00.1234567Z ',
      '2026-11-28 12:00:00,123 INFO ',
      '│ ',
      '| ',
      '├─ ',
      '➤ YN0000: ',
      '▸ ',
      '→ ',
    ],
    ...[
      '@shop/web:build: ',
      'packages/shop build: ',
      'web-1  | ',
      'shop: ',
      'lerna ERR! ',
      '#12 3.456 ',
      '1>',
      '##[error]',
    ],
    ...[
      '❌ ',
      '✖ ',
      '✔ ',
      '⚠️  ',
      '🔥 ',
      'ERROR ',
      'ERROR in ',
      'Error: ',
      'Error (Xcode): ',
      '+12.3s ',
      '(5 ms) ',
      '* ',
      '- ',
    ],
  ),
  fc.stringMatching(/^[a-z]{1,8}(?:[/:][a-z]{1,8}){0,3}: $/),
  fc.stringMatching(/^[[(<«{][a-zA-Z0-9 :.]{0,12}[\])>»}]:? $/),
  fc.stringMatching(/^[^\s\p{L}\p{N}._@/\\]{1,3} {1,3}$/u),
  fc.stringMatching(/^[a-z]{1,8}(?:\/[a-z]{1,8})? $/),
);
const printed = fc.constantFrom(
  ...['app/(tabs)/[id].tsx(1,2): error TS1: wrong', 'app/+not-found.tsx:1:2 - error TS1: wrong'],
  ...[
    '店/カート.dart:1:2: Error: wrong',
    '.maestro/a.dart:1:2: Error: wrong',
    '@shop/a.ts(1,2): error TS1: wrong',
  ],
  ...[
    '/Users/builder/clone/ios/A.swift:1:2: error: wrong',
    'C:\\Users\\builder\\clone\\a\\b.cs(1,2): error CS1: wrong',
  ],
);
const files = [
  ...['app/(tabs)/[id].tsx', 'app/+not-found.tsx', '店/カート.dart', '.maestro/a.dart', '@shop/a.ts'],
  ...['ios/A.swift', 'a/b.cs'],
];

test('no file of a problem begins with what a tool prints before the line', () =>
  assertReads(fc.tuple(fc.array(prefix, { maxLength: 4 }), printed), ([prefixes, line]) => {
    const finder = createProblemFinder();
    finder.line(prefixes.join('') + line);
    for (const { file } of finder.problems()) expect([undefined, ...files]).toContain(file);
  }));

test('each line of a log is one line', () =>
  assertReads(text, (log) => {
    const reader = readLines({
      redact: (line) => line,
      line: (line) => expect(line).toMatch(/^[^\r\n]{0,3000}$/),
    });
    for (let at = 0; at < log.length; at += 7) reader.write(Buffer.from(log.slice(at, at + 7)));
    reader.end();
  }));

test('a problem in a log is short, and names a file of the repository or none', () =>
  assertReads(fc.array(fc.oneof(message, text), { maxLength: 40 }), (log) => {
    const finder = createProblemFinder();
    for (const line of log) finder.line(line);
    for (const { message, file, line, column, lines } of finder.problems()) {
      expect(message.length).toBeLessThanOrEqual(1_000);
      expect(lines.length).toBeLessThanOrEqual(12);
      if (file !== undefined) expect(isRepositoryPath(file)).toBe(true);
      else expect([line, column]).toEqual([undefined, undefined]);
      if (line === undefined) expect(column).toBeUndefined();
    }
  }));

test('a log of the service has no markup but colours', () =>
  assertReads(fc.array(text, { maxLength: 3 }), async (chunks) => {
    const markup = logMarkup('styles');
    const read = textOf(markup);
    for (const chunk of chunks) if (!markup.write(Buffer.from(chunk))) await once(markup, 'drain');
    markup.end();
    expect((await read).replaceAll(/<span style="[\w: ;-]+">|<\/span>/g, '')).not.toMatch(/[<>]/);
  }));

/** Secrets of fewer characters are not hidden; one of asterisks would be found in what hides another one. */
const isHidden = (secret: string): boolean => secret.trim().length >= 4 && !secret.includes('*');

test('a log shows no secret', () =>
  assertReads(fc.tuple(text, text, fc.array(hostileText, { maxLength: 4 })), ([before, after, secrets]) => {
    const { runner, log } = memoryRunner({ with: {} });
    for (const secret of secrets) runner.mask(secret);
    runner.log.info([before, ...secrets, after, ...secrets].join('\n'));
    for (const secret of secrets.filter(isHidden)) expect(log.join('').includes(secret)).toBe(false);
  }));

test('a text of the log is one line that the runner reads as no command', () =>
  assertReads(text, (given) => {
    const line = logLine(given);
    expect(line).not.toMatch(/[\n\r]|^\s*::|##\[/);
    expect(logLine(line)).toBe(line);
    expect(annotationMessage([given])).toMatch(/^[^\n\r]{0,2500}$/);
    expect(visible(visible(given))).toBe(visible(given));
  }));

test('a text in Markdown has no markup', () =>
  assertReads(text, (given) =>
    expect(markdownText(given).replaceAll(/<\/?span>/g, '')).not.toMatch(/[<>|`*_[\]\n]/),
  ));

test('a list of processes has IDs that are numbers', () =>
  assertReads(fc.oneof(text, processList), (printed) => {
    for (const { pid } of parseProcessList(printed, { buildId: 'id' })) expect(pid).not.toBeNaN();
  }));
