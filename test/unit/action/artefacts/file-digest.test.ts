import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { createFileDigest } from '../../../../src/action/artefacts/file-digest.ts';
import { failureOf } from '../../../support/client.ts';
import { temporaryFolder } from '../../../support/folder.ts';

const md5Of = (content: Buffer): string => createHash('md5').update(content).digest('hex');
const small = Buffer.alloc(100_000, 'small');
/** Large enough for a thread. */
const large = Buffer.alloc(20_000_003, 'a large file');

async function stage({ flags = 'wx+', signal = new AbortController().signal } = {}) {
  const folder = await temporaryFolder();
  const file = await open(join(folder.path, 'file'), flags);
  const digest = createFileDigest(file, signal);
  return {
    file,
    digest,
    /** Writes in two parts, and tells each. */
    async write(content: Buffer): Promise<void> {
      const half = Math.floor(content.length / 2);
      await file.write(content, 0, half, 0);
      digest.written(half);
      await file.write(content, half, content.length - half, half);
      digest.written(content.length);
    },
    async [Symbol.asyncDispose]() {
      await digest.stop();
      await file.close();
      await folder[Symbol.asyncDispose]();
    },
  };
}

test.each([
  ['an empty', Buffer.alloc(0)],
  ['a small', small],
  ['a large', large],
])('the digest of %s file is that of all its bytes', async (_, content) => {
  await using at = await stage();
  await at.write(content);
  expect(await at.digest.finish()).toBe(md5Of(content));
});

test.each([
  ['small', small],
  ['large', Buffer.alloc(9_000_000, 'another')],
])('stopped and begun again, the digest is that of the second file, a %s one', async (_, second) => {
  await using at = await stage();
  await at.write(large);
  await at.digest.stop();
  await at.file.truncate(0);
  await at.write(second);
  expect(await at.digest.finish()).toBe(md5Of(second));
});

test('an aborted signal ends the wait for the digest with its reason', async () => {
  const controller = new AbortController();
  await using at = await stage({ signal: controller.signal });
  await at.write(large);
  const reason = new Error('cancelled');
  controller.abort(reason);
  expect(await failureOf(at.digest.finish())).toBe(reason);
});

test('a file that cannot be read is an error, and not a digest', async () => {
  await using at = await stage({ flags: 'wx' });
  await at.write(large);
  expect(String(await failureOf(at.digest.finish()))).toContain('EBADF');
});
