import { createHash } from 'node:crypto';
import { link, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import {
  type ArtefactToSave,
  DownloadReplaced,
  OutsideFolder,
  type Saving,
  saveArtefact,
} from '../../../../src/action/artefacts/save-artefact.ts';
import { ArtefactDiffers } from '../../../../src/client/download/errors.ts';
import { failureOf, oneAttempt, testClient } from '../../../support/client.ts';
import { deepTestAfter } from '../../../support/deep-test.ts';
import { type FileFault, serveFile } from '../../../support/fake-service/file.ts';
import { startFakeService } from '../../../support/fake-service/server.ts';
import { temporaryFolder } from '../../../support/folder.ts';
import { until } from '../../../support/until.ts';

const md5Of = (content: Buffer): string => createHash('md5').update(content).digest('hex');

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
  const save = (more: Partial<Saving> = {}): Promise<string> =>
    saveArtefact(testClient(server.url, { limits: oneAttempt }), {
      artefact: { url: `${server.url}/artifacts/a/b/app.apk`, size: content.length, md5: md5Of(content) },
      folder: join(folder.path, 'out'),
      path: ['app.apk'],
      signal: new AbortController().signal,
      onBytes: () => {},
      ...more,
    });
  return {
    server,
    folder: folder.path,
    artefact: (more: Partial<ArtefactToSave>) => ({ url: `${server.url}/artifacts/a/b/app.apk`, ...more }),
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
    const seen: number[] = [];
    const path = await at.save({ onBytes: (bytes) => void seen.push(bytes) });
    expect(path).toBe(join(at.folder, 'out', 'app.apk'));
    expect((await readFile(path)).equals(content)).toBe(true);
    expect(await readdir(join(at.folder, 'out'))).toEqual(['app.apk']);
    expect(seen.at(-1)).toBe(size);
  },
);

test('an empty file is a file', async () => {
  await using at = await storage(Buffer.alloc(0));
  expect(await readFile(await at.save())).toHaveLength(0);
});

test.each([
  ['md5', { md5: md5Of(Buffer.from('another')) }],
  ['md5', { md5: md5Of(Buffer.from('another')), size: undefined }],
  ['size', { size: 99_999 }],
  ['size', { size: 100_001 }],
])('with a wrong %s nothing gets the final name, and an older file stays', async (what, wrong) => {
  const content = counted(100_000);
  await using at = await storage(content);
  const artefact = at.artefact({ size: content.length, md5: md5Of(content), ...wrong });
  const error = await failureOf(at.save({ artefact }));
  expect(error).toBeInstanceOf(ArtefactDiffers);
  expect(error.message).toContain(what);
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

test('a download that starts again has the bytes of the second attempt only', async () => {
  for (const size of [3_000_000, 40_000_000]) {
    const content = counted(size);
    const changed = Buffer.alloc(size, 'changed');
    await using server = await startFakeService((request, response) =>
      server.requests.length === 1
        ? serveFile(request, response, { content: changed, fault: { cutAfter: size - 1_000_001 } })
        : serveFile(request, response, { content, fault: 'whole' }),
    );
    await using folder = await temporaryFolder();
    // Without a pause between the two attempts.
    const path = await saveArtefact(testClient(server.url, { clock: immediate }), {
      artefact: { url: `${server.url}/artifacts/a/b/app.apk`, size, md5: md5Of(content) },
      folder: folder.path,
      path: ['app.apk'],
      signal: new AbortController().signal,
      onBytes: () => {},
    });
    expect((await readFile(path)).equals(content)).toBe(true);
  }
});

test('an aborted download leaves nothing', async () => {
  const content = counted(100_000);
  await using at = await storage(content, [{ stallAfter: 50_000 }]);
  const controller = new AbortController();
  let received = 0;
  const failed = failureOf(
    at.save({
      signal: controller.signal,
      onBytes: (bytes) => {
        received = bytes;
      },
    }),
  );
  await until(() => received > 0);
  expect(await readdir(join(at.folder, 'out'))).toEqual([expect.stringMatching(/^\.app\.apk\..*\.part$/)]);
  const reason = new Error('cancelled');
  controller.abort(reason);
  expect(await failed).toBe(reason);
  expect(await readdir(join(at.folder, 'out'))).toEqual([]);
});

// T7
test('a folder in the path that is a link to another folder is refused', async () => {
  await using at = await storage(counted(10));
  await mkdir(join(at.folder, 'elsewhere'));
  await mkdir(join(at.folder, 'out'));
  await symlink(join(at.folder, 'elsewhere'), join(at.folder, 'out', 'android'));
  expect(await failureOf(at.save({ path: ['android', 'app.apk'] }))).toBeInstanceOf(OutsideFolder);
  expect(await readdir(join(at.folder, 'elsewhere'))).toEqual([]);
  expect(at.server.requests).toEqual([]);
});

// T20
test.each([
  ['a link', symlink],
  ['another file', link],
])('%s in the place of the file that is being downloaded is refused', async (_, replace) => {
  const content = counted(100_000);
  await using at = await storage(content);
  const [out, other] = [join(at.folder, 'out'), join(at.folder, 'other')];
  await mkdir(out);
  await writeFile(other, 'of somebody else');
  await writeFile(join(out, 'app.apk'), 'an older file');
  let replaced: Promise<void> | undefined;
  const exchange = async (): Promise<void> => {
    const part = join(out, (await readdir(out)).find((name) => name.endsWith('.part')) ?? '');
    await rm(part);
    await replace(other, part);
  };
  await using server = await startFakeService(async (request, response) => {
    replaced ??= exchange();
    await replaced;
    serveFile(request, response, { content });
  });
  const artefact = { url: `${server.url}/artifacts/a/b/app.apk`, size: content.length, md5: md5Of(content) };
  const client = testClient(server.url, { limits: oneAttempt });
  const { signal } = new AbortController();
  const saving = { artefact, folder: out, path: ['app.apk'], signal, onBytes: () => {} };
  expect(await failureOf(saveArtefact(client, saving))).toBeInstanceOf(DownloadReplaced);
  expect(await readdir(out)).toEqual(['app.apk']);
  expect(await readFile(join(out, 'app.apk'), 'utf8')).toBe('an older file');
  expect(await readFile(other, 'utf8')).toBe('of somebody else');
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
