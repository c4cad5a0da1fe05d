import { expect, test } from '@jest/globals';
import { CertificateRefused } from '../../../../src/client/errors.ts';
import { failureOf, testClient } from '../../../support/client.ts';
import { startTlsFront } from '../../../support/company-network.ts';
import { startFakeService } from '../../../support/fake-service/server.ts';

// T40
test('a certificate that is not trusted ends a start at once, with advice, and nothing is sent', async () => {
  await using server = await startFakeService((_, response) => response.end('{}'));
  await using front = await startTlsFront({ port: Number(new URL(server.url).port) });
  const retries: Error[] = [];
  const onRetry = (error: Error): void => void retries.push(error);
  const client = testClient(`https://localhost:${front.port}`, { onRetry });
  const failure = await failureOf(client.builds.start({ appId: 'a', workflowId: 'w', branch: 'main' }));
  expect(failure).toBeInstanceOf(CertificateRefused);
  expect(failure.message).toContain('NODE_EXTRA_CA_CERTS');
  expect(retries).toEqual([]);
  expect(server.requests).toEqual([]);
});
