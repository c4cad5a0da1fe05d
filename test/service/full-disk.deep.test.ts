import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readdirSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { temporaryFolder } from '../support/folder.ts';
import { gitRepository } from '../support/git.ts';
import { serviceProcess } from '../support/service-process.ts';
import { until } from '../support/until.ts';
import { buildOf, ended, start } from './faults.ts';

/** Only root may mount a disk, and the kind that is used is Linux's. */
const canMount = ((): boolean => {
  using disk = smallDisk({ mebibytes: 1 });
  return disk !== undefined;
})();
const onSmallDisk = canMount ? test : test.skip;

const workflows = `workflows:
  app:
    scripts: ['head -c 2000000 /dev/urandom > big.bin']
    artifacts: ['*.bin']
  long:
    scripts: ['sleep 1000']
`;

// T31
onSmallDisk(
  'a full disk can be left through the service: it starts again, cancels, and deletes an application with its files',
  async () => {
    using disk = smallDisk({ mebibytes: 32 });
    if (!disk) throw new Error('The disk was there a moment ago');
    await using folder = await temporaryFolder();
    const { path } = await gitRepository({ path: folder.path, files: { 'codemagic.yaml': workflows } });
    const dataFolder = join(disk.path, 'data');
    const more = ['--builders', '1', '--repository', path];
    const reserve = (): number => statSync(join(dataFolder, 'reserve')).size;
    const blobs = (): number =>
      readdirSync(join(dataFolder, 'blobs', 'whole'), { recursive: true, encoding: 'utf8' }).filter(
        (name) => name.length > 2,
      ).length;

    const first = await serviceProcess({ dataFolder, more });
    const { token } = first;
    const appId = (await first.ask('GET', '/apps')).body.applications[0]._id;
    await ended(first, await start(first, appId));
    expect(blobs()).toBe(1);
    expect(reserve()).toBe(8 * 2 ** 20);
    const running = await start(first, appId, 'long');
    await until(async () => (await buildOf(first, running)).status === 'building');
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
    await first.end('SIGKILL');

    disk.fill();
    const second = await serviceProcess({ dataFolder, token, more });
    expect((await buildOf(second, running)).status).toBe('failed');
    disk.fill();
    await fillUp(second);
    expect(await second.end('SIGTERM')).toBe(0);

    disk.fill();
    await using third = await serviceProcess({ dataFolder, token, more });
    disk.fill();
    for (const id of accepted)
      expect([200, 208]).toContain((await third.ask('POST', `/builds/${id}/cancel`)).status);
    for (const id of accepted) await ended(third, id);
    disk.fill();
    const deleted = await third.ask('DELETE', `/apps/${appId}`);
    expect({ status: deleted.status, body: deleted.body }).toEqual({ status: 200, body: {} });
    expect(blobs()).toBe(0);
    expect(readdirSync(join(dataFolder, 'logs'))).toEqual([]);
    expect(readdirSync(dataFolder).filter((name) => name.endsWith('.new'))).toEqual([]);
    expect(reserve()).toBeGreaterThan(2 ** 20);
    expect((await third.ask('POST', '/apps', { repositoryUrl: path })).status).toBe(200);
  },
);

/** A file system of its own with a fixed size, which can be filled to the last byte. */
interface SmallDisk extends Disposable {
  readonly path: string;
  /** Writes until nothing more fits. */
  fill(): void;
}

/** Mounts a small disk in memory; undefined where this user or this system may not. */
function smallDisk({ mebibytes }: { mebibytes: number }): SmallDisk | undefined {
  const path = mkdtempSync(join(tmpdir(), 'small-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${mebibytes}m`, 'none', path], { stdio: 'ignore' });
  } catch {
    rmSync(path, { recursive: true });
    return undefined;
  }
  return {
    path,
    fill: () => fillTo(join(path, 'ballast')),
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
