import { execFileSync } from 'node:child_process';
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { deepTest } from '../../support/deep-test.ts';
import { testBuild, workflowFile } from '../../support/executed-build.ts';
import { cached, keepCache } from './caches.ts';

// T24
test('a build restores the cache paths of the last one, and nothing outside is packed', async () => {
  await using it = await testBuild(cached);
  await mkdir(join(it.path, 'outside'));
  await writeFile(join(it.path, 'outside', 'secret'), 'secret');
  expect(await it.build()).toEqual({ state: 'finished', message: null });
  expect(await it.log('Work')).toBe('empty\n');
  expect(await it.log('Restoring caches')).toBe('No caches have been stored yet.\n');
  const log = await it.log('Storing caches');
  for (const path of ['../outside', '/etc', '$HOME', 'escape'])
    expect(log).toContain(`The cache path \`${path}\` was skipped: it must be inside the clone or $HOME`);
  expect(log).toContain('The cache path missing does not exist.');

  const archive = await keepCache(it);
  expect(it.recorded.cache?.size).toBe((await readFile(archive)).length);
  const names = execFileSync('tar', ['-tf', archive], { encoding: 'utf8' }).trim().split('\n').sort();
  expect(names).toEqual([
    'clone/build/cache/',
    'clone/build/cache/c',
    'clone/node_modules/',
    'clone/node_modules/a/',
    'clone/node_modules/a/b',
    'clone/node_modules/etc',
    'home/.gradle/',
    'home/.gradle/kept',
    'home/.pub-cache/',
  ]);
  expect(await it.build({ cacheArchive: archive })).toEqual({ state: 'finished', message: null });
  expect(await it.log('Work')).toBe('gradle\nmodule\nbuilt\n');
});

deepTest('a build that did not finish stores no cache', async () => {
  await using it = await testBuild(`${cached.trimEnd()}\n          exit 1\n`);
  expect(await it.build()).toMatchObject({ state: 'failed' });
  expect(it.recorded.cache).toBeUndefined();
  expect(it.recorded.steps.at(-1)).toMatchObject({ name: 'Storing caches', status: 'skipped' });
});

// T24
deepTest('no link in the clone redirects a restored file', async () => {
  await using it = await testBuild(cached);
  await it.build();
  const archive = await keepCache(it);
  const outside = join(it.path, 'target');
  await mkdir(outside);
  await symlink('../../target', join(it.repository.path, 'build'));
  await symlink('../../target', join(it.repository.path, 'node_modules'));
  await it.repository.commit({ 'codemagic.yaml': cached.replace(/script: \|[\s\S]*/, 'script: echo on\n') });
  expect(await it.build({ cacheArchive: archive })).toEqual({ state: 'finished', message: null });
  const log = await it.log('Restoring caches');
  expect(log).toContain('The cache path `node_modules` was skipped');
  expect(log).toContain("The cache path build/cache was skipped: it is outside the build's folders.");
  expect(log).toContain('Restored $HOME/.gradle.');
  expect(await readdir(outside)).toEqual([]);
});

deepTest('cached files replace existing ones, and other files stay', async () => {
  await using it = await testBuild({
    'codemagic.yaml': workflowFile(`cache: {cache_paths: [deps]}
scripts:
  - name: Work
    script: cat deps/a deps/own; echo cached > deps/a; mkdir deps/new
`),
    'deps/a': 'committed\n',
    'deps/own': 'own\n',
  });
  await it.build();
  expect(await it.log('Work')).toBe('committed\nown\n');
  const archive = await keepCache(it);
  await it.repository.commit({ 'deps/a': 'changed\n', 'deps/more': 'more\n' });
  expect(await it.build({ cacheArchive: archive })).toMatchObject({ state: 'failed' });
  expect(await it.log('Work')).toContain('cached\nown\n');
});

deepTest.each(['x'.repeat(2_000), ''])('an unreadable archive is reported and ignored', async (content) => {
  await using it = await testBuild(cached);
  const cacheArchive = join(it.path, 'broken.tar');
  if (content) await writeFile(cacheArchive, content);
  expect(await it.build({ cacheArchive })).toEqual({ state: 'finished', message: null });
  expect(await it.log('Restoring caches')).toContain(
    'The stored caches cannot be read. The build continues without them.',
  );
  expect(await it.log('Work')).toBe('empty\n');
});

deepTest('a cache that cannot be stored does not fail the build', async () => {
  await using it = await testBuild(cached);
  const full = Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' });
  const outcome = await it.build({}, {}, { cache: () => Promise.reject(full) });
  expect(outcome).toEqual({ state: 'finished', message: null });
  expect(await it.log('Storing caches')).toContain('The caches were not stored: the disk is full.');
});
