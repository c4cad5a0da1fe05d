/** A start with workflowInputs goes to the newer API; everything after it is the contract's, by the same id. */
import { expect, test } from '@jest/globals';
import { start } from '../../../src/action/start/run.ts';
import { networkTransport, type Transport } from '../../../src/client/http/transport.ts';
import { perform } from '../../../src/entry/run-action.ts';
import { defaultLimits } from '../../../src/limits.ts';
import { scaledClock, seededRandom } from '../../support/fake-clock.ts';
import { errorAnswer } from '../../support/fault-proxy.ts';
import { setFaultStage } from '../../support/fault-stage.ts';
import { rememberService } from '../../support/leaks.ts';
import { memoryRunner } from '../../support/memory-runner.ts';
import { setStage } from '../../support/stage.ts';

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
      /refused v3\.startBuild with status 404.*does not support the v3 API, which workflowInputs requires/s,
    ),
  ]);
  expect(main.warnings).toEqual([]);
  expect(stage.builds()).toEqual([]);
});

// T1
test.each([
  ['', ['https://api.codemagic.io/builds', 'https://api.codemagic.io/builds']],
  [
    'flavour=full',
    ['https://codemagic.io/api/v3/apps/…/builds', 'https://codemagic.io/api/v3/apps/…/builds'],
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
  const run = async () => {
    const { runner, outputs } = memoryRunner({ with: step });
    const parts = { clock: scaledClock(1), random: seededRandom(1), limits: defaultLimits };
    return { succeeded: await perform(start, { transport, runner, ...parts }), outputs };
  };
  // The first start is refused, so that the reason is looked up.
  stage.proxy.add({ method: 'POST', path: /\/builds$/, fault: errorAnswer(404) });
  expect(await run()).toMatchObject({ succeeded: false, outputs: { buildUrl: '' } });
  const { succeeded, outputs } = await run();
  expect(succeeded).toBe(true);
  // The page of a build is known of the hosted service alone.
  const url = `https://codemagic.io/app/${appId}/build/${outputs.buildId}`;
  expect(outputs.buildUrl).toBe(url);
  expect(JSON.parse(outputs.builds ?? '')).toMatchObject([{ url }]);
  const others = asked.filter((address) => !starts.includes(address));
  expect(asked.filter((address) => starts.includes(address))).toEqual(starts);
  expect(new Set(others.map((address) => new URL(address).origin))).toEqual(
    new Set(['https://api.codemagic.io']),
  );
});
