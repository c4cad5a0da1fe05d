import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { temporaryFolder } from '../support/folder.ts';
import { buildIn, pageBuild, plainTexts, untilCanceled } from '../support/page-stage.ts';
import { type BuildOrder, type Executor, scriptedExecutor } from '../support/scripted-executor.ts';
import { ask, type TestService, testService } from '../support/service.ts';
import { until } from '../support/until.ts';

type Headers = Readonly<Record<string, string>>;

/** Sends what a browser sends; `form` makes it a form of the page. */
function visit(service: TestService, path: string, cookie: string, form?: Readonly<Record<string, string>>) {
  const origin = { origin: service.baseUrl };
  return send(service, path, { cookie, ...(form && origin) }, form);
}

function send(service: TestService, path: string, headers: Headers, form?: Readonly<Record<string, string>>) {
  const body = form && new URLSearchParams(form).toString();
  return ask({ url: service.baseUrl + path, headers, ...(form ? { method: 'POST', body } : {}) });
}

/** The cookie of a browser that opens the address of a sign-in link. */
async function signIn(service: TestService, url = service.pageAddress()): Promise<string> {
  const { headers } = await ask({ url });
  return headers.get('set-cookie')?.split(';')[0] ?? '';
}

const policy =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

// T32
test('every page and file has the strict policy, and no page has a script', async () => {
  await using service = await testService();
  const cookie = await signIn(service);
  const { _id } = await buildIn(service, 'finished');
  const types = { css: 'text/css', svg: 'image/svg+xml' };
  for (const path of [
    'builds',
    `build?id=${_id}`,
    'build?id=x',
    'start',
    'sign-in',
    'page.css',
    'icon.svg',
  ]) {
    const { headers, body } = await visit(service, `/page/${path}`, cookie);
    const type = types[path.split('.')[1] as keyof typeof types] ?? 'text/html';
    expect([path, headers.get('content-type')]).toEqual([path, expect.stringContaining(type)]);
    expect(headers.get('content-security-policy')).toBe(policy);
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(body).not.toMatch(/<script| style=| on\w+=/);
  }
  expect((await visit(service, '/', '')).headers.get('location')).toBe('page/builds');
});

// T36
test('the code of a link opens the pages once, with a session that is no token and ends with the service', async () => {
  await using folder = await temporaryFolder();
  const dataFolder = folder.path;
  await using first = await testService({ dataFolder });
  const address = first.pageAddress();
  const unused = first.pageAddress().slice(first.baseUrl.length);
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/page\/sign-in\?code=[0-9a-f]{32}$/);
  const { status, headers } = await ask({ url: address });
  const { port } = new URL(address);
  const [, session = ''] =
    new RegExp(`^build-service-${port}=([0-9a-f]{64}); HttpOnly; SameSite=Strict$`).exec(
      headers.get('set-cookie') ?? '',
    ) ?? [];
  expect([status, session]).toEqual([200, expect.stringMatching(/./)]);
  const cookie = `build-service-${port}=${session}`;
  expect((await visit(first, '/page/builds', cookie)).status).toBe(200);

  // The link again, in another browser and in the same.
  const code = address.slice(first.baseUrl.length);
  expect((await visit(first, code, '')).status).toBe(403);
  expect((await visit(first, code, cookie)).headers.get('location')).toBe('builds');
  // A session is no token, and tokens and codes are no sessions.
  for (const more of [{ 'x-auth-token': session }, { authorization: `Bearer ${session}` }, { cookie }])
    expect((await send(first, '/user', more)).status).toBe(401);
  for (const other of [first.token, code.split('=')[1], '', 'x'])
    expect((await visit(first, '/page/builds', `build-service-${port}=${other}`)).status).toBe(401);
  expect((await visit(first, `/page/sign-in?code=${first.token}`, '')).status).toBe(403);
  for (const line of first.log)
    for (const secret of [code, session, first.token]) expect(line).not.toContain(secret);
  await first.running.stop();

  await using second = await testService({ dataFolder });
  const now = new URL(second.baseUrl).port;
  expect((await visit(second, '/page/builds', `build-service-${now}=${session}`)).status).toBe(401);
  expect((await visit(second, unused, '')).status).toBe(403);
});

