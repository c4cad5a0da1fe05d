import { expect, test } from '@jest/globals';
import {
  authorityFile,
  privateHost,
  startConnectProxy,
  startTlsFront,
} from '../../support/company-network.ts';
import { setFaultStage } from '../../support/fault-stage.ts';
import { temporaryFolder } from '../../support/folder.ts';

test('every request works through a proxy and with a private certificate authority, including downloads', async () => {
  const baseUrl = `https://${privateHost}`;
  await using stage = await setFaultStage({ shownAs: baseUrl });
  await using front = await startTlsFront({ port: Number(new URL(stage.proxy.url).port) });
  await using company = await startConnectProxy({ routes: { [`${privateHost}:443`]: front.port } });
  await using folder = await temporaryFolder();
  const door = await stage.door({
    with: { baseUrl, clearCaches: 'all', cancelPrevious: 'true', download: folder.path },
    env: { HTTPS_PROXY: company.url, NODE_EXTRA_CA_CERTS: authorityFile },
  });
  const { exitCode, errors, warnings, outputs } = await door.result;
  expect({ exitCode, errors, warnings, status: outputs.status }).toEqual({
    exitCode: 0,
    errors: [],
    warnings: [],
    status: 'finished',
  });
  expect(JSON.parse(outputs.artefacts ?? '')).toEqual([
    expect.objectContaining({ name: 'app.apk', path: expect.stringContaining(folder.path) }),
  ]);
  // One tunnel for each request, and no other connections.
  expect(company.tunnels).toEqual(
    stage.proxy.requests.map(() => ({ to: `${privateHost}:443`, hasCredentials: false })),
  );
  expect(stage.proxy.requests.map(({ path }) => path.replace(/[0-9a-f-]{24,36}/g, ':id'))).toEqual(
    expect.arrayContaining([
      '/builds',
      '/builds/:id',
      '/apps/:id/caches',
      expect.stringMatching(/^\/artifacts\/:id\/:id\/app\.apk$/),
      expect.stringMatching(/\/public-url$/),
    ]),
  );
  expect(company.plainRequests).toEqual([]);
});
