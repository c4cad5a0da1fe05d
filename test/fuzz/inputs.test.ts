import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parsePrivateKey } from '../../src/action/admin/apps.ts';
import { readArtefactInputs } from '../../src/action/artefacts/inputs.ts';
import { ownText } from '../../src/action/github/inputs.ts';
import {
  parseLines,
  parseList,
  parseMap,
  parseWorkflowInputs,
  variableMap,
  versionMap,
} from '../../src/action/inputs/lists.ts';
import { durationBetween, parseBaseUrl, parseBoolean } from '../../src/action/inputs/parsers.ts';
import { readInputs } from '../../src/action/inputs/reader.ts';
import { parsePort } from '../../src/action/service/run.ts';
import { parseSizeLimit } from '../../src/action/sizes/inputs.ts';
import { readStartInputs } from '../../src/action/start/inputs.ts';

import { artefactFilter } from '../../src/pattern.ts';
import { githubTree, type PageNode } from '../support/github-html.ts';
import { memoryRunner } from '../support/memory-runner.ts';
import { assertReads } from './reading.ts';
import { hostileJson } from './values/json.ts';
import { damaged, hostileText, numberText, patternText, repeated, soup } from './values/texts.ts';

const parseDuration = durationBetween('0s', '3650d');

const spaces = [' ', '\t', '\n', '\r\n', '\u00a0', ''];
const words = fc.oneof(soup(['true', 'false', 'True', 'none', 'workflow', 'all', ...spaces]), hostileText);
const duration = fc.oneof(
  soup(['1', '90', '000', '1e9', 's', 'm', 'h', 'd', 'ms', '.', '-']),
  fc.tuple(numberText, fc.constantFrom('', 's', 'h', 'd', 'd1s')).map((parts) => parts.join('')),
);
const list = fc.oneof(
  soup(['a', '{a,b}', '{', '}', ',', '"', '[', ']', '*.apk', '!', ...spaces]),
  hostileJson,
  hostileText,
);
const map = fc.oneof(
  soup(['NAME', '=', 'value', '<<', 'END', '\nEND\n', 'A=1\n', 'A<<B\n', '__proto__=1\n', '{', ...spaces]),
  hostileJson,
  hostileText,
);
const address = fc.oneof(
  soup(['https', 'http', '://', 'localhost', '127.0.0.1', '[::1]', 'a.b', '@', ':', '/', '?', '#', '%2F']),
  hostileText,
);
const begin = '-----BEGIN OPENSSH PRIVATE KEY-----';
const end = '-----END OPENSSH PRIVATE KEY-----';
const keyWords = [
  ...[begin, end, begin.replace('OPENSSH ', ''), '-----BEGIN PUBLIC KEY-----', 'ssh-ed25519 ', '-----'],
  ...['DEK-Info: a,b', 'Proc-Type: 4\n', 'b3BlbnNzaC1rZXktdjEA', 'MIIB', '=', '==', '\n', '\r\n', ' '],
];
const soundKey = fc.constantFrom(
  `${begin}\nb3BlbnNzaC1rZXktdjEA\n${end}\n`,
  '-----BEGIN RSA PRIVATE KEY-----\nDEK-Info: a\n b\n\nAAAA\n-----END RSA PRIVATE KEY-----',
);
const key = fc
  .oneof(damaged(soundKey, keyWords), soup(keyWords), hostileText)
  .chain((text) => fc.constantFrom(text, Buffer.from(text).toString('base64')));

const port = fc.oneof(numberText, fc.nat(99_999).map(String), hostileText);
const size = fc.oneof(soup(['5', '1.5', '9', '.', '%', 'k', 'M', 'i', 'B', ' ']), numberText);

test.each<[name: string, values: fc.Arbitrary<string>, read: (text: string) => unknown]>([
  ['duration', duration, (text) => expect(Number.isSafeInteger(parseDuration(text))).toBe(true)],
  ['size', size, (text) => expect(limitIn(text)).toBeLessThan(Number.POSITIVE_INFINITY)],
  ['port', port, (text) => expect(parsePort(text)).toBeLessThanOrEqual(65_535)],
  ['list', list, parseList],
  ['list of lines', list, parseLines],
  ['map of variables', map, (text) => expectPlain(parseMap(variableMap)(text))],
  ['map of versions', map, (text) => expectPlain(parseMap(versionMap)(text))],
  ['map of workflow inputs', map, (text) => expectJson(parseWorkflowInputs(text))],
  ['address', address, parseBaseUrl],
  ['private key', key, parsePrivateKey],
])('any %s is read or refused', (_, values, read) => assertReads(values, read));

function limitIn(text: string): number {
  return parseSizeLimit(text).growthOf(100);
}

