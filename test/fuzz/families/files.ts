import fc from 'fast-check';
import { readConfiguration } from '../../../src/service/applications/configuration.ts';
import {
  type Results,
  reportParser,
  WrongReport,
} from '../../../src/service/executor/test-report/report-files.ts';
import { isTrue, WrongCondition } from '../../../src/service/workflow-file/condition.ts';
import { readWorkflow } from '../../../src/service/workflow-file/read.ts';
import { insist, property } from '../property.ts';
import { hostileJson } from '../values/json.ts';
import { damaged, hostileText, soup } from '../values/texts.ts';

/** The largest file that is read from a repository. */
const longest = 256 * 1024;

const workflow = `workflows:
  ios: &ios
    name: An app
    labels: [a, b]
    inputs:
      a: { description: An input, type: choice, options: [b, c], default: b }
    triggering: { events: [push] }
    environment:
      groups: [g]
      vars: { A: "1", B: 2 }
      flutter: 1.10
    max_build_duration: 60
    cache:
      cache_paths: [~/.pub-cache]
    scripts:
      - echo ${'$'}{{ inputs.a }}
      - name: two
        script: |
          echo two
        ignore_failure: true
    artifacts:
      - build/**/*.apk
    publishing:
      scripts: [echo three]
  android:
    <<: *ios
    working_directory: app
`;
const words = [
  ...[
    'workflows:',
    '\n',
    '\n  ',
    '\n    ',
    'a: ',
    '- ',
    '[',
    ']',
    '{',
    '}',
    ',',
    ': ',
    '? ',
    '|',
    '>-',
    '"',
    "'",
  ],
  ...[
    '&a ',
    '*a',
    '<<: *a',
    '<<: ',
    '!!binary ',
    '!t ',
    '%YAML 1.2',
    '---\n',
    '...\n',
    '#',
    '\t',
    '~',
    'null',
  ],
  ...[
    'ios:',
    'scripts:',
    'inputs:',
    '$' + '{{ inputs.a }}',
    'artifacts:',
    'environment:',
    'vars:',
    'name:',
    '__proto__: ',
    'constructor: ',
    '\\u',
  ],
];
const configuration = JSON.stringify({
  users: [{ email: 'a@b.example', tokenHashes: ['0'.repeat(64)] }],
  teams: [{ name: 't', owners: ['a@b.example'], developers: [] }],
  groups: { g: { A: '1' } },
  applications: [{ repositoryUrl: '/r', groups: {}, workflows: { w: { scripts: ['echo'] } } }],
});

/** Each alias expands to many of the previous one: a few lines that expand to gigabytes. */
const bomb = fc
  .tuple(fc.nat(30), fc.nat(30))
  .map(([depth, width]) =>
    ['a0: &a0 [x]', ...Array.from({ length: depth }, (_, at) => level(at + 1, width)), 'workflows: *a0'].join(
      '\n',
    ),
  );

function level(at: number, width: number): string {
  return `a${at}: &a${at} [${Array(width)
    .fill(`*a${at - 1}`)
    .join(',')}]`;
}

const yaml = fc
  .oneof(damaged(fc.constant(workflow), words), soup(words), bomb, hostileJson, hostileText)
  .map((text) => text.slice(0, longest));
const id = fc.oneof(
  fc.constantFrom('ios', 'android', 'a', '', '__proto__', 'constructor', '<<'),
  hostileText,
);

const given = fc.dictionary(
  fc.constantFrom('a', '__proto__'),
  fc.oneof(hostileText, fc.double(), fc.boolean()),
  {
    maxKeys: 2,
  },
);

const conditionSoup = soup([
  'env.A',
  'env["B"]',
  '"text"',
  "'",
  '"',
  ' == ',
  ' != ',
  ' not ',
  ' and ',
  ' or ',
  '(',
  ')',
  'true',
  'event.x',
  '\n',
]);

/** Pieces of JUnit's XML and of Flutter's JSON lines. */
const reportSoup = soup([
  '<testsuite>',
  '</testsuite>',
  '<testcase name="a" classname="b">',
  '</testcase>',
  '<failure message="',
  '">',
  '<skipped/>',
  '<![CDATA[',
  ']]>',
  '&a;',
  '{"type":"testStart","test":{"id":1,"name":"a"}}\n',
  '{"type":"error","testID":1,"error":',
  '{"type":"testDone","testID":1,"result":"failure"}\n',
  '\n',
  '{',
]);

export const files = [
  property(
    'files/test-report',
    fc.array(fc.oneof(reportSoup, hostileText), { maxLength: 10 }),
    (pieces) => {
      const results: Results = { tests: 0, failed: 0, skipped: 0, failures: [] };
      const parser = reportParser(pieces[0] ?? '', results);
      for (const piece of pieces) parser.write(piece);
      parser.end();
      const { tests, failed, skipped, failures } = results;
      insist(failed + skipped <= tests && failures.length <= 20, 'the counts are those of tests');
      insist(
        failures.every(({ name, message = '' }) => name.length <= 300 && message.length <= 300),
        'texts are short',
      );
    },
    { refusals: [WrongReport] },
  ),
  property('files/condition', fc.oneof(conditionSoup, hostileText), (text) => isTrue(text, (name) => name), {
    refusals: [WrongCondition],
  }),
  property('files/workflow', fc.tuple(yaml, id, given), ([text, workflowId, inputs]) =>
    readWorkflow(text, workflowId, inputs),
  ),
  property('files/configuration', fc.oneof(damaged(fc.constant(configuration)), yaml), (text) =>
    readConfiguration(text, 'service.yaml'),
  ),
];
