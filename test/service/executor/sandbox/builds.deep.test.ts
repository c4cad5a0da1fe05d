/** Builds inside a sandbox that use toolchains below a home, the hosted machine's paths, and background processes. */

import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import { runBuild, startBuild } from '../../../support/builds.ts';
import { scriptFile, testBuild, workflowFile } from '../../../support/built.ts';
import { temporaryFolder } from '../../../support/folder.ts';
import { gitRepository } from '../../../support/git.ts';
import { processesWithArgument } from '../../../support/process.ts';
import { deepWithWalls } from '../../../support/sandbox.ts';
import { serviceProcess } from '../../../support/service-process.ts';
import { until } from '../../../support/until.ts';
import { writeTools } from './tools.ts';

const inside = { more: ['--sandbox', 'required'] };

// T23
deepWithWalls('Node under nvm, Python under pyenv and a Flutter with its cache work inside', async () => {
  await using folder = await temporaryFolder();
  const home = join(folder.path, 'user');
  await writeTools(home, {
    '.nvm/versions/node/v20/bin/node': 'echo node "$(cat "$(dirname "$0")/../lib/alias")"',
    '.pyenv/shims/python': `exec ${home}/.pyenv/versions/3.11/bin/python "$@"`,
    '.pyenv/versions/3.11/bin/python': 'echo python 3.11',
    'flutter/bin/flutter':
      'echo stamp > "$(dirname "$0")/cache/stamp" && echo flutter; touch "$(dirname "$0")/x" || true',
    'flutter/version': '3.24',
    'tools/lint/bin/lint': '. "$(dirname "$(readlink -f "$0")")/../lib/lint"',
    'tools/lint/lib/lint': 'echo lint',
    'work/bin/own': 'echo own',
    'work/secret': 'echo secret',
    'secrets/key': 'echo secret',
  });
  await mkdir(join(home, 'flutter/bin/cache'));
  await mkdir(join(home, 'sdk'));
  await mkdir(join(home, '.nvm/versions/node/v20/lib'));
  await mkdir(join(home, '.cargo/bin'), { recursive: true });
  await mkdir(join(home, '.local/bin'), { recursive: true });
  await mkdir(join(home, '.local/share'), { recursive: true });
  await symlink(join(home, 'tools/lint/bin/lint'), join(home, '.local/bin/lint'));
  for (const [path, text] of [
    ['.nvm/versions/node/v20/lib/alias', 'v20'],
    ['.cargo/credentials.toml', 'secret'],
    ['.cargo/env', 'env'],
    ['.local/share/keyring', 'secret'],
  ] as const)
    await writeFile(join(home, path), text);
  const folders = [
    '.nvm/versions/node/v20/bin',
    '.pyenv/shims',
    'flutter/bin',
    '.local/bin',
    '.cargo/bin',
    'work/bin',
  ];
  const PATH = [...folders.map((path) => join(home, path)), '/usr/bin:/bin'].join(':');
  const environment = { PATH, ANDROID_HOME: join(home, 'sdk') };
  await using it = await testBuild(
    scriptFile(`node; python; flutter; lint; own; cat ${home}/.cargo/env; echo
ls -l ~/programs | sed -n 's/.* \\([^ ]* -> .*\\)/\\1/p'
cat ${home}/.cargo/credentials.toml ${home}/secrets/key ${home}/work/secret ${home}/.local/share/keyring || true`),
    { ...inside, env: environment },
  );
  expect(await it.build()).toMatchObject({ state: 'finished' });
  const log = await it.log('Work');
  expect(log.split('\n').filter((line) => !/No such file|denied|Read-only/.test(line))).toEqual([
    'node v20',
    'python 3.11',
    'flutter',
    'lint',
    'own',
    'env',
    `android-sdk-macosx -> ${home}/sdk`,
    `flutter -> ${home}/flutter`,
    '',
  ]);
  expect(log).toMatch(/credentials.toml: Permission denied/);
  expect(await readFile(join(home, 'flutter/bin/cache/stamp'), 'utf8')).toBe('stamp\n');
  expect(readdirSync(join(home, 'flutter/bin')).sort()).toEqual(['cache', 'flutter']);
});

