/** A start with workflowInputs goes to the newer API; everything after it is the contract's, by the same id. */
import { expect, test } from '@jest/globals';
import { start } from '../../../src/action/start/run.ts';
import { networkTransport, type Transport } from '../../../src/client/http/transport.ts';
import { perform } from '../../../src/entry/run-action.ts';
import { defaultLimits } from '../../../src/limits.ts';
import { deepTest } from '../../support/deep-test.ts';
import { scaledClock, seededRandom } from '../../support/fake-clock.ts';
import { errorAnswer } from '../../support/fault-proxy.ts';
import { builtCommit, type FaultStage, setFaultStage } from '../../support/fault-stage.ts';
import { rememberService } from '../../support/leaks.ts';
import { memoryRunner } from '../../support/memory-runner.ts';
import { finishAtOnce, runUntilCanceled } from '../../support/scripted-executor.ts';
import { setStage } from '../../support/stage.ts';
import { until } from '../../support/until.ts';

const v3Start = { method: 'POST', path: /^\/api\/v3\/apps\/[^/]+\/builds$/ } as const;

/** The requests to the newer API. */
function toV3({ proxy }: FaultStage): string[] {
  return proxy.requests
    .filter(({ path }) => path.startsWith('/api/v3/'))
    .map(({ method, path }) => `${method} ${path.replace(/\/apps\/[^/]+/, '/apps/…')}`);
}

test('inputs of all four types reach the build of the example, and only its start goes to the newer API', async () => {
  await using stage = await setStage();
  const given = { flavour: 'full', tester: 'Ada; "Lady" #1', minutes: 7, tests: false };
  const result = await stage.run({
    event: { name: 'push', ref: 'refs/heads/main' },
    with: { workflowId: 'custom', workflowInputs: JSON.stringify(given), labels: 'nightly' },
  });
  expect(result).toMatchObject({ exitCode: 0, errors: [], warnings: [], outputs: { status: 'finished' } });
  const [start, ...others] = stage.proxy.requests;
  expect(start).toMatchObject({ method: 'POST', path: `/api/v3/apps/${stage.service.appId}/builds` });
  expect(start?.body).toEqual({
    workflow_id: 'custom',
    branch: 'main',
    labels: ['nightly', expect.stringMatching(/^gh-4242-1-[0-9a-f]{32}$/)],
    inputs: given,
  });
  expect(others.filter(({ path }) => path.startsWith('/api/v3/'))).toEqual([]);

  const { build } = (await stage.service.ask('GET', `/builds/${result.outputs.buildId}`)).body;
  expect(build).toMatchObject({ status: 'finished', config: { name: 'Android app, full' } });
  const links: string[] = JSON.parse(result.outputs.publicLinks ?? '');
  const texts = await Promise.all(links.map(async (link) => (await fetch(link)).text()));
  expect(texts).toContain('For Ada; "Lady" #1\n');
  expect(texts.join()).toContain('flavour: full');
  expect(result.log).toContain('Build Android');
});

