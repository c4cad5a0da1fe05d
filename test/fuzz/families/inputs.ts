import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { readRunEvent } from '../../../src/action/event/run-event.ts';
import {
  parseList,
  parseMap,
  parseWorkflowInputs,
  variableMap,
  versionMap,
} from '../../../src/action/inputs/lists.ts';
import {
  durationBetween,
  oneOf,
  parseBaseUrl,
  parseBoolean,
  parseDuration,
  parseLines,
  parsePort,
} from '../../../src/action/inputs/parsers.ts';
import { parsePrivateKey } from '../../../src/action/inputs/private-key.ts';
import { createInputReader } from '../../../src/action/inputs/reader.ts';
import { parseSizeLimit } from '../../../src/action/sizes/inputs.ts';
import { readStartInputs } from '../../../src/action/start/inputs.ts';
import { readAfterBuild } from '../../../src/action/step/inputs.ts';
import { artefactFilter } from '../../../src/pattern.ts';
import { findArtefacts } from '../../../src/service/executor/artefacts/search.ts';
import { containedPath } from '../../../src/service/executor/environment/folders.ts';
import { memoryRunner } from '../../support/memory-runner.ts';
import { insist, property, workFolder } from '../property.ts';
import { hostileJson } from '../values/json.ts';
import { damaged, hostileText, numberText, repeated, soup } from '../values/texts.ts';

const spaces = [' ', '\t', '\n', '\r\n', '\u00a0', ''];
const words = fc.oneof(soup(['true', 'false', 'True', 'none', 'workflow', 'all', ...spaces]), hostileText);
const duration = fc.oneof(soup(['1', '90', '000', '1e9', 's', 'm', 'h', 'd', 'ms', '.', '-']), numberText);
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

/** Parsers that get a value without the name of its input. */
const parsers = [
  property('inputs/boolean', words, parseBoolean),
  property('inputs/choice', words, oneOf(['none', 'workflow', 'all'])),
  property('inputs/duration', duration, (text) => {
    insist(Number.isSafeInteger(parseDuration(text)), 'a duration is a whole number of milliseconds');
  }),
  property('inputs/duration-between', duration, durationBetween('1s', '365d')),
  property(
    'inputs/size',
    fc.oneof(soup(['5', '1.5', '9', '.', '%', 'k', 'M', 'i', 'B', ' ']), numberText),
    (text) => {
      const limit = parseSizeLimit(text);
      insist(Number.isFinite(limit.kind === 'bytes' ? limit.bytes : limit.percent), 'a limit is finite');
    },
  ),
  property('inputs/port', fc.oneof(numberText, hostileText), (text) => {
    insist(parsePort(text) <= 65_535, 'a port is no larger');
  }),
  property('inputs/list', list, parseList),
  property('inputs/lines', list, parseLines),
  property('inputs/variables', map, (text) => {
    const read = parseMap(variableMap)(text);
    insist(Object.getPrototypeOf(read) === Object.prototype, 'no name changes the prototype');
  }),
  property('inputs/versions', map, parseMap(versionMap)),
  property('inputs/workflow-inputs', map, (text) => {
    const numbers = Object.values(parseWorkflowInputs(text)).filter((value) => typeof value === 'number');
    insist(numbers.every(Number.isFinite), 'JSON has every number');
  }),
  property('inputs/address', address, parseBaseUrl),
  property('inputs/private-key', key, parsePrivateKey),
];

/** A bad value through the reader: its message may be long, but must not copy a long value. */
const shownWhole = property('inputs/message', fc.tuple(hostileText, hostileText), ([name, value]) => {
  const source = { input: () => value };
  try {
    createInputReader(source).value(name, parseBoolean, 'true');
  } catch (error) {
    insist(String(error).length < name.length + 1_000, 'a message shows little of a long value');
    throw error;
  }
});

const names = {
  ...{ token: hostileText, appId: hostileText, workflowId: list, branch: hostileText, tag: hostileText },
  ...{ variables: map, groups: list, softwareVersions: map, labels: list, instanceType: hostileText },
  workflowInputs: map,
  ...{ timeout: duration, pollInterval: duration, failOn: list, artefacts: list, wait: words },
  ...{ publicLinkExpiry: duration, download: hostileText, commentKey: hostileText, baseUrl: address },
};

/** All inputs of the build action together; any may be missing. */
const together = property(
  'inputs/build-action',
  fc.record({ ...names, appId: fc.constant('a'), token: fc.constant('t') }, { requiredKeys: [] }),
  (given) => readStartInputs(memoryRunner({ with: Object.fromEntries(Object.entries(given)) }).runner),
);

export const inputs = [...parsers, shownWhole, together];

const patternWords = [
  ...['*', '**', '?', '/', '**/', 'a', 'b', 'app-', '.apk', '[ab]', '[!a-z]', '[', ']', '[[:alpha:]]'],
  ...['{a,b}', '{', '}', ',', '{1..9}', '{1..99999999}', '!', '!(', '@(', '+(', '*(', ')', '|', '\\', '*a'],
];
/** The longest line of an input or workflow file. */
const pattern = fc
  .oneof(soup(patternWords), repeated(fc.constantFrom(...patternWords)), hostileText)
  .map((text) => text.slice(0, 100_000) || '*');
const name = fc.oneof(soup(['a', 'b', 'app-', '-', '.apk', '/']), repeated(fc.constantFrom('a', 'a-', 'ab')));

export const patterns = [
  property('patterns/artefacts', fc.tuple(fc.array(pattern, { maxLength: 3 }), name), ([globs, one]) => {
    const source = { input: (input: string) => (input === 'artefacts' ? globs.join('\n') : '') };
    artefactFilter(readAfterBuild(createInputReader(source), { event: readRunEvent({}) }).artefacts)(one);
  }),
  property('patterns/workflow-file', pattern, async (glob) => {
    const folder = treeIn(workFolder());
    const { signal } = new AbortController();
    const report = (): Promise<void> => Promise.resolve();
    const inside = { contained: containedPath, inBuild: (path: string) => path };
    const search = { patterns: [glob], folders: [folder], roots: [folder], inside, signal, report };
    await findArtefacts(search);
  }),
];

/** A few files, one with a long name that is hard to match. */
function treeIn(parent: string): string {
  const folder = join(parent, 'clone');
  mkdirSync(join(folder, 'a', 'b'), { recursive: true });
  for (const file of ['app-1.apk', 'a/ab.apk', 'a/b/c', `a/b/${'a'.repeat(250)}`])
    writeFileSync(join(folder, file), '');
  return folder;
}
