import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readSections } from '../../../../../src/action/github/comment/sections.ts';
import { deepTest } from '../../../../support/deep-test.ts';
import { FakeGitHub } from '../../../../support/github/fake-github.ts';
import type { Repository } from '../../../../support/github/repository.ts';
import { compileCache } from '../../../../support/process.ts';

/** Pairs that run side by side: more would only wait for the machine's two cores. */
const sideBySide = 10;
let server: FakeGitHub;
let repository: Repository;
let folder: string;

beforeAll(async () => {
  server = await FakeGitHub.start();
  repository = server.addRepository();
  server.addToken('ghs_writer');
  folder = await mkdtemp(join(tmpdir(), 'section-processes-'));
});

afterAll(async () => {
  await rm(folder, { recursive: true });
  await server.close();
});

/** One step on a pull request; ends with what it printed. */
async function step(number: number, section: string): Promise<string> {
  const eventPath = join(folder, `${number}-${section}.json`);
  await writeFile(eventPath, JSON.stringify({ pull_request: { number } }));
  const script = join(import.meta.dirname, 'section-process.ts');
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [script], {
    env: {
      ...compileCache,
      ...server.environment,
      GITHUB_EVENT_NAME: 'pull_request',
      GITHUB_EVENT_PATH: eventPath,
      GITHUB_REPOSITORY: repository.fullName,
      GITHUB_RUN_ID: '20',
      SECTION: section,
      TOKEN: 'ghs_writer',
      CLOCK_FACTOR: '2',
    },
  });
  return stdout + stderr;
}

function saidOn(number: number): Record<string, string>[] {
  const own = [...repository.comments.values()].filter(({ pullRequest }) => pullRequest === number);
  return own.map(({ body }) =>
    Object.fromEntries([...readSections(body)].map(([key, { markdown }]) => [key, markdown.trim()])),
  );
}

/** Each of so many pull requests gets a comment of two steps at once, and in the end both sections are right. */
async function keepOneComment(pairs: number): Promise<void> {
  const numbers = Array.from(
    { length: pairs },
    (_, index) => repository.addPullRequest({ number: index + 1 }).number,
  );
  const left = [...numbers];
  const printed: string[] = [];
  const work = async (): Promise<void> => {
    for (let number = left.pop(); number !== undefined; number = left.pop()) {
      printed.push(...(await Promise.all([step(number, 'a'), step(number, 'b')])));
    }
  };
  await Promise.all(Array.from({ length: sideBySide }, work));
  expect(numbers.map(saidOn)).toEqual(numbers.map(() => [{ a: 'a is done', b: 'b is done' }]));
  expect(printed.filter((text) => text !== '')).toEqual([]);
}

test('two processes that keep one comment end with both sections right', async () => {
  await keepOneComment(1);
});

const pairs = 50;

deepTest(
  `${pairs} pairs of processes that keep one comment end with both sections right`,
  async () => {
    await keepOneComment(pairs);
  },
  300_000,
);
