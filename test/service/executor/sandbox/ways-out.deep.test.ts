/** Builds that try to get out of their sandbox, as the user of this test and, where that is root, as another one. */

import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { systemRandom } from '../../../../src/clock.ts';
import { temporaryFolder } from '../../../support/folder.ts';
import { gitRepository } from '../../../support/git.ts';
import { deepWithWalls } from '../../../support/sandbox.ts';
import type { Json } from '../../../support/service.ts';
import { serviceProcess } from '../../../support/service-process.ts';
import { until } from '../../../support/until.ts';

/** `--sandbox` of the services: with `off`, builds get out, and the tests fail. */
const mode = process.env.WAYS_OUT_SANDBOX ?? 'required';

interface Way {
  readonly name: string;
  /** What the build does. `$FOLDER` has a home, a repository and the data of the service, whose process is `$SERVICE`. */
  readonly script: string;
  /** Whether it got out, by its log and the names of its artefacts. */
  reached(log: string, it: Prison, build: Json): boolean;
}

const printsSecret = (log: string, { secret }: Prison): boolean => log.includes(secret);

/** Prints what `$1` prints for each process that the build sees, and for the service. */
const eachProcess = (command: string): string =>
  `for p in /proc/[0-9]* "/proc/$SERVICE"; do ( ${command} ) 2>/dev/null || true; done`;

const ways: readonly Way[] = [
  {
    name: 'the SSH key of a home',
    script: 'cat "$FOLDER/home/.ssh/id_ed25519" || true',
    reached: printsSecret,
  },
  {
    name: 'the database of the service',
    script: 'head -c 15 "$FOLDER/data/service.db" || true',
    reached: (log) => log.includes('SQLite format 3'),
  },
  {
    name: 'the environment of the service and of other processes',
    script: eachProcess(`tr '\\0' '\\n' < "$p/environ" | grep -e ^BYSTANDER -e "^TMPDIR=$FOLDER"`),
    reached: (log) => /^(?:BYSTANDER|TMPDIR)=/m.test(log),
  },
  {
    name: 'the clone and the variables of another build',
    script: `cat "$FOLDER"/data/work/*/clone/theirs "$FOLDER"/data/work/*/home/clone/theirs || true
${eachProcess(`tr '\\0' '\\n' < "$p/environ" | grep ^THEIRS`)}`,
    reached: (log) => log.includes('theirs-'),
  },
  {
    name: 'a process that forks twice, clears its environment and leaves its session outlives the build',
    script: `(cd / && setsid env -i sh -c "(exec sleep 1$NUMBER) & sleep 0.1" &)
sleep 0.3`,
    reached: (_, { number }) => commandLines().includes(`sleep\x001${number}\x00`),
  },
  {
    name: 'a file in /tmp that the next build reads',
    script: 'cat "/tmp/left-$NUMBER" && echo there || echo "not there"; echo x > "/tmp/left-$NUMBER"',
    reached: (log, { number }) => /^there$/m.test(log) || existsSync(`/tmp/left-${number}`),
  },
  {
    name: 'a link in the clone that leads to /',
    script: `cat "root$FOLDER/home/.ssh/id_ed25519" || true
ln -s "$FOLDER/home/.ssh/id_ed25519" key.apk; ln -s /etc/passwd passwd.apk`,
    reached: (log, it, build) => log.includes(it.secret) || build.artefacts.length > 0,
  },
  {
    name: 'a mount of its own',
    script: `mkdir "$HOME/m"; mount -t tmpfs "mount-$NUMBER" "$HOME/m" || true
unshare -Urm mount -t tmpfs "mount-$NUMBER" "$HOME/m" || true
grep "mount-$NUMBER" /proc/self/mounts || true`,
    reached: (log, { number }) =>
      new RegExp(`^mount-${number} `, 'm').test(log) || readFileSync('/proc/mounts', 'utf8').includes(number),
  },
  {
    name: 'a /usr that can be changed',
    script: `mount -o remount,rw /usr || mount -o remount,bind,rw /usr || true
unshare -Urm sh -c "mount -o remount,bind,rw /usr; touch /usr/left-$NUMBER" || true
touch "/usr/left-$NUMBER" || true`,
    reached: (_, { number }) => existsSync(`/usr/left-${number}`),
  },
  {
    name: 'a setting of the kernel, in /proc or in one of its own',
    script: `again='f=/proc/sys/kernel/core_pattern; v=$(cat $f) && echo "$v" > $f && echo "changed it"'
sh -c "$again" || true
unshare -Urpfm sh -c "mount -t proc proc /proc && $again" || true
find /proc/sys /proc/irq /proc/bus /proc/fs /proc/sysrq-trigger -type f -writable 2>/dev/null | sed 's/^/can write /' || true`,
    reached: (log) => /^(?:changed it|can write )/m.test(log),
  },
  {
    name: 'what the kernel shows of keys, memory and firmware',
    script: `for f in /proc/keys /proc/kcore /proc/timer_list; do head -c 1 $f 2>/dev/null | grep -q . && echo "read $f"; done
ls -A /sys/firmware /sys/kernel/debug 2>/dev/null | grep -v ':$' | sed 's/^./read &/' || true`,
    reached: (log) => /^read /m.test(log),
  },
  {
    name: 'the memory of the service',
    script: eachProcess(`grep -q service-serve "$p/cmdline" && read -r range rest < "$p/maps" &&
  dd if="$p/mem" bs=4096 count=1 skip=$(( 0x\${range%%-*} / 4096 )) | head -c 4 | grep -q ELF && echo "read memory"`),
    reached: (log) => log.includes('read memory'),
  },
];

