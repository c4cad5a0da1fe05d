import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { readLines } from '../../../src/action/step-logs/log-lines.ts';
import { createProblemFinder } from '../../../src/action/step-logs/problems/finder.ts';
import { isRepositoryPath } from '../../../src/action/text/addresses.ts';
import { bytesIn, markdownText, shortened } from '../../../src/action/text/markdown.ts';
import { annotationMessage, logLine, visible } from '../../../src/action/text/visible.ts';
import { parseProcessList } from '../../../src/service/executor/processes/process-table.ts';
import { logMarkup } from '../../../src/service/server/log-markup.ts';
import { memoryRunner } from '../../support/memory-runner.ts';
import { insist, property } from '../property.ts';
import { hostileText, soup } from '../values/texts.ts';

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
/** What messages of compilers and test runners are made of. */
const message = soup([
  ...[
    'e: ',
    'file:///Users/builder/clone/',
    '/home/builder/clone/',
    '../',
    'lib/a.dart',
    ':12',
    ':5',
    '(12,5)',
    ': (12, 5): ',
  ],
  ...[
    ': error: ',
    ': Error: ',
    ' - error TS2304: ',
    '❌ ',
    '[ERROR] ',
    'error SyntaxError: ',
    'Unable to resolve module x from ',
  ],
  ...[
    ' > x FAILED',
    'Time elapsed: 1 s <<< FAILURE!',
    '+1 -1: x [E]',
    '══╡ EXCEPTION CAUGHT BY',
    '-[A b] : ',
    '> 12 |',
    'wrong',
  ],
  ...[
    ' FAIL  src/a.test.ts > ',
    '  ● ',
    ' ❯ ',
    '✖ failing tests:',
    'test at a.js:1:1',
    '✖ x (1ms)',
    'not ok 1 - x',
    "location: 'a.js:1:1'",
    '    at x (',
  ],
]);
const secrets = fc.array(hostileText, { maxLength: 4 });

export const logs = [
  property('logs/lines', text, (log) => {
    const lines: string[] = [];
    const reader = readLines({ redact: (line) => line, line: (line) => lines.push(line) });
    for (let at = 0; at < log.length; at += 7) reader.write(Buffer.from(log.slice(at, at + 7)));
    reader.end();
    insist(
      lines.every((line) => !/[\r\n]/.test(line)),
      'a line is one line',
    );
  }),
  property('logs/problems', fc.array(fc.oneof(message, text), { maxLength: 40 }), (lines) => {
    const finder = createProblemFinder();
    for (const line of lines) finder.line(line);
    for (const { message, file, line, column, lines } of finder.problems()) {
      insist(message.length <= 1_000 && lines.length <= 12, 'a problem is short');
      insist(file === undefined || isRepositoryPath(file), 'a file is a path in the repository');
      insist(file !== undefined || line === undefined, 'a line has a file');
      insist(line !== undefined || column === undefined, 'a column has a line');
    }
  }),
  property('logs/markup', fc.array(text, { maxLength: 3 }), async (chunks) => {
    const markup = logMarkup();
    const read = buffer(markup);
    for (const chunk of chunks) if (!markup.write(Buffer.from(chunk))) await once(markup, 'drain');
    markup.end();
    await read;
  }),
  property('logs/masked', fc.tuple(text, secrets), ([log, values]) => {
    const { runner } = memoryRunner({ with: {} });
    for (const value of values) runner.mask(value);
    runner.log.info(log);
  }),
  property('logs/shown', text, (log) => {
    visible(log);
    logLine(log);
    annotationMessage([log]);
    markdownText(log);
  }),
  property('logs/shortened', fc.tuple(text, fc.nat(2_000)), ([log, limit]) =>
    shortened(log, { limit, measure: bytesIn, note: 'The rest is left out.' }),
  ),
  property('logs/process-list', text, (printed) => parseProcessList(printed, 'id')),
];
