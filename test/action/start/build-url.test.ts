import { expect, test } from '@jest/globals';
import { startConnectProxy, startTlsFront } from '../../support/company-network.ts';
import { deepTest } from '../../support/deep-test.ts';
import { setFaultStage } from '../../support/fault-stage.ts';
import { setStage } from '../../support/stage.ts';

test('of the hosted service, the outputs have the page of each build, in the build action and in wait', async () => {
  const baseUrl = 'https://api.codemagic.io';
  await using stage = await setFaultStage({ shownAs: baseUrl });
  await using front = await startTlsFront({ port: Number(new URL(stage.proxy.url).port) });
  await using company = await startConnectProxy({ routes: { 'api.codemagic.io:443': front.port } });
  // The test's certificate is for another host.
  const env = { HTTPS_PROXY: company.url, NODE_TLS_REJECT_UNAUTHORIZED: '0' };
  const door = await stage.door({ with: { baseUrl, publicLinks: 'false' }, env });
  const built = await door.result;
  expect(built.errors).toEqual([]);
  const { buildId = '', buildUrl } = built.outputs;
  const url = `https://codemagic.io/app/${stage.service.appId}/build/${buildId}`;
  expect(buildUrl).toBe(url);
  expect(JSON.parse(built.outputs.builds ?? '')).toMatchObject([{ buildId, url }]);

  const given = { baseUrl, publicLinks: 'false', appId: '', workflowId: '', branch: '', buildId };
  const waited = await (await stage.door({ action: 'wait', with: given, env })).result;
  expect(waited.errors).toEqual([]);
  expect(waited.outputs.buildUrl).toBe(url);
  expect(JSON.parse(waited.outputs.builds ?? '')).toMatchObject([{ buildId, url }]);
});

deepTest('of a service whose pages are not known, buildUrl is empty and builds have no url', async () => {
  await using stage = await setStage();
  const { outputs } = await stage.run({ with: { workflowId: 'android', wait: 'false' } });
  expect(outputs.buildUrl).toBe('');
  expect(JSON.parse(outputs.builds ?? '')).toEqual([expect.not.objectContaining({ url: expect.anything() })]);
});