const template = workflowFile(`scripts:
  - name: Profiles
    script: xcode-project use-profiles
  - name: Build
    script: flutter build ipa --release --export-options-plist=/Users/builder/export_options.plist
artifacts:
  - build/ios/ipa/*.ipa
  - /tmp/xcodebuild_logs/*.log
  - /Users/builder/clone/flutter_drive.log
`);

deepWithWalls("the template with the hosted machine's paths works in the sandbox alone", async () => {
  await using folder = await temporaryFolder();
  const bin = join(folder.path, 'tools/bin');
  await writeTools(bin, {
    'xcode-project':
      'echo plist > ~/export_options.plist; mkdir /tmp/xcodebuild_logs 2>/dev/null || mkdir "$TMPDIR/xcodebuild_logs"',
    flutter: `for given; do case $given in --export-options-plist=*) plist=\${given#*=} ;; esac; done
test "$(cat "$plist")" = plist || exit 64
mkdir -p build/ios/ipa && echo ipa > build/ios/ipa/app.ipa && echo log > /tmp/xcodebuild_logs/a.log && echo drive > flutter_drive.log`,
  });
  const environment = { PATH: `${bin}:/usr/bin:/bin` };
  await using it = await testBuild(template, { ...inside, env: environment });
  expect(await it.build()).toMatchObject({ state: 'finished' });
  expect(it.artefacts().map(({ name }) => name)).toEqual(['app.ipa', 'a.log', 'flutter_drive.log']);
  expect(await it.log('Build')).toBe('');
  // A script with `xcode-project` that has no sandbox would write to the /tmp of this machine.
  await writeTools(bin, { 'xcode-project': 'echo plist > ~/export_options.plist' });
  await using outside = await testBuild(template, { env: environment });
  expect(await outside.build()).toMatchObject({ state: 'failed' });
  expect(await outside.log('Build')).toMatch(
    /^Line 1 names \/Users\/builder, which without a sandbox belongs to this machine/,
  );
});

deepWithWalls('paths of a Linux machine, caches and links mean inside what the workflow says', async () => {
  await using it = await testBuild(
    workflowFile(`instance_type: linux_x2
cache: {cache_paths: [/home/builder/.gradle, link/kept]}
scripts:
  - name: Make
    script: |
      if mv /build/output /build/other || rmdir /build/output || touch /build/scripts/x; then exit 9; fi
      mkdir -p ~/.gradle ~/real/kept /home/builder/clone/app /tmp/logs
      echo g > ~/.gradle/g; echo k > ~/real/kept/k; ln -s /home/builder/real link; echo t > /tmp/logs/t.log
      ln -s /tmp/logs/t.log app/t.log
      sleep 1000 &
      test "$CM_BUILD_DIR" = /home/builder/clone; echo "NAME=it's" >> "$CM_ENV"
  - name: Look
    working_directory: /home/builder/clone/app
    script: pwd; echo "$NAME"; ls /dev/shm; grep -q builder /etc/passwd; ps -e | grep -c sleep
artifacts: [app/*.log]
`),
    inside,
  );
  expect(await it.build()).toEqual({ state: 'finished', message: null });
  expect(await it.log('Look')).toBe("/home/builder/clone/app\nit's\n1\n");
  expect(it.artefacts().map(({ name, content }) => [name, content])).toEqual([['t.log', 't\n']]);
  expect(await it.log('Storing caches')).toContain('home/.gradle, home/real/kept');
  // The machine of the request counts first.
  const onMac = await it.build({ instanceType: 'mac_mini' });
  expect([onMac.state, await it.log('Make')]).toEqual(['failed', expect.stringContaining('/home')]);
});

// T26
deepWithWalls('variables of a build do not reach a program outside of its sandbox', async () => {
  await using it = await testBuild(scriptFile('echo "$LD_DEBUG $LATER"; test -n "$UID"'), inside);
  // The loader of each program that gets these writes a file. No program inside finds the folder.
  const loader = { LD_DEBUG: 'statistics', LD_DEBUG_OUTPUT: join(it.path, 'loader') };
  const variables = { ...loader, UID: '5', LATER: "it's\nset" };
  expect(await it.build({ variables })).toMatchObject({ state: 'finished' });
  expect(await it.log('Work')).toContain("statistics it's\nset\n");
  expect(readdirSync(it.path).filter((name) => name.startsWith('loader'))).toEqual([]);
});

