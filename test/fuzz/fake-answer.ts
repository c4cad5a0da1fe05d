import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { defaultLimits } from '../../src/limits.ts';
import { type Client, createClient } from '../../src/client/client.ts';
import type { Transport } from '../../src/client/http/transport.ts';
import { FakeClock, seededRandom } from '../support/fake-clock.ts';

/** An answer of a service to any request. */
interface FakeAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

export const baseUrl = new URL('https://service.example/api');

/**
 * The real client of a service that gives these answers in turn, again and again. Time stands still: whatever would
 * wait is refused.
 */
export function clientOf(answers: readonly FakeAnswer[]): Client {
  let next = 0;
  const transport: Transport = async () => {
    const { status, headers, text } = answers[next++ % answers.length] ?? nothing;
    const body = new IncomingMessage(new Socket());
    body.push(Buffer.from(text));
    body.push(null);
    return { status, headers, body };
  };
  return createClient({
    baseUrl,
    token: 'token-of-a-test-5f2a',
    transport,
    clock: new FakeClock(),
    random: seededRandom(1),
    limits: { ...defaultLimits, retryBudgetMs: 0 },
    redactProse: (text) => text,
    onRetry: () => undefined,
  });
}

const nothing: FakeAnswer = { status: 204, headers: {}, text: '' };