// T36
test('a typed token is exchanged for a session, a wrong one is refused, and signing out ends the session', async () => {
  await using service = await testService();
  for (const token of ['0'.repeat(64), '', 'tökén']) {
    const refused = await visit(service, '/page/sign-in', '', { token });
    expect([refused.status, refused.headers.get('set-cookie')]).toEqual([403, null]);
  }
  const { headers } = await visit(service, '/page/sign-in', '', { token: ` ${service.token} ` });
  const cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
  expect(cookie).not.toContain(service.token);
  expect((await visit(service, '/page/builds', cookie)).status).toBe(200);
  await visit(service, '/page/sign-out', cookie, {});
  expect((await visit(service, '/page/builds', cookie)).status).toBe(401);
});

// T34, T36
test('a form of another page, or one that names no origin, changes nothing', async () => {
  await using service = await testService({
    executor: scriptedExecutor(pageBuild(plainTexts, untilCanceled)),
  });
  const cookie = await signIn(service);
  const { _id } = await buildIn(service, 'building');
  const start = { appId: service.appId, workflowId: 'android', kind: 'branch', ref: 'main' };
  const forms = { cancel: { id: _id }, start, 'sign-out': {}, 'sign-in': { token: service.token } };
  for (const origin of ['https://evil.example.com', 'http://127.0.0.1:1', 'null', undefined])
    for (const [path, form] of Object.entries(forms)) {
      const headers = { cookie, ...(origin === undefined ? {} : { origin }) };
      expect((await send(service, `/page/${path}`, headers, form)).status).toBe(403);
    }
  const { body } = await service.ask('GET', '/builds');
  expect(body.builds).toMatchObject([{ _id, status: 'building' }]);
  expect((await visit(service, '/page/builds', cookie)).status).toBe(200);
});

test('a user sees and changes nothing of others', async () => {
  await using service = await testService({ executor: scriptedExecutor(pageBuild(plainTexts)) });
  const { _id } = await buildIn(service, 'finished');
  const { artefacts, buildActions } = (await service.ask('GET', `/builds/${_id}`)).body.build;
  const { userId } = service.running.addUser('other@example.com');
  const cookie = await signIn(service, service.running.signInAddress(userId));
  const start = { appId: service.appId, workflowId: 'android', kind: 'branch', ref: 'main' };
  const step = buildActions[0]._id;
  for (const [path, form] of [
    [`build?id=${_id}`, undefined],
    [`log?id=${_id}&step=${step}`, undefined],
    [`artefact?path=${encodeURIComponent(artefacts[0].path)}`, undefined],
    [`start?appId=${service.appId}`, undefined],
    ['start', start],
    ['cancel', { id: _id }],
  ] as const)
    expect([path, (await visit(service, `/page/${path}`, cookie, form)).status]).toEqual([path, 404]);
  expect((await visit(service, '/page/builds', cookie)).body).toContain('No builds yet.');
});

test('pages do not count among the requests of the user, and only what they change is in the log', async () => {
  await using service = await testService({ limits: { requestsAnHour: 1 } });
  const cookie = await signIn(service);
  for (const path of ['builds', 'builds', 'page.css', 'build?id=x'])
    await visit(service, `/page/${path}`, cookie);
  await visit(service, '/page/cancel', cookie, { id: 'x' });
  expect((await service.ask('GET', '/apps')).status).toBe(200);
  expect(service.log.map((line) => line.replace(/ \d+ ms.*/, ''))).toEqual([
    'GET /page/build?id=x 404',
    'POST /page/cancel 404',
    'GET /apps 200',
  ]);
});

const stepId = 'b'.repeat(24);

