/** What `--strict` refuses, and what the service otherwise logs. All other tests run against a strict service. */
import { afterAll, expect, test } from '@jest/globals';
import { runBuild } from '../support/builds.ts';
import { produce, scriptedExecutor } from '../support/scripted-executor.ts';
import { ask, type TestService, testService } from '../support/service.ts';

/** A wrong request: method and path with `APP`, `BUILD` and `FILE`, more headers, and a body. */
type Wrong = readonly [why: string, request: string, headers?: Record<string, string>, body?: unknown];

const start = { appId: 'APP', workflowId: 'android', branch: 'main' };
const text = { 'content-type': 'text/plain' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const sshKey = { data: 'LS0t', passphrase: null };
const repositoryUrl = 'git@git.example:team/app.git';
const json = 'send application/json, even without a body';
const missing = `the header Content-Type is missing: ${json}`;
const bearer = `the token is in "Authorization: Bearer": send it in the header x-auth-token; ${missing}`;

const wrongRequests: readonly Wrong[] = [
  [`the header Content-Type is "text/plain": ${json}`, 'POST /builds', text, start],
  [`Content-Type is "application/x-www-form-urlencoded": ${json}`, 'POST /builds', form, start],
  [`Content-Type is "": ${json}`, 'GET /builds', { 'content-type': '' }],
  [`Content-Type is "text/plain": ${json}`, 'GET /apps/APP', text],
  [`Content-Type is "text/plain": ${json}`, 'DELETE /apps/APP/caches', text],
  [`Content-Type is "text/plain": ${json}`, 'GET /artifacts/FILE', text],
  [
    'unknown field "enviroment" (did you mean "environment"?)',
    'POST /builds',
    {},
    { ...start, enviroment: {} },
  ],
  ['unknown field "appID" (did you mean "appId"?)', 'POST /builds', {}, { ...start, appID: 'APP' }],
  [
    'unknown field "environment.variable" (did you mean "environment.variables"?)',
    'POST /builds',
    {},
    { ...start, environment: { variable: { A: 'secret' } } },
  ],
  ['"branch" and "tag" exclude each other', 'POST /builds', {}, { ...start, tag: 'v1' }],
  ['"branch" and "tag" exclude each other', 'POST /builds', {}, { ...start, tag: '' }],
  ['"labels" is null: leave it out', 'POST /builds', {}, { ...start, labels: null }],
  ['unknown field "name"', 'POST /apps', {}, { repositoryUrl, name: 'secret' }],
  ['unknown field "sshKey"', 'POST /apps', {}, { repositoryUrl, sshKey }],
  [
    'unknown field "sshKey.passPhrase" (did you mean "sshKey.passphrase"?)',
    'POST /apps/new',
    {},
    { repositoryUrl, sshKey: { ...sshKey, passPhrase: 'secret' } },
  ],
  ['unknown field "expiry"', 'POST /artifacts/FILE/public-url', {}, { expiry: 1 }],
  [
    'unknown field "team"',
    'POST /team/x/invitation',
    {},
    { email: 'a@example.com', role: 'owner', team: 'x' },
  ],
  ['unknown parameter "appID" (did you mean "appId"?)', 'GET /builds?appID=APP'],
  ['unknown parameter "appId"', 'GET /apps?appId=APP'],
  ['the body must be empty', 'POST /builds/BUILD/cancel', {}, {}],
];

const executor = scriptedExecutor(produce([['app.apk', 'content']]));
const [strict, loose] = [await testService({ executor }), await testService({ executor, strict: false })];
const services = [strict, loose];
const builds = new Map(await Promise.all(services.map(async (one) => [one, await runBuild(one)] as const)));
afterAll(() => Promise.all(services.map((one) => one[Symbol.asyncDispose]())));

/** Sends a request, and returns its status and what the service says of it: in the answer, or else in its log. */
async function said(service: TestService, [, request, headers = {}, given]: Wrong) {
  const [method = '', template = ''] = request.split(' ');
  const { _id, artefacts } = builds.get(service);
  const fill = (text: string): string =>
    text.replace('APP', service.appId).replace('BUILD', _id).replace('FILE', artefacts[0].path);
  const body = given && JSON.parse(fill(JSON.stringify(given)));
  const before = service.log.length;
  const url = service.baseUrl + fill(template);
  const { status, body: answer } = await ask({ url, method, token: service.token, headers, body });
  return { status, text: [answer.error, ...service.log.slice(before)].join('\n') };
}

test.each(wrongRequests)(
  '%s: %s is refused by a strict service, and logged by any other',
  async (...wrong) => {
    const [why] = wrong;
    const refused = await said(strict, wrong);
    expect(refused).toMatchObject({ status: 400, text: expect.stringContaining(why) });
    const logged = await said(loose, wrong);
    expect(logged.text).toContain(`The contract does not allow this request: `);
    expect(logged.text).toContain(why);
    expect(refused.text + logged.text).not.toContain('secret');
    expect((await strict.ask('GET', '/builds')).body.builds).toHaveLength(1);
  },
);

test('a token that is only in Authorization: Bearer is refused with 401', async () => {
  for (const { baseUrl, token } of services) {
    const headers = { authorization: `Bearer ${token}` };
    const { status, body } = await ask({ url: `${baseUrl}/builds`, headers });
    if (baseUrl === loose.baseUrl) expect(status).toBe(200);
    else expect({ status, body }).toEqual({ status: 401, body: { error: expect.stringContaining(bearer) } });
  }
});

test('what the service has beyond the contract is allowed, and parameters of Content-Type', async () => {
  const headers = { authorization: `Bearer ${strict.token}` };
  const status = async (path: string) => (await fetch(strict.baseUrl + path, { headers })).status;
  expect([await status('/user?more=1'), await status('/builds/x/step/y')]).toEqual([200, 404]);
  const type = { 'x-auth-token': strict.token, 'content-type': 'Application/JSON; charset=utf-8' };
  const list = `${strict.baseUrl}/builds?skip=0&limit=1&status=finished`;
  expect((await ask({ url: list, headers: type })).status).toBe(200);
  const start = { workflow_id: 'android', branch: 'main', inputs: {}, more: 1 };
  expect((await strict.ask('POST', `/api/v3/apps/${strict.appId}/builds`, start)).status).toBe(202);
  expect(strict.log.filter((line) => line.includes(' 202 '))).toEqual([
    expect.stringMatching(
      /^POST \S+ 202 .*: The contract does not allow this request: unknown field "more"$/,
    ),
  ]);
});
