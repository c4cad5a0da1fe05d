/** What the service says of a repository when it starts: its names come from whoever can write to it. */

import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { systemClock } from '../../src/clock.ts';
import { repositoryPreview } from '../../src/entry/service-host.ts';
import { emptyConfiguration } from '../../src/service/applications/configuration.ts';
import { startUpMessage } from '../../src/service/cli/start-up-message.ts';
import type { Preview } from '../../src/service/executor/git/preview.ts';
import { deepTest } from '../support/deep-test.ts';
import { temporaryFolder } from '../support/folder.ts';
import { gitRepository } from '../support/git.ts';
import { testService, workflowReader } from '../support/service.ts';

/** The message about a repository with one branch, and what is there. */
async function said(branch: string, preview: Partial<Preview>): Promise<string> {
  await using service = await testService();
  const found = { paths: ['codemagic.yaml'], packageFile: undefined, workflows: [], problem: undefined };
  return startUpMessage(service.running, {
    repository: 'https://git.example.com/shop.git',
    dataFolder: service.dataFolder,
    configuration: emptyConfiguration,
    previewing: {
      preview: async () => ({ ...found, ...preview }),
      listBranches: async () => ({ names: [branch], defaultBranch: branch }),
      ...{ examples: '/examples', path: '', clock: systemClock, signal: new AbortController().signal },
    },
  });
}

test('a name that a terminal would not show as it is, is in no command', async () => {
  const hostile = 'check\u009b2J\u202e';
  const plain = await said('main', { workflows: [{ id: 'check', name: 'Check', inputs: [] }] });
  expect(plain).toContain('"workflowId":"check","branch":"main"');
  for (const [branch, id] of [
    ['main', hostile],
    [hostile, 'check'],
  ] as const) {
    const text = await said(branch, { workflows: [{ id, name: 'Check', inputs: [] }] });
    expect(text).not.toMatch(/[\u0080-\u009f\u202e]/);
    expect(text).toMatch(/Workflows on .*\nTry it:\n {2}curl .*\/apps\/\w+$/);
  }
});

deepTest('a codemagic.yaml that is too large is called that', async () => {
  await using folder = await temporaryFolder();
  const files = { 'codemagic.yaml': `workflows: {}\n${'#'.repeat(256 * 2 ** 10)}` };
  const { path } = await gitRepository({ path: join(folder.path, 'app'), files });
  const look = repositoryPreview({ clock: systemClock, workflowReader, environment: process.env });
  const signal = new AbortController().signal;
  const access = { url: path, knownHosts: join(folder.path, 'known_hosts') };
  expect(await look(access, { branch: 'main', signal })).toMatchObject({
    paths: ['codemagic.yaml'],
    problem: 'codemagic.yaml is larger than 256 KiB',
  });
});
