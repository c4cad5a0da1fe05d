import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { scriptFile, testBuild, workflowFile } from '../../support/built.ts';
import { deepOnLinux, deepTest } from '../../support/deep-test.ts';

const cached = workflowFile(`cache:
  cache_paths:
    - $HOME/.gradle
    - ~/.pub-cache
    - node_modules
    - build/cache
    - ../outside
    - /etc
    - $HOME
    - escape
    - missing
scripts:
  - name: Work
    script: |
      cat "$HOME/.gradle/kept" node_modules/a/b build/cache/c 2> /dev/null || echo empty
      ls -d escape node_modules/etc/passwd ~/.pub-cache 2> /dev/null || true
      mkdir -p "$HOME/.gradle" ~/.pub-cache node_modules/a build/cache
      echo gradle > "$HOME/.gradle/kept"
      echo module > node_modules/a/b
      echo built > build/cache/c
      ln -sfn /etc node_modules/etc
      [ -e escape ] || ln -s "$OUTSIDE" escape
`);

// T24
test('a build restores the cache paths of the last one, and nothing outside is packed', async () => {
  await using it = await testBuild(cached);
  const OUTSIDE = join(it.path, 'outside');
  await mkdir(OUTSIDE);
  await writeFile(join(OUTSIDE, 'secret'), 'secret');
  expect(await it.build({ variables: { OUTSIDE } })).toEqual({ state: 'finished', message: null });
  expect(await it.log('Work')).toBe('empty\n');
  expect(await it.log('Restoring caches')).toBe('No caches have been stored yet.\n');
  const log = await it.log('Storing caches');
  for (const path of ['../outside', '/etc', '$HOME', 'escape'])
    expect(log).toContain(`The cache path \`${path}\` was skipped: it must be inside the clone or $HOME`);
  expect(log).toContain('The cache path missing does not exist.');

  expect(await it.build({ variables: { OUTSIDE } })).toEqual({ state: 'finished', message: null });
  // A link is stored as a link.
  const [gradle, module, built, ...found] = (await it.log('Work')).trimEnd().split('\n');
  expect([gradle, module, built]).toEqual(['gradle', 'module', 'built']);
  expect(found.toSorted()).toEqual([
    expect.stringMatching(/\/home\/\.pub-cache$/),
    'node_modules/etc/passwd',
  ]);
});

deepTest('a build that did not finish stores no cache', async () => {
  await using it = await testBuild(`${cached.trimEnd()}\n          exit 1\n`);
  expect(await it.build()).toMatchObject({ state: 'failed' });
  expect((await it.ask('GET', `/apps/${it.appId}/caches`)).body.caches).toEqual([]);
  expect(it.steps().at(-1)).toMatchObject({ name: 'Storing caches', status: 'skipped' });
});

// T24
deepTest('no link in the clone redirects a restored file', async () => {
  await using it = await testBuild(cached);
  const outside = join(it.path, 'target');
  await mkdir(outside);
  await it.build({ variables: { OUTSIDE: outside } });
  await symlink(outside, join(it.repository.path, 'build'));
  await symlink(outside, join(it.repository.path, 'node_modules'));
  await it.repository.commit({ 'codemagic.yaml': cached.replace(/script: \|[\s\S]*/, 'script: echo on\n') });
  expect(await it.build()).toEqual({ state: 'finished', message: null });
  const log = await it.log('Restoring caches');
  expect(log).toContain('The cache path `node_modules` was skipped');
  expect(log).toContain("The cache path build/cache was skipped: it is outside the build's folders.");
  expect(log).toContain('Restored $HOME/.gradle.');
  expect(await readdir(outside)).toEqual([]);
});

// T24
deepTest(
  'cached files replace existing ones and no link below their path is followed; others stay',
  async () => {
    const file = (script: string): string =>
      workflowFile(`cache: {cache_paths: [deps]}\nscripts: [{name: Work, script: ${script}}]`);
    await using it = await testBuild({
      'codemagic.yaml': file('mkdir deps/a && echo cached | tee deps/a/b > deps/c'),
      'deps/c': 'committed\n',
    });
    const outside = join(it.path, 'target');
    await mkdir(outside);
    await it.build();
    await symlink(outside, join(it.repository.path, 'deps/a'));
    const reading = file('cat deps/a/b deps/c deps/own');
    await it.repository.commit({ 'codemagic.yaml': reading, 'deps/c': 'changed\n', 'deps/own': 'own\n' });
    expect(await it.build()).toEqual({ state: 'finished', message: null });
    expect(await it.log('Work')).toBe('cached\ncached\nown\n');
    expect(await readdir(outside)).toEqual([]);
  },
);

deepTest('an unreadable archive is reported and ignored', async () => {
  // Its own service, because all of its files are damaged.
  await using it = await testBuild(cached, { env: { DAMAGED: 'yes' } });
  const variables = { OUTSIDE: it.path };
  await it.build({ variables });
  const stored = join(it.dataFolder, 'caches');
  for (const name of await readdir(stored)) await writeFile(join(stored, name), 'x'.repeat(2_000));
  expect(await it.build({ variables })).toEqual({ state: 'finished', message: null });
  expect(await it.log('Restoring caches')).toContain(
    'The stored caches could not be restored completely. The build continues with what was.',
  );
  expect(await it.log('Work')).toBe('empty\n');
});

deepOnLinux('of a cache with a path that is too long for the system, the rest is restored', async () => {
  const script = `ls kept || true
mkdir -p kept; echo 1 > kept/a; cd kept
for at in $(seq 25); do mkdir -p "$NAME"; cd "$NAME"; done; echo x > leaf`;
  await using it = await testBuild(scriptFile(script, 'cache: {cache_paths: [kept]}\n'));
  const variables = { NAME: 'd'.repeat(200) };
  await it.build({ variables });
  expect(await it.build({ variables })).toEqual({ state: 'finished', message: null });
  expect(await it.log('Restoring caches')).toMatch(/continues with what was\.\n$/);
  expect(await it.log('Work')).toMatch(/^a\n/);
});
