import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { service } from '../../../src/action/service/run.ts';
import { systemClock } from '../../../src/clock.ts';
import { serviceStep } from '../../support/action-process.ts';
import { deepTest } from '../../support/deep-test.ts';
import { temporaryFolder } from '../../support/folder.ts';
import { gitRepository } from '../../support/git.ts';
import { memoryRunner } from '../../support/memory-runner.ts';

test('on Windows, the error names the supported runners, and nothing is started', async () => {
  const { runner, state } = memoryRunner({ with: {} });
  const starting = service({
    runner,
    connect: async () => {
      throw new Error('Expected no request');
    },
    clock: systemClock,
    platform: 'win32',
    path: '',
    launch: () => {
      throw new Error('Expected no start');
    },
  });
  await expect(starting).rejects.toThrow(/Linux and macOS runners.*different runner/);
  expect(state).toEqual({});
});

const wrong: readonly { name: string; with: Record<string, string>; says: readonly RegExp[] }[] = [
  {
    name: 'a port that is not a number',
    with: { port: 'any' },
    says: [/port input is "any"/, /0 means any free port/],
  },
  {
    name: 'a missing file of a group',
    with: { groups: 'signing=signing.env' },
    says: [/groups input refers to "signing.env"/, /doesn't contain this file/],
  },
  {
    name: 'a folder without a repository',
    with: {},
    says: [/Git cannot read a repository at/, /actions\/checkout/],
  },
  {
    name: 'a URL that the service cannot clone',
    with: { repository: 'http://ada:hunter2@git.example.com/a.git' },
    says: [/refused .* with status 400: .* Expected an https or SSH address/],
  },
];

deepTest.each(wrong)(
  '$name gives one annotation that says what to do, and no process is left',
  async (one) => {
    await using workspace = await temporaryFolder();
    await using step = await serviceStep({ with: one.with, env: { GITHUB_WORKSPACE: workspace.path } });
    const { main } = step;
    expect(main.exitCode).toBe(1);
    expect(main.errors).toHaveLength(1);
    for (const text of one.says) expect(main.errors[0]?.data).toMatch(text);
    expect(main.outputs).not.toHaveProperty('appId');
    const unmasked = main.printed.split('\n').filter((line) => !line.startsWith('::add-mask::'));
    expect(unmasked.join('\n')).not.toContain('hunter2');
    expect((await step.end()).exitCode).toBe(0);
  },
);

deepTest('a port in use gives an error with the end of the log', async () => {
  await using workspace = await temporaryFolder();
  await gitRepository({ path: workspace.path, files: {} });
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const port = String((other.address() as AddressInfo).port);
  try {
    await using step = await serviceStep({ with: { port }, env: { GITHUB_WORKSPACE: workspace.path } });
    expect(step.main.exitCode).toBe(1);
    expect(step.main.errors.map(({ data }) => data)).toEqual([
      expect.stringMatching(
        new RegExp(`did not start[\\s\\S]*Port ${port} on 127\\.0\\.0\\.1 cannot be used`),
      ),
    ]);
  } finally {
    other.close();
  }
});
