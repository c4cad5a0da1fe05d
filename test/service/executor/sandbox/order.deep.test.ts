/** No process of a build lives while the service works on the build's folders, and nothing that builds change runs outside. */

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, open, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import { systemRandom } from '../../../../src/clock.ts';
import { scriptFile, workflowFile } from '../../../support/built.ts';
import { type TestBuild, testBuild } from '../../../support/executed-build.ts';
import { temporaryFolder } from '../../../support/folder.ts';
import { processesWithArgument } from '../../../support/process.ts';
import { deepWithWalls, testSandbox } from '../../../support/sandbox.ts';
import { until } from '../../../support/until.ts';
import { writeTools } from './tools.ts';

/** Unlike that of any other test that runs now. */
const name = `exchange-${systemRandom.hex(8)}`;

/** Leaves a process without a mark, which ignores SIGTERM and replaces a folder when it is asked to. */
const leave = `cat > "$HOME/exchange" <<'END'
trap '' TERM
until [ -e "$HOME/go" ]; do sleep 0.01; done
mv "$HOME/clone" "$HOME/moved"; ln -s / "$HOME/clone"; touch "$HOME/exchanged"
END
(cd / && setsid env -i PATH="$PATH" HOME="$HOME" sh "$HOME/exchange" ${name} > /dev/null 2>&1 &)
until pgrep -f ${name} > /dev/null; do sleep 0.01; done`;
const leaving = `{name: Leave, script: ${JSON.stringify(leave)}}`;

/** Asks that process to act now, in the middle of a phase, and returns whether it did. */
async function exchanges(it: TestBuild): Promise<boolean> {
  const home = join(it.folder(), 'home');
  await writeFile(join(home, 'go'), '');
  await until(() => existsSync(join(home, 'exchanged')) || processesWithArgument(name).length === 0);
  return existsSync(join(home, 'exchanged'));
}

const ended = /Ended processes that scripts had left running: (?:sh|sleep)/;

// T25
deepWithWalls('caches are restored once every process of the build has ended', async () => {
  await using it = await testBuild(
    workflowFile(
      `pre_clone_scripts: [${leaving}]\ncache: {cache_paths: [~/kept]}\nscripts: [{name: Look, script: cat ~/kept/a}]`,
    ),
  );
  const [archive, made] = [join(it.path, 'archive'), join(it.path, 'made')];
  await mkdir(join(made, 'home/kept'), { recursive: true });
  await writeFile(join(made, 'home/kept/a'), 'cached\n');
  const bytes = execFileSync('tar', ['-c', '-f', '-', '-C', made, 'home']);
  // The service waits in the middle of the phase until this is written.
  execFileSync('mkfifo', [archive]);
  const outcome = it.build({ cacheArchive: archive }, { sandbox: await testSandbox() });
  const early = outcome.then(({ message }) => Promise.reject(new Error(`${message}`)));
  await using writing = await Promise.race([open(archive, 'w'), early]);
  early.catch(() => undefined);
  expect(await exchanges(it)).toBe(false);
  await writing.writeFile(bytes);
  await writing.close();
  expect(await outcome).toEqual({ state: 'finished', message: null });
  expect(await it.log('Look')).toBe('cached\n');
  expect(await it.log('Restoring caches')).toMatch(ended);
});

// T25
deepWithWalls('artefacts and caches are read once every process of the build has ended', async () => {
  await using it = await testBuild(
    workflowFile(`scripts:
  - echo a > a.txt
  - ${leaving}
artifacts: [a.txt]
cache: {cache_paths: [a.txt]}
publishing: {scripts: [{name: Publish, script: ${JSON.stringify(leave)}}]}
`),
  );
  const seen: Record<string, boolean> = {};
  const recording = {
    artefact: async () => {
      seen.artefact = await exchanges(it);
      await rm(join(it.folder(), 'home/go'));
      return { size: 1, md5: '', url: 'https://service.test/artifacts/a.txt' };
    },
    cache: async () => {
      seen.cache = await exchanges(it);
      return { size: 1 };
    },
  };
  const outcome = await it.build({}, { sandbox: await testSandbox() }, recording);
  expect(outcome).toEqual({ state: 'finished', message: null });
  expect(seen).toEqual({ artefact: false, cache: false });
  expect(await it.log('Collecting artefacts')).toMatch(ended);
  expect(await it.log('Cleaning up')).toMatch(ended);
});

// T25
deepWithWalls('programs that a build can change run inside alone', async () => {
  await using folder = await temporaryFolder();
  const flutter = join(folder.path, 'flutter/bin');
  const cached = join(flutter, 'cache/dart-sdk/bin');
  const outside = ['bwrap', 'git', 'mkfifo', 'tar'];
  const note = `touch ${folder.path}/ran-$(basename "$0")`;
  await writeTools(flutter, { flutter: `${note}; echo Flutter 3.24.1` });
  await writeTools(
    cached,
    Object.fromEntries(outside.map((program) => [program, `${note}; exec /usr/bin/${program} "$@"`])),
  );
  await writeFile(join(flutter, '../version'), '3.24.1');
  const environment = { PATH: `${cached}:${flutter}:/usr/bin:/bin` };
  const sandbox = await testSandbox({}, { environment });
  await using it = await testBuild(
    workflowFile('cache: {cache_paths: [a]}\nscripts: [{name: Work, script: flutter; touch a}]'),
  );
  expect(await it.build({}, { environment, sandbox })).toEqual({ state: 'finished', message: null });
  expect(await it.log('Work')).toContain('Flutter 3.24.1');
  expect(it.recorded.cache?.size).toBeGreaterThan(0);
  for (const program of ['flutter', ...outside])
    expect([program, existsSync(join(folder.path, `ran-${program}`))]).toEqual([program, false]);
});

