import { type Client, createClient } from '../../src/client/client.ts';
import type { Connection } from '../../src/client/connection.ts';
import { networkTransport, type Transport } from '../../src/client/http/transport.ts';
import type { Clock, Random } from '../../src/clock.ts';
import type { BuildFilter, SeenBuild } from '../../src/contract/build.ts';
import { defaultLimits, type Limits } from '../../src/limits.ts';
import { FakeClock, seededRandom } from './fake-clock.ts';
import { rememberSecrets, rememberService } from './leaks.ts';

export const testToken = 'token-of-a-test-5f2a';

interface TestClientOptions {
  readonly clock?: Clock;
  readonly random?: Random;
  readonly limits?: Partial<Limits>;
  readonly transport?: Transport;
  readonly redactProse?: (text: string) => string;
  readonly contactBy?: number;
  readonly onRetry?: Connection['onRetry'];
}

/** The real client over real sockets, with a fake clock. */
export function testClient(baseUrl: string, options: TestClientOptions = {}): Client {
  rememberSecrets([testToken]);
  rememberService(baseUrl, 'any');
  return createClient({
    baseUrl: new URL(baseUrl),
    token: testToken,
    transport: options.transport ?? networkTransport,
    clock: options.clock ?? new FakeClock(),
    random: options.random ?? seededRandom(1),
    redactProse: options.redactProse ?? ((text) => text),
    limits: { ...defaultLimits, ...options.limits },
    onRetry: options.onRetry ?? (() => undefined),
    contactBy: options.contactBy,
  });
}

/** The error of a request that certainly did not reach the service. */
export const unreachable = { failure: { kind: 'network', certain: true } };

/** Limits without time for a second attempt. */
export const oneAttempt: Partial<Limits> = { retryBudgetMs: 0, startRetryMs: 0 };

/** Returns the error of a promise. Throws if it does not reject. */
export async function failureOf(work: Promise<unknown>): Promise<Error> {
  const outcome = await work.then(
    () => new Error('It did not fail'),
    (error: unknown) => error,
  );
  return outcome instanceof Error ? outcome : new Error(String(outcome));
}

export async function allBuilds({ builds }: Client, filter: BuildFilter = {}): Promise<SeenBuild[]> {
  return (await all(builds.pages(filter))).flatMap((page) => page.builds);
}

export async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}
