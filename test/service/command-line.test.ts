import { existsSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { parseCommand, WrongCommand } from '../../src/service/cli/command-line.ts';
import { deepTest } from '../support/deep-test.ts';
import { temporaryFolder } from '../support/folder.ts';
import { ask } from '../support/service.ts';
import { runServiceDoor, serviceProcess } from '../support/service-process.ts';
import { until } from '../support/until.ts';

/** Runs a command to its end. */
async function run(...given: string[]): Promise<{ code: number | null; text: string }> {
  const { printed, exit } = runServiceDoor(given);
  const code = await exit;
  return { code, text: printed.join('\n') };
}

test('without options the service runs two builds at a time on port 4040, in .build-service', () => {
  const serve = { port: 4040, builders: 2, sandbox: { mode: 'auto' } };
  expect(parseCommand([])).toMatchObject({ kind: 'serve', data: '.build-service', serve });
});

// T34
test('a wrong command line is an error', () => {
  for (const [given, why] of [
    [['--port', '65536'], /^--port: expected a whole number from 0 to 65535, got "65536"/],
    [['--builders', '0'], /^--builders: expected a whole number from 1 to 64/],
    [['--sandbox', 'on'], /^--sandbox: expected auto, required, off, got "on"/],
    [['--sandbox', 'off', '--no-network'], /^--no-network has no effect with --sandbox off/],
    [['--prot', '1'], /^Unknown option '--prot'$/],
    [['--data'], /^Option '--data <value>' argument missing$/],
    [['--group', 'signing'], /^--group: expected <name>=<file>, got "signing"/],
    [['--group', 'a=1.env', '--group', 'a=2.env'], /^--group a was given twice/],
    [['--new'], /^--new has no effect in "--new"/],
    [['user', 'add', 'a@b', '--port', '1'], /^--port has no effect in "user add a@b --port 1"/],
    [['user'], /^Unknown command "user"/],
    [['user', 'remove', 'a@b'], /^Unknown command "user remove a@b"/],
    [['user', 'add', 'nobody'], /^"nobody" is not an email address/],
    [['user', 'add'], /^Expected "user add <email>", got "user add"/],
    [['user', 'token'], /^Expected "user token --new \[<email>\]", got "user token"/],
    [['team', 'add'], /^Expected "team add <name> \[<email>\]", got "team add"/],
  ] as const) {
    expect(() => parseCommand(given)).toThrow(WrongCommand);
    expect(() => parseCommand(given)).toThrow(why);
  }
});

test('the message about it ends with the usage', async () => {
  const { code, text } = await run('--prot', '1');
  expect(code).toBe(1);
  expect(text).toMatch(/^Unknown option '--prot'\n\nnpm run service -- \[options\] /);
});

deepTest('--public-url is the address of a proxy, without a slash at the end', () => {
  const read = (url: string) => {
    const command = parseCommand(['--public-url', url]);
    return command.kind === 'serve' ? command.serve.publicUrl : command.kind;
  };
  expect(read('https://CI.example.com')).toBe('https://ci.example.com');
  expect(read('http://ci.example.com:8080/builds/')).toBe('http://ci.example.com:8080/builds');
  for (const wrong of [
    'ci.example.com',
    'ftp://ci.example.com',
    'https://a:b@ci.example.com',
    'https://ci.example.com/?a=b',
    'https://ci.example.com/#',
    '',
  ])
    expect(() => read(wrong)).toThrow(/^--public-url: expected an http or https address without a user name/);
  expect(read('https://ci.example.com/@me')).toBe('https://ci.example.com/@me');
});

// T33
deepTest('users, tokens and teams can be added while the service runs; a token is shown once', async () => {
  await using folder = await temporaryFolder();
  const dataFolder = folder.path;
  const missing = join(dataFolder, 'typo');
  const early = await run('user', 'token', '--new', '--data', missing);
  expect(early).toEqual({ code: 1, text: expect.stringMatching(`^There is no data folder ${missing}: `) });
  expect(existsSync(missing)).toBe(false);

  await using service = await serviceProcess({ dataFolder });
  const data = ['--data', dataFolder];
  const added = await run('user', 'add', 'ada@example.com', ...data);
  const [, token] = /API token \(shown only once\): ([0-9a-f]{64})$/.exec(added.text) ?? [];
  expect((await ask({ url: `${service.baseUrl}/apps`, token })).status).toBe(200);
  const another = await run('user', 'token', '--new', 'ada@example.com', ...data);
  expect(another.text).toMatch(/^API token \(shown only once\): [0-9a-f]{64}$/);
  expect(another.text).not.toContain(String(token));

  const team = await run('team', 'add', 'Mobile', 'ada@example.com', ...data);
  const [, teamId] = /^Team ([0-9a-f]{24}) \(Mobile\)$/.exec(team.text) ?? [];
  const invitation = await ask({
    url: `${service.baseUrl}/team/${teamId}/invitation`,
    method: 'POST',
    token,
    body: { email: 'grace@example.com', role: 'developer' },
  });
  expect(invitation.status).toBe(200);
  const none = await run('user', 'token', '--new', 'nobody@example.com', ...data);
  expect(none).toEqual({ code: 1, text: 'No user nobody@example.com' });

  expect(await service.end('SIGINT')).toBe(0);
  await using again = await serviceProcess({ dataFolder, token: service.token });
  expect((await again.ask('GET', '/apps')).status).toBe(200);
  expect(again.printed.join('\n')).not.toMatch(/[0-9a-f]{64}/);
});

deepTest('--repository adds an application only once, and a taken port is an error', async () => {
  await using folder = await temporaryFolder();
  const more = ['--repository', folder.path];
  const dataFolder = `${folder.path}/data`;
  const line = (printed: readonly string[]) => printed.find((text) => text.startsWith('Application '));
  const first = await serviceProcess({ dataFolder, more });
  await first.end('SIGINT');
  await using second = await serviceProcess({ dataFolder, token: first.token, more });
  expect(line(first.printed)).toMatch(/^Application [0-9a-f]{24}: \//);
  expect(line(second.printed)).toBe(line(first.printed));

  const { port } = new URL(second.baseUrl);
  const taken = await run('--port', port, '--data', `${folder.path}/other`);
  expect(taken).toEqual({
    code: 1,
    text: expect.stringContaining(`Port ${port} on 127.0.0.1 cannot be used`),
  });
});

deepTest('a repository that cannot be cloned is rejected before anything is created', async () => {
  await using folder = await temporaryFolder();
  const dataFolder = `${folder.path}/data`;
  for (const [given, why] of [
    ['nowhere', /^\/.*\/nowhere does not exist: give an existing folder, or an https or SSH address$/],
    ['ext::sh', /^The repository's address is not valid\. Expected an https or SSH address/],
  ] as const) {
    const refused = await run('--repository', given, '--port', '0', '--data', dataFolder);
    expect(refused).toEqual({ code: 1, text: expect.stringMatching(why) });
    expect(refused.text.split('\n')).toHaveLength(1);
  }
  expect(existsSync(dataFolder)).toBe(false);
});

deepTest('the first user gets a token only once, also when the configuration adds that user', async () => {
  await using folder = await temporaryFolder();
  const config = `${folder.path}/service.yaml`;
  await writeFile(config, 'users: [{ email: ada@example.com }]\n');
  const given = { dataFolder: `${folder.path}/it's data`, more: ['--config', config] };
  const first = await serviceProcess(given);
  expect((await first.ask('GET', '/apps')).status).toBe(200);
  await first.end('SIGINT');
  await using second = await serviceProcess({ ...given, token: first.token });
  const text = second.printed.join('\n');
  expect(text).not.toMatch(/[0-9a-f]{64}/);
  const data = `'${given.dataFolder.replace("'", "'\\''")}'`;
  expect(text).toContain(
    `To create a new one:\n  export BUILD_SERVICE_TOKEN=$(npm run service -- user token --new --data ${data} |`,
  );
});

// T33
deepTest('for a program, the ready file has all, also a token that is stored nowhere', async () => {
  await using folder = await temporaryFolder();
  const file = join(folder.path, 'ready.json');
  await writeFile(file, 'of a service that was killed');
  const data = join(folder.path, 'data');
  const given = ['--port', '0', '--data', data, '--ready-file', file, '--repository', folder.path];
  const { child, printed, exit } = runServiceDoor(given);
  const { baseUrl, token, ...ready } = await until(async () => {
    const text = await readFile(file, 'utf8');
    return text.startsWith('{') && JSON.parse(text);
  });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const { status, body } = await ask({ url: `${baseUrl}/apps`, token });
  expect(status).toBe(200);
  expect(ready).toEqual({
    appIds: [body.applications[0]._id],
    signInUrl: expect.stringMatching(`^${baseUrl}/page/sign-in`),
    pid: child.pid,
    dataFolder: data,
  });
  child.kill('SIGTERM');
  expect(await exit).toBe(0);
  expect(existsSync(file)).toBe(false);
  expect(printed.filter((line) => !/^\d{4}-\d\d-\d\dT\S+ /.test(line))).toEqual([]);
  expect(printed.join()).not.toMatch(/[0-9a-f]{32}/);

  await using second = await serviceProcess({ dataFolder: data });
  expect((await ask({ url: `${second.baseUrl}/apps`, token })).status).toBe(401);
  const nowhere = await run('--ready-file', `${folder.path}/no/ready.json`, '--temporary', '--port', '0');
  expect(nowhere.code).toBe(1);
  expect(nowhere.text).toMatch(/^--ready-file \S+ cannot be written: ENOENT/m);
});