// T25
deepWithWalls('a process that a replaced zip leaves ends before an artefact is copied', async () => {
  await using folder = await temporaryFolder();
  const flutter = join(folder.path, 'flutter/bin');
  const cached = join(flutter, 'cache/dart-sdk/bin');
  await writeTools(flutter, { flutter: 'echo Flutter 3.24.1' });
  await writeTools(cached, { zip: `${leave}\nexec /usr/bin/zip "$@"` });
  const environment = { PATH: `${cached}:${flutter}:/usr/bin:/bin` };
  await using it = await testBuild(
    workflowFile('scripts: [mkdir folder; echo a > folder/a]\nartifacts: [folder]'),
  );
  let packed: boolean | undefined;
  const outcome = await it.build(
    {},
    { environment, sandbox: await testSandbox({}, { environment }) },
    {
      artefact: async () => {
        packed = await exchanges(it);
        return { size: 1, md5: '', url: 'https://service.test/artifacts/folder.zip' };
      },
    },
  );
  expect([outcome.state, packed]).toEqual(['finished', false]);
});

// T25
deepWithWalls('a working directory is entered inside, and has to be one of the build', async () => {
  await using it = await testBuild(
    workflowFile(`scripts:
  - {name: Links, script: 'ln -s /etc out; mkdir real; ln -s real in; echo x > file'}
  - {name: In, script: pwd, working_directory: in}
  - {name: Out, script: pwd, working_directory: out, ignore_failure: true}
  - {name: Etc, script: pwd, working_directory: /etc, ignore_failure: true}
  - {name: None, script: pwd, working_directory: none, ignore_failure: true}
  - {name: Own, script: exit 125, ignore_failure: true}
`),
  );
  expect(await it.build({}, { sandbox: await testSandbox() })).toMatchObject({ state: 'finished' });
  expect(await it.log('In')).toBe('/Users/builder/clone/real\n');
  expect(await it.log('Out')).toMatch(/working directory `out` is outside the build's folders/);
  expect(await it.log('Etc')).toMatch(/working directory `\/etc` is outside the build's folders/);
  expect(await it.log('None')).toMatch(/working directory `none` does not exist/);
  expect(await it.log('Own')).toMatch(/^The script exited with status code 125/);
});

// T23
deepWithWalls('a link in place of the clone leads later scripts nowhere outside', async () => {
  await using it = await testBuild(
    workflowFile(`scripts: ['cd / && mv ~/clone ~/moved && ln -s / ~/clone']
publishing: {scripts: [{name: Look, script: 'ls /caches/clone/ "$PLACE" || true', working_directory: '~'}]}
`),
  );
  const variables = { PLACE: `/caches/clone${it.path}` };
  expect(await it.build({ variables }, { sandbox: await testSandbox() })).toMatchObject({
    state: 'finished',
  });
  const log = await it.log('Look');
  expect(log).toMatch(/^caches$/m);
  expect(log).toMatch(/No such file/);
});

// T23
deepWithWalls('a link that a build puts in place of a folder on the PATH shows nothing else', async () => {
  await using folder = await temporaryFolder();
  const [tools, linked] = [join(folder.path, 'tools'), join(folder.path, 'linked')];
  await writeTools(join(tools, 'own'), { tool: 'echo on' });
  await symlink(join(tools, 'own'), linked);
  const environment = { PATH: `${linked}:/usr/bin:/bin` };
  const sandbox = await testSandbox({ writable: [tools] }, { environment });
  const script = `ls ${linked}/ || true; mv ${tools}/own ${tools}/old; ln -s ${folder.path} ${tools}/own`;
  await using it = await testBuild(scriptFile(script));
  await it.build({}, { environment, sandbox });
  expect(await it.log('Work')).toBe('tool\n');
  await it.build({}, { environment, sandbox });
  expect(await it.log('Work')).not.toMatch(/^tools$/m);
});

// T23
deepWithWalls('a script that kills the process that holds the sandbox fails its build', async () => {
  await using it = await testBuild(scriptFile('kill -9 2; sleep 1000'));
  expect(await it.build({}, { sandbox: await testSandbox() })).toEqual({
    state: 'failed',
    message: expect.stringMatching(/^This build's sandbox process was killed/),
  });
});

deepWithWalls('output can be opened by its name inside', async () => {
  await using it = await testBuild(scriptFile('echo a > /dev/stderr; echo b | tee /dev/stdout > /dev/fd/2'));
  expect(await it.build({}, { sandbox: await testSandbox() })).toMatchObject({ state: 'finished' });
  expect((await it.log('Work')).split('\n').sort()).toEqual(['', 'a', 'b', 'b']);
});

if (process.getuid?.() === 0)
  // T23
  deepWithWalls(
    'secrets that come to /etc while the service runs are covered, and may go again',
    async () => {
      const secret = `/etc/${name}`;
      const sandbox = await testSandbox();
      await using it = await testBuild(scriptFile(`cat ${secret} || echo none`));
      try {
        await writeFile(secret, 'secret\n', { mode: 0o600 });
        expect(await it.build({}, { sandbox })).toMatchObject({ state: 'finished' });
        expect(await it.log('Work')).toMatch(/denied\nnone\n$/);
        expect(await readFile(secret, 'utf8')).toBe('secret\n');
      } finally {
        await rm(secret);
      }
      expect(await it.build({}, { sandbox })).toMatchObject({ state: 'finished' });
      expect(await it.log('Work')).toMatch(/No such file or directory\nnone\n$/);
    },
  );