test('a running build is loaded again with the step that is open, and an ended one is not', async () => {
  await using service = await testService({
    executor: scriptedExecutor(pageBuild(plainTexts, untilCanceled)),
  });
  const cookie = await signIn(service);
  const { _id } = await buildIn(service, 'building');
  const refresh = '<meta http-equiv="refresh" content="5">';
  const of = async (step: string) => (await visit(service, `/page/build?id=${_id}${step}`, cookie)).body;
  const shown = await until(async () => {
    const body = await of('');
    return body.includes('<pre>') && body;
  });
  expect(shown).toContain(refresh);
  expect(shown).toContain('<pre>compiling\n<span class="green">done</span>\n</pre>');
  expect(shown).toContain(`href="build?id=${_id}&amp;step=${'a'.repeat(24)}"`);
  expect(await of(`&step=${'a'.repeat(24)}`)).toContain('<pre>ready\n</pre>');
  expect(await of('&step=none')).not.toContain('<pre>');
  const { status, headers } = await visit(service, '/page/cancel', cookie, { id: _id });
  expect([status, headers.get('location')]).toEqual([303, `build?id=${_id}`]);
  const ended = await until(async () => {
    const body = await of('');
    return body.includes('>canceled</span>') && body;
  });
  expect(ended).not.toContain('refresh');
  expect(ended).not.toContain('Cancel this build');
});

test('of a long log the page shows the end, and the whole log is a text', async () => {
  const lines = Array.from({ length: 40_000 }, (_, at) => `line ${at} <b>`);
  const log = lines.map((line) => `\u001b[31m${line}\u001b[0m\n`).join('');
  await using service = await testService({
    executor: scriptedExecutor(pageBuild({ ...plainTexts, log })),
  });
  const cookie = await signIn(service);
  const { _id } = await buildIn(service, 'finished');
  const { body } = await visit(service, `/page/build?id=${_id}&step=${stepId}`, cookie);
  expect(body.length).toBeLessThan(2 ** 20);
  expect(body).toMatch(/<pre>…\n(?:<span class="firebrick">line \d+ &lt;b&gt;<\/span>\n)+<\/pre>/);
  expect(body).toContain('line 39999 ');
  const whole = await visit(service, `/page/log?id=${_id}&step=${stepId}`, cookie);
  expect(whole.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(whole.body).toBe(`${lines.join('\n')}\n`);
});

test('a page says what a build skipped and whether it was simulated, shows its message, and has its file', async () => {
  const message = 'No file matches `out/*.apk`. This build is simulated: it runs no scripts';
  await using service = await testService({
    executor: scriptedExecutor(async (work) => {
      const { order, recorder } = work;
      await pageBuild({ ...plainTexts, log: '' })(work);
      await writeFile(join(order.logs, `${stepId}.log`), '');
      const at = '2026-11-02T09:00:00.000+0000';
      const step = { _id: stepId, name: 'Work', type: null, status: 'success' } as const;
      const more = { subactions: [], skipped: ['publishing.email'] };
      await recorder.steps([{ ...step, startedAt: at, finishedAt: at, ...more }]);
      return { state: 'finished', message };
    }),
  });
  const cookie = await signIn(service);
  const { _id } = await buildIn(service, 'finished');
  expect((await visit(service, '/page/builds', cookie)).body).toContain('simulated · ');
  const { body } = await visit(service, `/page/build?id=${_id}`, cookie);
  expect(body).toContain('No file matches `out/*.apk`.');
  expect(body).toContain('Skipped: publishing.email.');
  expect(body).toContain('This step has no output.');
  const [, path = ''] = /href="(artefact\?path=[^"]+)">app.apk</.exec(body) ?? [];
  const file = await visit(service, `/page/${path}`, cookie);
  expect(file.body).toBe('the app');
  expect(file.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''app.apk");
});

