/** `--group`: variable groups from `.env` files. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { readConfiguration, variableGroups } from '../../src/service/applications/configuration.ts';
import { withGroups } from '../../src/service/cli/group-options.ts';
import { temporaryFolder } from '../support/folder.ts';

test('a group of a .env file replaces that of the configuration, also of an application', async () => {
  await using folder = await temporaryFolder();
  const text = '# the key\nexport KEY="one\ntwo"\nHASH=a#b\nEMPTY=\nPATH_OF=$HOME\n';
  await writeFile(join(folder.path, 'signing.env'), text);
  const configuration = readConfiguration(
    'groups: { signing: { OLD: a }, other: { B: b } }\napplications: [{ repositoryUrl: /app, groups: { signing: { OLD: c } } }]',
    'service.yaml',
  );
  const groupFiles = [{ name: 'signing', file: 'signing.env' }];
  const given = { groupFiles, emptyGroups: false, folder: folder.path };
  const groups = variableGroups(await withGroups(configuration, given), { repositoryUrl: '/app' });
  expect(groups).toEqual({
    signing: { KEY: 'one\ntwo', HASH: 'a', EMPTY: '', PATH_OF: '$HOME' },
    other: { B: 'b' },
  });
});

test('an error about a .env file names the file and the line, and nothing that stands in it', async () => {
  await using folder = await temporaryFolder();
  const file = join(folder.path, 'signing.env');
  const configuration = readConfiguration('', 'service.yaml');
  const read = () =>
    withGroups(configuration, {
      groupFiles: [{ name: 'signing', file }],
      emptyGroups: false,
      folder: '/',
    });
  await expect(read()).rejects.toThrow(`--group signing: ${file} cannot be read: ENOENT`);
  await writeFile(file, 'A=1\nhunter-2=hunter3\n');
  await expect(read()).rejects.toThrow(
    `--group signing: ${file} line 2: expected NAME=value, where a name has letters, digits and underscores`,
  );
});
