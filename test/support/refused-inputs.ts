import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { runAction } from './action-process.ts';
import { type FakeServer, saying, startFakeService } from './fake-service/server.ts';

interface RefusedInputs {
  readonly name: string;
  /** In addition to a token and a base URL. */
  readonly with: Readonly<Record<string, string>>;
  /** The annotation contains each of these. */
  readonly says: readonly string[];
  /** These are printed in masks only. */
  readonly hides?: readonly string[];
}

/** Declares a test for each combination of inputs: one annotation, no outputs, and no request. */
export function refusesInputs(action: string, cases: readonly RefusedInputs[]): void {
  let server: FakeServer;
  beforeAll(async () => {
    server = await startFakeService(saying({}));
  });
  afterAll(async () => server[Symbol.asyncDispose]());

  test.each(cases)(
    '$name gives one annotation that says what is expected, before any request',
    async ({ with: given, says, hides = [] }) => {
      const result = await runAction({
        action,
        with: { token: 'token-of-a-test', baseUrl: server.url, ...given },
      });
      expect(result.exitCode).toBe(1);
      expect(result.errors).toHaveLength(1);
      for (const text of says) expect(result.errors[0]?.data).toContain(text);
      const unmasked = result.printed.split('\n').filter((line) => !line.startsWith('::add-mask::'));
      for (const text of hides) expect(unmasked.join('\n')).not.toContain(text);
      expect(result.log.trim()).toBe('');
      expect(result.outputs).toEqual({});
      expect(server.requests).toEqual([]);
    },
  );
}