test('the list goes on to older builds', async () => {
  await using service = await testService({ limits: { pageSize: 2 } });
  const cookie = await signIn(service);
  for (let count = 0; count < 3; count += 1) await buildIn(service, 'finished');
  const { body } = await visit(service, '/page/builds', cookie);
  expect(body.match(/android #\d/g)).toEqual(['android #3', 'android #2']);
  const [, older = ''] = /href="([^"]+)">Older builds/.exec(body) ?? [];
  const next = (await visit(service, `/page/${older}`, cookie)).body;
  expect(next.match(/android #\d/g)).toEqual(['android #1']);
  expect(next).not.toContain('Older builds');
});

const fileWorkflows: Awaited<ReturnType<Executor['listWorkflows']>> = [
  { id: 'android', name: 'Android app', inputs: [] },
  {
    id: 'custom',
    name: 'custom',
    inputs: [
      {
        name: 'flavour',
        type: 'choice',
        description: 'Which app',
        options: ['demo', 'full'],
        default: 'demo',
      },
      { name: 'minutes', type: 'number', default: '5' },
      { name: 'tests', type: 'boolean', default: 'True' },
      { name: 'tester', type: 'string', default: undefined },
    ],
  },
];

test('the form lists the workflows, has a field for each input, and starts one build however often it is sent', async () => {
  const orders: BuildOrder[] = [];
  const executor = scriptedExecutor((work) => {
    orders.push(work.order);
    return pageBuild(plainTexts)(work);
  });
  await using service = await testService({
    executor: { ...executor, listWorkflows: async () => fileWorkflows },
  });
  const cookie = await signIn(service);
  const { body: list } = await visit(service, '/page/start', cookie);
  const links = [...list.matchAll(/href="(start\?[^"]*workflowId=\w+)"/g)].map(([, link = '']) => link);
  expect(links).toHaveLength(2);
  const { body: form } = await visit(service, `/page/${links[1]?.replaceAll('&amp;', '&')}`, cookie);
  expect(form).toMatch(/<select id="input.flavour" [^>]*>.*<option value="demo" selected>.*value="full">/s);
  expect(form).toMatch(/<select id="input.tests" [^>]*>.*<option value="true" selected>/s);
  expect(form).toMatch(/<input id="input.minutes" [^>]*value="5" type="number" step="any" required>/);
  expect(form).toMatch(/<input id="input.tester" [^>]*value="" required>/);
  expect(form).toContain('Which app');
  expect(form).toMatch(/name="ref" [^>]*value="main">/);
  const hidden = Object.fromEntries(
    [...form.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
  const filled = { ...hidden, kind: 'tag', ref: ' v1.0 ', 'input.flavour': 'full', 'input.tester': '<Ada>' };

  for (const [variables, why] of [
    ['API=a\r\n\r\nsecret', 'Variables, line 3: expected NAME=value'],
    ['not-a-name=secret', 'not-a-name'],
  ] as const) {
    const refused = await visit(service, '/page/start', cookie, { ...filled, variables });
    expect(refused.status).toBe(400);
    const [, problem] = /role="alert">([^<]*)</.exec(refused.body) ?? [];
    expect(problem).toContain(why);
    expect(problem).not.toContain('secret');
    expect(service.log.at(-1)).toMatch(/^POST \/page\/start 400 \d+ ms \S+: .*(?:NAME=value|not-a-name)/);
    expect(service.log.at(-1)).not.toContain('secret');
    // What was typed stays.
    expect(refused.body).toMatch(/value="tag" selected.*value="full" selected.*value="&lt;Ada&gt;".*secret/s);
  }
  expect(orders).toEqual([]);

  const variables = 'API_URL=https://a.example.com/?b=c\r\n\r\nEMPTY=';
  const sent = [1, 2].map(() => visit(service, '/page/start', cookie, { ...filled, variables }));
  const [one, two] = (await Promise.all(sent)).map(({ headers }) => headers.get('location'));
  expect(one).toMatch(/^build\?id=\w{24}$/);
  expect(two).toBe(one);
  await buildIn(service, 'finished');
  expect(orders).toHaveLength(2);
  expect(orders[0]).toMatchObject({
    workflowId: 'custom',
    ref: { tag: 'v1.0' },
    variables: { API_URL: 'https://a.example.com/?b=c', EMPTY: '' },
    inputs: { flavour: 'full', tester: '<Ada>' },
  });
  const { body: build } = await visit(service, `/page/${one}`, cookie);
  expect(build).toContain(
    `start?appId=${service.appId}&amp;workflowId=custom&amp;kind=tag&amp;ref=v1.0">Start again`,
  );
});
