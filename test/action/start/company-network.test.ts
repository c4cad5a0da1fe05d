import { afterEach, beforeEach, expect, test } from '@jest/globals';
import {
  authorityFile,
  type ConnectProxy,
  privateHost,
  startConnectProxy,
  startTlsFront,
} from '../../support/company-network.ts';
import { deepTest } from '../../support/deep-test.ts';
import { type FaultStage, setFaultStage } from '../../support/fault-stage.ts';
import { temporaryFolder } from '../../support/folder.ts';

let stack: AsyncDisposableStack;

let stage: FaultStage;

let company: ConnectProxy;

let tlsPort: number;

const baseUrl = `https://${privateHost}`;

beforeEach(async () => {
  stack = new AsyncDisposableStack();
  stage = stack.use(await setFaultStage({ shownAs: baseUrl }));
  const front = stack.use(await startTlsFront({ port: Number(new URL(stage.proxy.url).port) }));
  tlsPort = front.port;
  company = stack.use(await startConnectProxy({ routes: { [`${privateHost}:443`]: front.port } }));
});

afterEach(() => stack.disposeAsync());

test('every request works through a proxy and with a private certificate authority, including downloads', async () => {
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

deepTest(
  'without the certificate authority, the error names the setting for it, and only one request is sent',
  async () => {
    const door = await stage.door({ with: { baseUrl }, env: { HTTPS_PROXY: company.url } });
    const { exitCode, errors } = await door.result;
    expect(exitCode).toBe(1);
    expect(errors.map(({ data }) => data)).toEqual([expect.stringContaining('NODE_EXTRA_CA_CERTS')]);
    expect(company.tunnels).toHaveLength(1);
    expect(stage.proxy.requests).toEqual([]);
  },
);

deepTest('requests to hosts in NO_PROXY do not use the proxy', async () => {
  const env = { HTTPS_PROXY: company.url, NO_PROXY: 'localhost', NODE_EXTRA_CA_CERTS: authorityFile };
  const door = await stage.door({
    with: { baseUrl: `https://localhost:${tlsPort}`, publicLinks: 'false' },
    env,
  });
  expect(await door.result).toMatchObject({ exitCode: 0, outputs: { status: 'finished' } });
  expect(company.tunnels).toEqual([]);
});
