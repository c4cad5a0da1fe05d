import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import {
  readConfiguration,
  secretValues,
  variableGroups,
  WrongConfiguration,
} from '../../src/service/applications/configuration.ts';
import { withGroups } from '../../src/service/cli/group-options.ts';
import { temporaryFolder } from '../support/folder.ts';
import { ask, testService } from '../support/service.ts';

test('the service starts with the users, tokens, teams and roles of the configuration', async () => {
  const token = 'ada-token';
  const hash = createHash('sha256').update(token).digest('hex');
  const configuration = readConfiguration(
    `users: [{ email: ada@example.com, tokenHashes: [${hash}] }]
teams:
  - { name: Mobile, owners: [ada@example.com], developers: [grace@example.com] }`,
    'service.yaml',
  );
  await using service = await testService({ configuration });
  const { teamId } = service.running.addTeam({ name: 'Mobile', ownerId: service.userId });
  const { status, body } = await ask({
    url: `${service.baseUrl}/team/${teamId}/invitation`,
    method: 'POST',
    token,
    body: { email: 'new@example.com', role: 'developer' },
  });
  expect(status).toBe(200);
  expect(body.members.map(({ email, role }: { email: string; role: string }) => [email, role])).toEqual([
    ['ada@example.com', 'owner'],
    ['grace@example.com', 'developer'],
    ['new@example.com', 'developer'],
    ['owner@example.com', 'owner'],
  ]);
});

test('every scalar of the file is read as text, and an empty file is valid', () => {
  const { groups } = readConfiguration('groups: { versions: { A: 1.10, B: true, C: 007 } }', 'x');
  expect(groups).toEqual({ versions: { A: '1.10', B: 'true', C: '007' } });
  expect(readConfiguration('', 'x')).toEqual({
    users: [],
    teams: [],
    groups: {},
    publicVariables: [],
    applications: [],
  });
});

test('a value is secret unless its name is in publicVariables and no other variable has it', () => {
  const configuration = readConfiguration(
    'groups: { a: { ID: com.example, KEY: k }, b: { NAME: k } }\npublicVariables: [ID, NAME]',
    'x',
  );
  expect(secretValues(configuration, configuration.groups)).toEqual(['k']);
});

test('aliases that expand to too much data are rejected', () => {
  const levels = Array.from(
    { length: 9 },
    (_, at) => `a${at + 1}: &a${at + 1} [${Array(9).fill(`*a${at}`)}]`,
  );
  const read = (): unknown => readConfiguration(['a0: &a0 [x]', ...levels].join('\n'), 'x.yaml');
  expect(read).toThrow(WrongConfiguration);
  expect(read).toThrow(/its aliases expand to too much data$/);
});

test.each([
  [`${'- '.repeat(5_000)}a\n- b`, 'it is nested too deeply'],
  [`a: ${'['.repeat(5_000)}`, 'line 1 is nested too deeply'],
  [`a:\n${'- '.repeat(5_000)}x`, 'line 2 is nested too deeply'],
])('a file that is nested too deeply is rejected: %#', (text, why) => {
  const read = (): unknown => readConfiguration(text, 'x.yaml');
  expect(read).toThrow(WrongConfiguration);
  expect(read).toThrow(`Invalid configuration file x.yaml: ${why}`);
});

test('the error of a wrong file names the place in it and contains no value', () => {
  const cases: [string, RegExp][] = [
    ['users: [', /Invalid configuration file x\.yaml: line \d is not valid YAML$/],
    ['user: []', /the file: Unrecognized key: "user"/],
    ['users: [{ email: secret }]', /users\.0\.email: /],
    ['users: [{ email: a@b, tokenHashes: [secret] }]', /users\.0\.tokenHashes\.0: expected a SHA-256/],
    ['groups: { g: { A-B: secret } }', /groups\.g\.A-B: /],
    [
      'applications: [{ repositoryUrl: /a, workflows: { w: { scripts: { a: secret } } } }]',
      /workflows\.w\.scripts: must be a list/,
    ],
  ];
  for (const [text, message] of cases) {
    const read = (): unknown => readConfiguration(text, 'x.yaml');
    expect(read).toThrow(WrongConfiguration);
    expect(read).toThrow(message);
    expect(read).not.toThrow(/secret/);
  }
});

/** `--group`: variable groups from `.env` files. */
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
