import { expect, test } from '@jest/globals';
import { networkFailure } from '../../../../src/client/http/failure.ts';

test('an unknown host and a refused connection are certain failures, other network errors are not', () => {
  const coded = (code: string): Error => Object.assign(new Error(code), { code });
  for (const code of ['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED']) {
    expect(networkFailure(coded(code))).toEqual({ kind: 'network', certain: true });
    expect(networkFailure(new Error('failed', { cause: coded(code) })).certain).toBe(true);
  }
  for (const code of ['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'UND_ERR_SOCKET']) {
    expect(networkFailure(coded(code)).certain).toBe(false);
    const mixed = Object.assign(new AggregateError([coded('ECONNREFUSED'), coded(code)]), {
      code: 'ECONNREFUSED',
    });
    expect(networkFailure(mixed).certain).toBe(false);
  }
  const refused = new AggregateError([coded('ECONNREFUSED'), coded('ECONNREFUSED')]);
  expect(networkFailure(refused).certain).toBe(true);
  expect(networkFailure(new AggregateError([])).certain).toBe(false);
  expect(networkFailure('ECONNREFUSED').certain).toBe(false);
});
