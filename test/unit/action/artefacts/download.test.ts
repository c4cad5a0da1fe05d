import { execFile } from 'node:child_process';
import { lstat, mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { type Saving, saveArtefact } from '../../../../src/action/artefacts/download.ts';
import { ArtefactDiffers } from '../../../../src/client/errors.ts';
import { repositoryRoot } from '../../../support/action-metadata.ts';
import { failureOf, oneAttempt, testClient } from '../../../support/client.ts';
import { deepTestAfter } from '../../../support/deep-test.ts';
import { type FileFault, serveFile } from '../../../support/fake-service/file.ts';
import { startFakeService } from '../../../support/fake-service/server.ts';
import { temporaryFolder } from '../../../support/folder.ts';
import { rememberService } from '../../../support/leaks.ts';
import { until } from '../../../support/until.ts';
import { md5Of } from '../../client/http/downloads.ts';

/** Different bytes everywhere, so that a part in the wrong place is noticed. */
function counted(bytes: number): Buffer {
  const content = Buffer.alloc(bytes);
  for (let at = 0; at + 4 <= bytes; at += 4) content.writeUInt32LE(at, at);
  return content;
}

async function storage(content: Buffer, faults: readonly FileFault[] = []) {
  const server = await startFakeService((request, response) =>
    serveFile(request, response, { content, etag: '"v1"', fault: faults[server.requests.length - 1] }),
  );
  const folder = await temporaryFolder();
  const save = (
    more: Partial<Saving> = {},
    options: Parameters<typeof testClient>[1] = { limits: oneAttempt },
  ) =>
    saveArtefact(testClient(server.url, options), {
      artefact: { url: `${server.url}/artifacts/a/b/app.apk`, size: content.length, md5: md5Of(content) },
      folder: join(folder.path, 'out'),
      path: ['app.apk'],
      signal: new AbortController().signal,
      ...more,
    });
  return {
    server,
    folder: folder.path,
    artefact: (more: Partial<Saving['artefact']>) => ({
      url: `${server.url}/artifacts/a/b/app.apk`,
      ...more,
    }),
    save,
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      await folder[Symbol.asyncDispose]();
    },
  };
}

// One in a single batch, and one in many.
deepTestAfter(1).each([[100_000], [40_000_001]])(
  'a file of %d bytes arrives byte for byte, and nothing else is left',
  async (size) => {
    const content = counted(size);
    await using at = await storage(content);
    const path = await at.save();
    expect(path).toBe(join(at.folder, 'out', 'app.apk'));
    expect((await readFile(path)).equals(content)).toBe(true);
    expect(await readdir(join(at.folder, 'out'))).toEqual(['app.apk']);
  },
);

test('an empty file is a file', async () => {
  await using at = await storage(Buffer.alloc(0));
  expect(await readFile(await at.save())).toHaveLength(0);
});

test.each([
  ['md5', { md5: md5Of(Buffer.from('another')) }],
  ['size', { size: 99_999 }],
  ['size', { size: 100_001 }],
])('with a wrong %s nothing gets the final name, and an older file stays', async (what, wrong) => {
  const content = counted(100_000);
  await using at = await storage(content);
  const artefact = at.artefact({ size: content.length, md5: md5Of(content), ...wrong });
  const error = await failureOf(at.save({ artefact }));
  expect(error).toBeInstanceOf(ArtefactDiffers);
  expect(error.message).toMatch(new RegExp(`: its ${what} .*Check whether a proxy`));
  expect(await readdir(join(at.folder, 'out'))).toEqual([]);

  await writeFile(join(at.folder, 'out', 'app.apk'), 'an older file');
  await failureOf(at.save({ artefact }));
  expect(await readdir(join(at.folder, 'out'))).toEqual(['app.apk']);
  expect(await readFile(join(at.folder, 'out', 'app.apk'), 'utf8')).toBe('an older file');
});

test('a digest may be in upper case; without one, the file is accepted', async () => {
  const content = counted(1000);
  await using at = await storage(content);
  await at.save({ artefact: at.artefact({ md5: md5Of(content).toUpperCase() }) });
  await at.save({ artefact: at.artefact({}) });
  expect(await readdir(join(at.folder, 'out'))).toEqual(['app.apk']);
});

// T8, T41
deepTestAfter(1).each([
  ['with a digest', 'md5'],
  ['without one', 'none'],
])('a file of 4 MiB %s, cut at every 64 KiB, arrives byte for byte', async (_, digest) => {
  const [size, part] = [4 * 2 ** 20, 64 * 2 ** 10];
  const content = counted(size);
  const cuts = Array.from({ length: size / part }, () => ({ cutAfter: part }));
  await using at = await storage(content, cuts);
  const artefact = at.artefact({ size, ...(digest === 'md5' ? { md5: md5Of(content) } : {}) });
  // Without pauses between the attempts.
  const path = await at.save({ artefact }, { clock: immediate, limits: { backoffCapMs: 1 } });
  expect((await readFile(path)).equals(content)).toBe(true);
  const starts = at.server.requests.map(({ headers }) => Number(headers.range?.match(/\d+/)?.[0] ?? 0));
  expect(starts.length).toBeGreaterThanOrEqual(cuts.length);
  // Each resumes where the last one was cut, less what Node discards with a response that ends early.
  starts.slice(1).forEach((start, index) => {
    const received = start - (starts[index] ?? 0);
    expect(received).toBeGreaterThanOrEqual(0);
    expect(received).toBeLessThanOrEqual(part);
  });
});

