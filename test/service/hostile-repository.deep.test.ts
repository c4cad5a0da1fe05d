import { expect, test } from '@jest/globals';
import { scriptFile, testBuild, workflowFile } from '../support/built.ts';

function lines(count: number, line: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => line(at)).join('\n');
}

const longName = 'a'.repeat(250);

// T30
test.each([
  {
    what: 'a pattern made against a name',
    file: workflowFile(`scripts: [touch ${longName}]\nartifacts: ['${'*a'.repeat(14)}b']`),
    state: 'finished',
    message: `No file matches \`${'*a'.repeat(14)}b\``,
  },
  {
    what: '200,000 values without an end for later scripts',
    file: scriptFile(`yes 'A<<X' | head -n 200000 > "$CM_ENV"`),
    state: 'finished',
    message: null,
  },
  {
    what: '70,000 unknown keys',
    file: workflowFile(lines(70_000, (at) => `key${at}: 1`)),
    state: 'failed',
    message: 'codemagic.yaml is larger than 256 KiB',
  },
  {
    what: '5,000 unknown keys',
    file: workflowFile(`scripts: [echo on]\n${lines(5_000, (at) => `key${at}: 1`)}`),
    state: 'warning',
    message:
      'codemagic.yaml:4: `key0` is not a known key (and 4999 more: see the log of the step “Reading the workflow”)',
  },
  {
    what: '10,000 variables that refer to each other',
    file: scriptFile('echo on', `environment:\n  vars:\n${lines(10_000, (at) => `    V${at}: $V${at + 1}`)}`),
    state: 'finished',
    message: null,
  },
])('$what in a repository: the service keeps answering', async ({ file, state, message }) => {
  await using it = await testBuild(file);
  expect(await it.build()).toEqual({ state, message });
  expect((await it.ask('GET', '/apps')).status).toBe(200);
});
