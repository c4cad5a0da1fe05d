import { expect, test } from '@jest/globals';
import { authorityFile } from '../../support/tls-front.ts';
import { baseUrl, company, stage, tlsPort } from './company-network.ts';

test('without the certificate authority, the error names the setting for it, and only one request is sent', async () => {
  const door = await stage.door({ with: { baseUrl }, env: { HTTPS_PROXY: company.url } });
  const { exitCode, errors } = await door.result;
  expect(exitCode).toBe(1);
  expect(errors.map(({ data }) => data)).toEqual([expect.stringContaining('NODE_EXTRA_CA_CERTS')]);
  expect(company.tunnels).toHaveLength(1);
  expect(stage.proxy.requests).toEqual([]);
});

test('requests to hosts in NO_PROXY do not use the proxy', async () => {
  const env = { HTTPS_PROXY: company.url, NO_PROXY: 'localhost', NODE_EXTRA_CA_CERTS: authorityFile };
  const door = await stage.door({
    with: { baseUrl: `https://localhost:${tlsPort}`, publicLinks: 'false' },
    env,
  });
  expect(await door.result).toMatchObject({ exitCode: 0, outputs: { status: 'finished' } });
  expect(company.tunnels).toEqual([]);
});