test('a service without the newer API gives one error that names the input, and no build', async () => {
  await using stage = await setFaultStage();
  stage.proxy.add({ path: /^\/api\/v3\//, fault: errorAnswer(404), times: Number.POSITIVE_INFINITY });
  const main = stage.main({ with: { workflowInputs: 'flavour=full' } });
  expect(await main.succeeded).toBe(false);
  expect(main.errors).toEqual([
    expect.stringMatching(
      /refused v3\.startBuild with status 404.*does not seem to support the v3 API, which workflowInputs requires\. Remove that input, or check baseUrl/s,
    ),
  ]);
  expect(main.warnings).toEqual([]);
  expect(stage.builds()).toEqual([]);
});

deepTest.each([
  ['lines are texts', 'flavour=full\n\n count = 3 \nnote=a=b', { flavour: 'full', count: '3', note: 'a=b' }],
  [
    'JSON keeps numbers and booleans',
    '{"flavour": "full", "count": 1.50, "big": 9007199254740991, "release": false, "none": ""}',
    { flavour: 'full', count: 1.5, big: 9007199254740991, release: false, none: '' },
  ],
  ['an empty object', '{}', {}],
  ['a name as JavaScript has it', '{"__proto__": 1}', JSON.parse('{"__proto__": 1}')],
])('%s', async (_, workflowInputs, sent) => {
  await using stage = await setFaultStage();
  const main = stage.main({ with: { workflowInputs, wait: 'false' } });
  expect({ succeeded: await main.succeeded, errors: main.errors }).toEqual({ succeeded: true, errors: [] });
  const [start] = stage.proxy.requests;
  expect(start).toHaveProperty('body.inputs', sent);
});

// T21
deepTest.each([
  ['null', '{"a": 1, "flavour": null}', '"flavour"', 'null, lists and objects are not supported'],
  ['a list', '{"flavour": ["hunter2"]}', '"flavour"', 'null, lists and objects are not supported'],
  ['an object', '{"flavour": {"hunter2": 1}}', '"flavour"', 'null, lists and objects are not supported'],
  [
    'a number that JSON would round',
    '{"count": 90071992547409930}',
    '"count"',
    'put longer numbers in quotes',
  ],
  ['a number without end', '{"count": 1e400}', '"count"', 'put longer numbers in quotes'],
  ['broken JSON', '{"flavour": hunter2}', 'not valid JSON', 'strings, numbers and booleans'],
  ['a line without =', 'hunter2', 'line 1', 'name=value'],
  ['YAML', 'flavour: hunter2', 'line 1', 'use = instead of :'],
  ['a text of several lines', 'note<<END\nhunter2\nEND', 'line 1', 'name=value'],
  ['the token', '{"flavour": "x the-token-of-hunter2"}', 'contains a token that this step uses, in flavour'],
])('%s is an error before any request, and shows no value', async (_, workflowInputs, ...says) => {
  await using stage = await setFaultStage();
  const main = stage.main({ with: { workflowInputs, token: 'the-token-of-hunter2' } });
  expect(await main.succeeded).toBe(false);
  expect(main.errors).toHaveLength(1);
  for (const text of ['workflowInputs', ...says]) expect(main.errors[0]).toContain(text);
  expect(main.errors[0]).not.toMatch(/hunter2|9007|1e400/);
  expect(stage.proxy.requests).toEqual([]);
});

deepTest.concurrent.each([
  ['an unknown name', { colour: 'red' }, 'has no input `colour`'],
  ['a wrong type', { minutes: 'soon' }, 'inputs.minutes'],
  ['a boolean in place of a text', { tester: true }, 'inputs.tester'],
  ['an unknown option', { flavour: 'paid' }, 'inputs.flavour'],
])('%s: the build fails, and the error has the name of the input', async (_, given, says) => {
  await using stage = await setStage();
  const workflowInputs = JSON.stringify(given);
  const { exitCode, errors } = await stage.run({ with: { workflowId: 'custom', workflowInputs } });
  expect([exitCode, errors.length]).toEqual([1, 1]);
  expect(errors[0]?.data).toContain(says);
  expect(errors[0]?.data).not.toContain('The default branch has these workflows');
});

deepTest('a start that is refused for an input is told with the name of the input', async () => {
  await using stage = await setFaultStage();
  const extra = [{ key: 'flavour', message: 'is not one of the options' }];
  const body = JSON.stringify({ status_code: 400, detail: 'Validation failed', extra });
  stage.proxy.add({ ...v3Start, fault: { kind: 'answer', request: 'lost', status: 400, body } });
  const main = stage.main({ with: { workflowInputs: 'flavour=paid' } });
  expect(await main.succeeded).toBe(false);
  expect(main.errors).toEqual([
    expect.stringContaining('Validation failed (flavour: is not one of the options)'),
  ]);
  expect(stage.builds()).toEqual([]);
});

const listed =
  'The default branch has these workflows: "android" ("Android app"), "ios" ("iOS app"), "custom" (';

deepTest(
  'a refused start, and a failed build, of an unknown workflow list those of the newer API',
  async () => {
    await using stage = await setStage();
    const inputs = { workflowId: 'androd', workflowInputs: 'flavour=full' };
    const failed = await stage.run({ with: inputs });
    expect(failed.errors.map(({ data }) => data)).toEqual([expect.stringContaining('There is no workflow')]);
    expect(failed.errors[0]?.data).toContain(listed);

    await using refusing = await setFaultStage();
    refusing.proxy.add({ ...v3Start, fault: errorAnswer(404) });
    const data = [{ id: 'one', name: 'First' }, { id: 'two' }, { name: 'without an id' }];
    const body = JSON.stringify({ data });
    refusing.proxy.add({
      path: /\/workflows$/,
      fault: { kind: 'answer', request: 'lost', status: 200, body },
    });
    const main = refusing.main({ with: { workflowInputs: 'flavour=full', workflowId: 'three' } });
    expect(await main.succeeded).toBe(false);
    expect(main.errors).toEqual([
      expect.stringContaining('The default branch has these workflows: "one" ("First"), "two".'),
    ]);
    expect(toV3(refusing)).toEqual(['POST /api/v3/apps/…/builds', 'GET /api/v3/apps/…/workflows']);
  },
);

// T1
deepTest.each([
  ['', ['https://api.codemagic.io/builds', 'https://api.codemagic.io/builds']],
  [
    'flavour=full',
    [
      'https://codemagic.io/api/v3/apps/…/builds',
      'https://codemagic.io/api/v3/apps/…/workflows',
      'https://codemagic.io/api/v3/apps/…/builds',
    ],
  ],
])('with workflowInputs %j and the default baseUrl, the token goes to these hosts', async (given, starts) => {
  await using stage = await setFaultStage({ shownAs: 'https://api.codemagic.io' });
  rememberService(stage.proxy.url, given);
  const { appId, token } = stage.service;
  const asked: string[] = [];
  const transport: Transport = (request, options) => {
    expect(request.headers['x-auth-token']).toBe(token);
    asked.push(request.url.href.replace(appId, '…'));
    const url = new URL(request.url.pathname + request.url.search, stage.proxy.url);
    return networkTransport({ ...request, url }, options);
  };
  const step = { token, appId, workflowId: 'android', branch: 'main', workflowInputs: given };
  const run = (): Promise<boolean> => {
    const { runner } = memoryRunner({ with: step });
    const parts = { clock: scaledClock(1), random: seededRandom(1), limits: defaultLimits };
    return perform(start, { transport, runner, ...parts });
  };
  // The first start is refused, so that the workflows are listed.
  stage.proxy.add({ method: 'POST', path: /\/builds$/, fault: errorAnswer(404) });
  expect([await run(), await run()]).toEqual([false, true]);
  const others = asked.filter((address) => !starts.includes(address));
  expect(asked.filter((address) => starts.includes(address))).toEqual(starts);
  expect(new Set(others.map((address) => new URL(address).origin))).toEqual(
    new Set(['https://api.codemagic.io']),
  );
});

deepTest.each(['SIGINT', 'SIGKILL'] as const)(
  'a step that gets %s before the answer leaves its build to the post step',
  async (signal) => {
    await using stage = await setFaultStage({ script: runUntilCanceled });
    stage.proxy.add({ ...v3Start, fault: { kind: 'hang', request: 'arrives' } });
    const step = { with: { workflowInputs: 'flavour=full' } };
    const door = await stage.door(step);
    await stage.proxy.when(({ path, arrivals }) => path.startsWith('/api/v3/') && arrivals === 1);
    door.process.kill(signal);
    const post = await stage.postDoor(await door.result, step);
    expect(post.log).toContain('was cancelled, because the step that started it was stopped');
    await until(() => stage.running().length === 0);
    expect(stage.builds().map(({ status }) => status)).toEqual(['canceled']);
    expect(toV3(stage)).toHaveLength(1);
  },
);

deepTest(
  'steps with one reuseKey and different workflowInputs never take the build of each other',
  async () => {
    await using stage = await setFaultStage({ script: finishAtOnce });
    const reused = async (workflowInputs: string): Promise<string | undefined> => {
      const given = { workflowInputs, reuseKey: 'app-1', commit: builtCommit };
      const main = stage.main({ with: given });
      expect({ succeeded: await main.succeeded, errors: main.errors }).toEqual({
        succeeded: true,
        errors: [],
      });
      return main.outputs.reused;
    };
    const forms = ['', '{"release": true}', '{"release": "true"}', '{"release": false}', 'flavour=full'];
    for (const form of forms) expect([form, await reused(form)]).toEqual([form, '[]']);
    const ids = stage.builds().map(({ id }) => JSON.stringify([id]));
    for (const [index, form] of forms.entries())
      expect([form, await reused(form)]).toEqual([form, ids[index]]);
    expect(await reused('release=true')).toBe(ids[2]);
    expect(stage.builds()).toHaveLength(forms.length);
  },
);
