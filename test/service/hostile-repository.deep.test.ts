import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { runBuild } from '../support/builds.ts';
import { scriptFile, workflowFile } from '../support/built.ts';
import { temporaryFolder } from '../support/folder.ts';
import { gitRepository } from '../support/git.ts';
import { watched } from '../support/process.ts';
import { serviceProcess } from '../support/service-process.ts';

function lines(count: number, line: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => line(at)).join('\n');
}

const longName = 'a'.repeat(250);

// T30
test.each([
  {
    what: 'a pattern made against a name',
    file: workflowFile(`scripts: [touch ${longName}]\nartifacts: ['${'*a'.repeat(14)}b']`),
    status: 'finished',
    says: `No file matches \`${'*a'.repeat(14)}b\``,
  },
  {
    what: '200,000 values without an end for later scripts',
    file: scriptFile(`yes 'A<<X' | head -n 200000 > "$CM_ENV"`),
    status: 'finished',
    says: null,
  },
  {
    what: '70,000 unknown keys',
    file: workflowFile(lines(70_000, (at) => `key${at}: 1`)),
    status: 'failed',
    says: 'codemagic.yaml is larger than 256 KiB',
  },
  {
    what: '5,000 unknown keys',
    file: workflowFile(`scripts: [echo on]\n${lines(5_000, (at) => `key${at}: 1`)}`),
    status: 'warning',
    says: 'codemagic.yaml:4: `key0` is not a known key (and 4999 more: see the log of the step “Reading the workflow”)',
  },
  {
    what: '10,000 variables that refer to each other',
    file: scriptFile('echo on', `environment:\n  vars:\n${lines(10_000, (at) => `    V${at}: $V${at + 1}`)}`),
    status: 'finished',
    says: null,
  },
])('$what in a repository: the service keeps answering, and ends on SIGTERM', async (hostile) => {
  await using folder = await temporaryFolder();
  const { path } = await gitRepository({
    path: join(folder.path, 'app'),
    files: { 'codemagic.yaml': hostile.file },
  });
  await using service = await serviceProcess({
    dataFolder: join(folder.path, 'data'),
    more: ['--repository', path],
  });
  using _ = watched({ kill: () => process.kill(service.pid, 'SIGKILL') });
  const build = await runBuild(service, { workflowId: 'app' });
  expect(build).toMatchObject({ status: hostile.status, message: hostile.says });
  expect(await service.end('SIGTERM')).toBe(0);
});
