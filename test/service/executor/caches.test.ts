import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { testBuild } from '../../support/executed-build.ts';
import { cached, keepCache } from './caches.ts';

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