// T23
deepWithWalls('--readable and --writable show no data of the service, and --no-network works', async () => {
  await using folder = await temporaryFolder();
  const [readable, writable] = [join(folder.path, 'read'), join(folder.path, 'write')];
  for (const path of [readable, writable]) await mkdir(path);
  await writeFile(join(readable, 'a'), 'readable\n');
  const file =
    scriptFile(`cat ${readable}/a; ls ${readable}/data; echo x > ${writable}/x; touch ${readable}/b || true
tail -n +3 /proc/net/dev | cut -d: -f1`);
  const { path } = await gitRepository({
    path: join(folder.path, 'app'),
    files: { 'codemagic.yaml': file },
  });
  const options = ['--readable', readable, '--writable', writable, '--no-network'];
  await using service = await serviceProcess({
    dataFolder: join(readable, 'data'),
    more: [...inside.more, ...options, '--repository', path],
  });
  const build = await runBuild(service, { workflowId: 'app' });
  expect(build).toMatchObject({ status: 'finished' });
  const { _id } = build.buildActions.find(({ name }: { name: string }) => name === 'Work');
  const log: string = (await service.ask('GET', `/builds/${build._id}/step/${_id}`)).body;
  expect(log.replace(/touch.*\n/, '')).toMatch(/^readable\n *lo\n$/);
  expect(await readFile(join(writable, 'x'), 'utf8')).toBe('x\n');
});

// T29
deepWithWalls('when the service is killed, nothing of its builds lives on, however it detached', async () => {
  await using folder = await temporaryFolder();
  const seconds = String(20_000_000 + process.pid);
  await using it = await testBuild(
    scriptFile(`(cd / && setsid env -i sh -c "exec sleep ${seconds}" &)\nexec sleep ${seconds}`),
  );
  await using service = await serviceProcess({
    dataFolder: join(folder.path, 'data'),
    more: ['--repository', it.repository.path, '--sandbox', 'required'],
  });
  expect(service.printed[0]).toMatch(
    /^Builds run in a sandbox \(bubblewrap\)\. Besides the system, they can read /,
  );
  if (process.getuid?.() === 0)
    expect(service.printed[1]).toMatch(/^The service and its builds run as root, without capabilities/);
  await startBuild(service, { workflowId: 'app' });
  await until(() => processesWithArgument(seconds).length >= 2);
  await service.end('SIGKILL');
  await until(() => processesWithArgument(seconds).length === 0);
});

deepWithWalls('a cancelled build may end its work, and what it then writes is in the log', async () => {
  await using it = await testBuild(
    scriptFile(`trap 'echo tidied; exit 0' TERM; echo on > ready; while :; do sleep 0.05 || true; done`),
    inside,
  );
  await it.start();
  await until(() => existsSync(join(it.folder(), 'home/clone/ready')));
  await it.cancel();
  expect(await it.ended()).toMatchObject({ state: 'canceled' });
  expect(await it.log('Work')).toContain('tidied');
});

// T24
deepWithWalls('a build whose caches are deleted while it runs goes on, and stores its own', async () => {
  const script = 'echo kept > kept; echo on > ready; until [ -e go ]; do sleep 0.05; done';
  const more = "cache:\n  cache_paths: [kept]\npublishing:\n  scripts: ['true']\n";
  await using it = await testBuild(scriptFile(script, more), inside);
  const caches = async (method: string) => (await it.ask(method, `/apps/${it.appId}/caches`)).body.caches;
  const run = async (meanwhile: () => Promise<void>): Promise<void> => {
    await it.start();
    await until(() => existsSync(join(it.folder(), 'home/clone/ready')));
    await meanwhile();
    await writeFile(join(it.folder(), 'home/clone/go'), '');
    expect(await it.ended()).toEqual({ state: 'finished', message: null });
  };
  await run(async () => {});
  expect(await caches('GET')).toHaveLength(1);
  await run(async () => {
    await caches('DELETE');
    await until(async () => (await caches('GET')).length === 0);
  });
  expect(await it.log('Restoring caches')).toBe('Restored kept.\n');
  expect(await caches('GET')).toHaveLength(1);
});
