import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { buildOf, endOf, runBuild, startBuild } from '../support/builds.ts';
import { temporaryFolder } from '../support/folder.ts';
import { gitRepository } from '../support/git.ts';
import { processesWith } from '../support/process.ts';
import { serviceProcess } from '../support/service-process.ts';
import { until } from '../support/until.ts';

/** Only root may mount a disk, and the kind that is used is Linux's. */
const canMount = ((): boolean => {
  using disk = smallDisk({ mebibytes: 1 });
  return disk !== undefined;
})();
const onSmallDisk = canMount ? test : test.skip;

// T31
onSmallDisk('on a full disk builds fail or can be cancelled; with space the service goes on', async () => {
  using disk = smallDisk({ mebibytes: 32 });
  if (!disk) throw new Error('The disk was there a moment ago');
  await using folder = await temporaryFolder();
  const go = join(folder.path, 'go');
  const workflows = `workflows:
  app: { scripts: ['echo x > app.bin'], artifacts: ['*.bin'] }
  waits: { scripts: ['until [ -e ${go} ]; do sleep 0.1; done'] }
  long: { scripts: ['sleep 1000'] }
`;
  const { path } = await gitRepository({ path: folder.path, files: { 'codemagic.yaml': workflows } });
  const dataFolder = join(disk.path, 'data');
  // Scripts see the file that lets them go on.
  const more = ['--builders', '3', '--repository', path, '--sandbox', 'off'];
  const first = await serviceProcess({ dataFolder, more });
  const { token } = first;
  const appId = (await first.ask('GET', '/apps')).body.applications[0]._id;
  const building = async (service: typeof first, workflowId: string): Promise<string> => {
    const id = await startBuild(service, { workflowId });
    await until(async () => (await buildOf(service, id)).status === 'building');
    return id;
  };
  const [waiting, cancelled] = [await building(first, 'waits'), await building(first, 'long')];
  await until(() => processesWith(cancelled).length > 0);
  const accepted: string[] = [];
  // A database whose last pages have room for a few more builds is not full yet.
  const fillUp = async (service: typeof first): Promise<void> => {
    disk.fill();
    const body = { appId, workflowId: 'long', branch: 'main', labels: ['x'.repeat(200)] };
    await until(async () => {
      const answered = await service.ask('POST', '/builds', body);
      if (answered.status === 200) accepted.push(answered.body.buildId);
      else expect(answered.status).toBe(507);
      return answered.status === 507;
    });
  };
  await fillUp(first);
  await writeFile(go, '');
  await until(() => processesWith(waiting).length === 0);
  // The folder of a build that has ended makes room.
  await fillUp(first);
  expect((await first.ask('POST', `/builds/${cancelled}/cancel`)).status).toBe(200);
  await until(() => processesWith(cancelled).length === 0);
  expect((await first.ask('GET', '/builds')).status).toBe(200);
  disk.free();
  expect(await endOf(first, waiting)).toMatchObject({
    status: 'failed',
    message: expect.stringMatching(/^The build could not continue: (?:no space left|the disk is full)$/),
  });
  expect(await endOf(first, cancelled)).toMatchObject({ status: 'canceled' });

  const killed = await building(first, 'long');
  await fillUp(first);
  await first.end('SIGKILL');
  disk.fill();
  await expect(serviceProcess({ dataFolder, token, more })).rejects.toThrow(
    /The data folder .* cannot be used: .*: free some disk space, then start again/,
  );
  disk.free();
  await using second = await serviceProcess({ dataFolder, token, more });
  expect(await endOf(second, killed)).toMatchObject({
    status: 'failed',
    message: 'The build service exited while this build was building',
  });
  for (const id of accepted) {
    expect([200, 208]).toContain((await second.ask('POST', `/builds/${id}/cancel`)).status);
    await endOf(second, id);
  }
  expect(await runBuild(second, { workflowId: 'app' })).toMatchObject({
    status: 'finished',
    artefacts: [{ name: 'app.bin' }],
  });
  await fillUp(second);
  expect(await second.end('SIGTERM')).toBe(0);
});

/** Mounts a file system of its own with a fixed size; undefined where this user or this system may not. */
function smallDisk({ mebibytes }: { mebibytes: number }) {
  const path = mkdtempSync(join(tmpdir(), 'small-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${mebibytes}m`, 'none', path], { stdio: 'ignore' });
  } catch {
    rmSync(path, { recursive: true });
    return undefined;
  }
  return {
    path,
    /** Writes until nothing more fits. */
    fill: () => fillTo(join(path, 'ballast')),
    /** Removes what was written. */
    free: () => rmSync(join(path, 'ballast')),
    [Symbol.dispose]() {
      execFileSync('umount', ['-l', path]);
      rmSync(path, { recursive: true });
    },
  };
}

/** A short write at the end of the disk is followed by one that fails. */
function fillTo(file: string): void {
  const opened = openSync(file, 'a');
  try {
    for (;;) writeSync(opened, Buffer.alloc(64 * 1024));
  } catch {
    // The disk is full.
  } finally {
    closeSync(opened);
  }
}
