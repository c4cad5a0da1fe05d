import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { Client } from '../../src/client/client.ts';
import { oneAttempt, testClient } from '../support/client.ts';

/** An answer of a service to any request. */
interface FakeAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly text: string;
}

export const baseUrl = new URL('https://service.example/api');

/**
 * The real client of a service that gives these answers in turn, again and again. Time stands still: whatever would
 * wait is refused.
 */
export function clientOf(answers: readonly FakeAnswer[]): Client {
  let next = 0;
  return testClient(baseUrl.href, {
    limits: oneAttempt,
    async transport() {
      const { status, headers = {}, text } = answers[next++ % answers.length] ?? { status: 204, text: '' };
      const body = new IncomingMessage(new Socket());
      body.push(Buffer.from(text));
      body.push(null);
      return { status, headers, body };
    },
  });
}