/** No name in a map, such as `__proto__`, changes what the map inherits. */
function expectPlain(map: object): void {
  expect(Object.getPrototypeOf(map)).toBe(Object.prototype);
}

/** Written as JSON, an infinite number would be `null`. */
function expectJson(map: object): void {
  expect(JSON.parse(JSON.stringify(map))).toEqual(map);
}

test('the message about a bad value shows little of a long one', () =>
  assertReads(fc.tuple(hostileText, hostileText), ([name, value]) => {
    try {
      readInputs({ input: () => value }, (inputs) => inputs.value(name, parseBoolean, 'true'));
    } catch (error) {
      expect(String(error).length).toBeLessThan(name.length + 1_000);
      throw error;
    }
  }));

const names = {
  ...{ token: hostileText, appId: hostileText, workflowId: list, branch: hostileText, tag: hostileText },
  ...{ variables: map, groups: list, softwareVersions: map, labels: list, instanceType: hostileText },
  workflowInputs: map,
  ...{ timeout: duration, pollInterval: duration, failOn: list, artefacts: list, wait: words },
  ...{ publicLinkExpiry: duration, download: hostileText, commentKey: hostileText, baseUrl: address },
};

test('all inputs of the build action together are read or refused', () =>
  assertReads(
    fc.record({ ...names, appId: fc.constant('a'), token: fc.constant('t') }, { requiredKeys: [] }),
    (given) => readStartInputs(memoryRunner({ with: { ...given } }).runner),
  ));

const name = fc.oneof(soup(['a', 'b', 'app-', '-', '.apk', '/']), repeated(fc.constantFrom('a', 'a-', 'ab')));

// T6
test('any patterns of artefacts match or not, or are refused', () =>
  assertReads(fc.tuple(fc.array(patternText, { maxLength: 3 }), name), ([patterns, one]) => {
    const source = { input: (input: string) => (input === 'artefacts' ? patterns.join('\n') : '') };
    const { artefacts } = readInputs(source, readArtefactInputs);
    artefactFilter(artefacts)(one);
  }));

const markdownWords = [
  ...['</blockquote>', '<blockquote>', '<details>', '<table><tr><td>', '</td>', '<pre>', '<svg><title>'],
  ...['<b', '<div title="', '<!--', '-->', '<![CDATA[', ']]>', '<?', '<!DOCTYPE ', '<script>', '</p>', '/>'],
  ...['&lt;/blockquote&gt;', '&#60;b>', '&lt;', '&#10;', '\\<', '\\]', '\\'],
  ...[
    '[^1]',
    '[^1]: x',
    '[^',
    ']:',
    '[Verdict]: /x',
    '[Verdict]',
    '[x][Verdict]',
    '[a](',
    '![a](x.png)',
    '(',
  ],
  ...['```', '~~~', '`', '``', '    ', '\t', '$$', '> ', '- ', '1. ', '- [ ] ', '# ', '---', '===', '***'],
  ...['| a | b |\n| - | - |', '|', '**', '*', '_', '~~', 'www.example.com', '<https://example.com>', '@user'],
  ...['\n', '\n\n', '\r\n', '\r', '\n    ', ' ', 'text', 'Verdict'],
];

/** Short enough for the renderer of the tests, which runs out of stack in 4,000 quotations inside each other. */
const commentText = fc
  .oneof(soup(markdownWords), hostileText)
  .map((text) => [...text].slice(0, 1_000).join(''));

const before = 'Before [Verdict] [^1]';
const after = '### Verdict [Verdict] [^1]\n\n| [x][Verdict] | b |\n| - | - |\n| c | d |\n\nAfter';

/** The elements of a comment that has a quotation between two texts of the action. */
function elements(quotation: string): readonly PageNode[] {
  const { children = [] } = githubTree(`${before}\n\n${quotation}\n\n${after}`);
  return children.filter(({ type, value = '' }) => type !== 'text' || value.trim() !== '');
}

const [first, , ...rest] = elements('> quotation');

// T19
test('commentText stays inside a quotation, and changes nothing around it', () =>
  assertReads(commentText, (given) => {
    const quotation = ownText(given, (same) => same);
    if (quotation === undefined) return;
    const [start, middle, ...end] = elements(quotation);
    expect(middle?.tagName).toBe('blockquote');
    expect([start, ...end].map(plain)).toEqual([first, ...rest].map(plain));
  }));

/** Without positions, which differ. */
function plain(node: PageNode | undefined): unknown {
  const { type, tagName, value, properties, children = [] } = node ?? { type: 'none' };
  return { type, tagName, value, properties: { ...properties }, children: children.map(plain) };
}
