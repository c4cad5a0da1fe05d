import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { scriptFile, testBuild } from '../support/built.ts';
import { temporaryFolder } from '../support/folder.ts';
import { ask, testService } from '../support/service.ts';
import { runServiceDoor } from '../support/service-process.ts';

/** Why the service does not start with this configuration file. */
async function refusalOf(configuration: string): Promise<string> {
  const starting = testService({ configuration });
  return starting.then(
    async (service) => {
      await service[Symbol.asyncDispose]();
      return 'it started';
    },
    (error: Error) => error.message,
  );
}

test('the service starts with the users, tokens, teams and roles of the configuration', async () => {
  const token = 'ada-token';
  const hash = createHash('sha256').update(token).digest('hex');
  const configuration = `users: [{ email: ada@example.com, tokenHashes: [${hash}] }]
teams:
  - { name: Mobile, owners: [ada@example.com], developers: [grace@example.com] }`;
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

test('an empty file is valid', async () => {
  expect(await refusalOf('')).toBe('it started');
});

// T28
test('scalars are text, and a value is secret unless its name is in publicVariables and no other variable has it', async () => {
  await using folder = await temporaryFolder();
  const config = join(folder.path, 'service.yaml');
  const groups =
    'a: { ID: com.example.shop, KEY: k3y-k3y-k3y, VERSION: 1.10, LEAD: 007 }, b: { NAME: k3y-k3y-k3y }';
  await writeFile(config, `groups: { ${groups} }\npublicVariables: [ID, NAME]\n`);
  const file = scriptFile('echo "$ID $KEY $NAME $VERSION $LEAD"', 'environment: { groups: [a, b] }');
  await using it = await testBuild(file, { more: ['--config', config] });
  expect(await it.build()).toMatchObject({ state: 'finished' });
  expect(await it.log('Work')).toBe('com.example.shop *** *** 1.10 007\n');
});

test('the error of a wrong file names the place in it and contains no value', async () => {
  const levels = Array.from(
    { length: 9 },
    (_, at) => `a${at + 1}: &a${at + 1} [${Array(9).fill(`*a${at}`)}]`,
  );
  const cases: [string, RegExp][] = [
    [['a0: &a0 [secret]', ...levels].join('\n'), /its aliases have no anchors or expand to too much data$/],
    ['users: [', /Invalid configuration file service\.yaml: line \d is not valid YAML$/],
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
    const refusal = await refusalOf(text);
    expect(refusal).toMatch(message);
    expect(refusal).not.toContain('secret');
  }
});

/** `--group`: variable groups from `.env` files. */
test('a group of a .env file replaces that of the configuration', async () => {
  await using folder = await temporaryFolder();
  const env = join(folder.path, 'signing.env');
  await writeFile(env, '# the key\nexport KEY="one\ntwo"\nHASH=a#b\nEMPTY=\nPATH_OF=$HOME\n');
  const file = scriptFile(
    'echo "$OLD|$KEY|$HASH|$EMPTY|$PATH_OF|$B"',
    'environment: { groups: [signing, other] }',
  );
  await using it = await testBuild(file, {
    configuration: { groups: { signing: { OLD: 'a' }, other: { B: 'b' } } },
    more: ['--group', `signing=${env}`],
  });
  expect(await it.build()).toMatchObject({ state: 'finished' });
  expect(await it.log('Work')).toBe('|one\ntwo|a||$HOME|b\n');
});

test('an error about a .env file names the file and the line, and nothing that stands in it', async () => {
  await using folder = await temporaryFolder();
  const file = join(folder.path, 'signing.env');
  const start = async (): Promise<string> => {
    const data = ['--data', join(folder.path, 'data'), '--sandbox', 'off'];
    const { printed, exit } = runServiceDoor(['--group', `signing=${file}`, ...data]);
    expect(await exit).toBe(1);
    return printed.join('\n');
  };
  expect(await start()).toMatch(`--group signing: ${file} cannot be read: ENOENT`);
  await writeFile(file, 'A=1\nhunter-2=hunter3\n');
  expect(await start()).toBe(
    `--group signing: ${file} line 2: expected NAME=value, where a name has letters, digits and underscores`,
  );
});