// T8
test.each([
  ['with its digest', 'md5'],
  ['without', 'none'],
])('a file that changes between two parts arrives as it is in the end, %s', async (_, digest) => {
  const [old, content] = [Buffer.alloc(3_000_000, 'old'), counted(3_000_000)];
  await using server = await startFakeService((request, response) =>
    server.requests.length === 1
      ? serveFile(request, response, { content: old, etag: '"old"', fault: { cutAfter: 2_000_000 } })
      : serveFile(request, response, { content, etag: '"new"' }),
  );
  await using folder = await temporaryFolder();
  const path = await saveArtefact(testClient(server.url, { clock: immediate }), {
    artefact: {
      ...{ url: `${server.url}/artifacts/a/b/app.apk`, size: content.length },
      ...(digest === 'md5' ? { md5: md5Of(content) } : {}),
    },
    ...{ folder: folder.path, path: ['app.apk'], signal: new AbortController().signal },
  });
  expect((await readFile(path)).equals(content)).toBe(true);
});

// T8. A limit of the process stands for the full disk: both fail in the same system call.
test('on a full disk, the error says so, and nothing is left', async () => {
  await using at = await storage(counted(4_000_000));
  const script = `
    import { saveArtefact } from '${repositoryRoot}/src/action/artefacts/download.ts';
    import { testClient } from '${repositoryRoot}/test/support/client.ts';
    const [url, folder] = process.argv.slice(1);
    const { signal } = new AbortController();
    const saving = { artefact: { url: url + '/artifacts/a/b/app.apk' }, folder, path: ['app.apk'], signal };
    await saveArtefact(testClient(url), saving).catch(({ name, message }) => console.log(name + ': ' + message));`;
  const limited = 'trap "" XFSZ; ulimit -f 2000; exec "$0" --input-type=module -e "$@"';
  const options = [limited, process.execPath, script, at.server.url, join(at.folder, 'out')];
  rememberService(at.server.url, 'any');
  const { stdout } = await promisify(execFile)('bash', ['-c', ...options]);
  expect(stdout).toMatch(/^Error: EFBIG: file too large, write/);
  expect(await readdir(join(at.folder, 'out'))).toEqual([]);
  expect(at.server.requests).toHaveLength(1);
});

test('an aborted download leaves nothing', async () => {
  const content = counted(100_000);
  await using at = await storage(content, [{ stallAfter: 50_000 }]);
  const controller = new AbortController();
  const failed = failureOf(at.save({ signal: controller.signal }));
  const part = join(at.folder, 'out', `.app.apk.${process.pid}.part`);
  await until(async () => (await stat(part).catch(() => undefined))?.size);
  const reason = new Error('cancelled');
  controller.abort(reason);
  expect(await failed).toBe(reason);
  expect(await readdir(join(at.folder, 'out'))).toEqual([]);
});

// T7
test('a link in the place of the file is replaced, and not followed', async () => {
  const content = counted(1_000);
  await using at = await storage(content);
  await mkdir(join(at.folder, 'out'));
  await writeFile(join(at.folder, 'other'), 'untouched');
  await symlink('../other', join(at.folder, 'out', 'app.apk'));
  await at.save();
  expect((await lstat(join(at.folder, 'out', 'app.apk'))).isFile()).toBe(true);
  expect(await readFile(join(at.folder, 'other'), 'utf8')).toBe('untouched');
});

// T7
test('a folder in the path that is a link to another folder is refused', async () => {
  await using at = await storage(counted(10));
  await mkdir(join(at.folder, 'elsewhere'));
  await mkdir(join(at.folder, 'out'));
  await symlink(join(at.folder, 'elsewhere'), join(at.folder, 'out', 'android'));
  const failure = await failureOf(at.save({ path: ['android', 'app.apk'] }));
  expect(failure.message).toContain('outside the download folder');
  expect(await readdir(join(at.folder, 'elsewhere'))).toEqual([]);
  expect(at.server.requests).toEqual([]);
});

/** A clock on which short timers fire at once and long ones never do. */
const immediate = {
  now: () => 0,
  monotonic: () => 0,
  setTimer(ms: number, then: () => void) {
    if (ms > 10_000) return () => {};
    const soon = setImmediate(then);
    return () => clearImmediate(soon);
  },
};