/** A service with what a build would like to have. */
async function openPrison(uid: number | undefined) {
  const { path: folder, [Symbol.asyncDispose]: remove } = await temporaryFolder();
  const secret = systemRandom.hex(16);
  const number = String(10_000_000 + Number.parseInt(systemRandom.hex(3), 16));
  const workflows = {
    ways: {
      scripts: ways.map(({ name, script }) => ({ name, script, ignore_failure: true })),
      artifacts: ['*.apk', 'root/**/id_ed25519'],
      cache: { cache_paths: ['root'] },
    },
    theirs: {
      scripts: [{ name: 'Theirs', script: 'echo theirs-file > theirs; echo started; exec sleep 1000' }],
    },
  };
  await gitRepository({
    path: join(folder, 'app'),
    // JSON is YAML.
    files: { 'codemagic.yaml': JSON.stringify({ workflows }), readme: '' },
  });
  const root = ['-C', join(folder, 'app')];
  execFileSync('ln', ['-s', '/', join(folder, 'app/root')]);
  execFileSync('git', [...root, 'add', 'root']);
  const author = ['-c', 'user.name=a', '-c', 'user.email=a@example.com'];
  execFileSync('git', [...root, ...author, 'commit', '--quiet', '--message=Link']);
  await mkdir(join(folder, 'home/.ssh'), { recursive: true });
  await mkdir(join(folder, 'tmp'));
  await writeFile(join(folder, 'home/.ssh/id_ed25519'), secret, { mode: 0o600 });
  await chmod(folder, 0o755);
  if (uid !== undefined) execFileSync('chown', ['-R', `${uid}:${uid}`, folder]);
  const bystander = spawn('sleep', ['1000'], { env: { PATH: process.env.PATH, BYSTANDER: 'x' }, uid });
  const service = await serviceProcess({
    dataFolder: join(folder, 'data'),
    more: ['--repository', join(folder, 'app'), '--sandbox', mode],
    env: { TMPDIR: join(folder, 'tmp') },
    uid,
  });
  const ask = async (method: string, path: string, body?: unknown): Promise<Json> => {
    const answer = await service.ask(method, path, body);
    if (answer.status !== 200) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const { applications } = await ask('GET', '/apps');
  const start = async (workflowId: string, variables = {}): Promise<string> => {
    const body = { appId: applications[0]._id, workflowId, branch: 'main', environment: { variables } };
    return (await ask('POST', '/builds', body)).buildId;
  };
  const logOf = async (build: Json, name: string): Promise<string> => {
    const step = build.buildActions.find((one: Json) => one.name === name);
    const logUrl = step?.subactions[0]?.logUrl ?? step?.logUrl;
    return logUrl ? String(await ask('GET', new URL(logUrl, service.baseUrl).pathname)) : '';
  };
  const get = async (id: string): Promise<Json> => (await ask('GET', `/builds/${id}`)).build;
  const neighbour = await start('theirs', { THEIRS: 'theirs-variable' });
  await until(async () => (await logOf(await get(neighbour), 'Theirs')).includes('started'));
  const variables = { FOLDER: folder, SERVICE: String(service.pid), NUMBER: number };
  const run = async (): Promise<Json> => {
    const id = await start('ways', variables);
    return until(async () => {
      const build = await get(id);
      return build.finishedAt && build;
    });
  };
  await run();
  return {
    folder,
    secret,
    number,
    /** The second one: it meets what the first one left. */
    build: await run(),
    logOf,
    async [Symbol.asyncDispose]() {
      bystander.kill();
      await service.end('SIGTERM');
      await remove();
    },
  };
}
type Prison = Awaited<ReturnType<typeof openPrison>>;

/** Those of all processes of this machine. */
function commandLines(): string {
  const list = execFileSync('sh', ['-c', 'cat /proc/[0-9]*/cmdline 2>/dev/null || true']);
  return list.toString('latin1');
}

const isRoot = process.getuid?.() === 0;
const other = 65534;
/** Another user cannot start the service from a folder that only root may read. */
const isForOthers = isRoot && spawnSync('test', ['-r', import.meta.filename], { uid: other }).status === 0;
/** The builds of each user, who run all ways at once. */
const prisons = new Map<number | undefined, Promise<Prison>>();

afterAll(async () => {
  for (const prison of prisons.values()) await (await prison)[Symbol.asyncDispose]();
});

async function prisonOf(uid: number | undefined): Promise<Prison> {
  const opened = prisons.get(uid) ?? openPrison(uid);
  prisons.set(uid, opened);
  return opened;
}

const users = [
  { user: isRoot ? 'root' : 'a user', uid: undefined, testAs: deepWithWalls },
  ...(isRoot ? [{ user: 'another user', uid: other, testAs: isForOthers ? deepWithWalls : test.skip }] : []),
];

for (const { user, uid, testAs } of users) {
  // T23, T25, T29
  testAs.each(ways)(`a build of ${user} does not get $name`, async ({ name, reached }) => {
    const it = await prisonOf(uid);
    // Neither pattern may match: a key of a home would.
    const message = 'No file matches `*.apk`, `root/**/id_ed25519`';
    expect([it.build.status, it.build.message]).toEqual(['finished', message]);
    const log = await it.logOf(it.build, name);
    expect({ log, reached: reached(log, it, it.build) }).toEqual({ log, reached: false });
  });

  // T25
  testAs(`the log of a build of ${user} names the processes that were ended`, async () => {
    const { build, logOf } = await prisonOf(uid);
    // One without a mark: only its namespace shows that it is the build's.
    expect(await logOf(build, 'Collecting artefacts')).toMatch(/^Ended processes .*: (?:\w+, )*sleep/m);
  });
}
