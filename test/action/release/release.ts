import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { type ActionResult, runAction } from '../../support/action-process.ts';
import { temporaryFolder } from '../../support/folder.ts';
import { FakeGitHub } from '../../support/github/fake-github.ts';
import type { Repository } from '../../support/github/repository.ts';

export const token = 'ghs_release_token_of_the_test';

type ReleaseInputs = Readonly<Partial<Record<'name' | 'notes' | 'prerelease' | 'draft', string>>>;

interface ReleaseOptions extends ReleaseInputs {
  readonly sums?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs the release action with these files; `sums` replaces the checksums. */
export async function release(
  files: Readonly<Record<string, string>>,
  { sums, env, ...inputs }: ReleaseOptions = {},
): Promise<ActionResult> {
  await using folder = await temporaryFolder();
  const place = join(folder.path, 'files');
  await mkdir(place);
  const lines = Object.entries(files).map(([name, text]) => `${sum(text)}  ${name}\n`);
  for (const [name, text] of Object.entries({ ...files, SHA256SUMS: sums ?? lines.join('') }))
    await writeFile(join(place, name), text);
  return await runAction({
    action: '.github/actions/release',
    with: { tag: 'v1.0.0', files: place, githubToken: token, ...inputs },
    env: { ...github.environment, GITHUB_REPOSITORY: repository.fullName, ...env },
  });
}

export function sum(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

export let github: FakeGitHub;

export let repository: Repository;

beforeAll(async () => {
  github = await FakeGitHub.start();
  repository = github.addRepository();
  github.addToken(token, { permissions: { contents: 'write' } });
});

beforeEach(() => {
  repository.releases.clear();
  github.requests.length = 0;
});

afterAll(async () => github.close());
