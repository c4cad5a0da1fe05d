import type { Addresses } from './addresses.ts';
import type { Repository } from './repository.ts';

/** A checked request: it matches the description, its token has the permission, and its repository exists. */
export interface Call {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** Already checked against GitHub's schema; handlers name the fields that they read. */
  readonly body: unknown;
  /** The raw body, for uploads. */
  readonly bytes: Buffer;
  readonly contentType: string;
  /** Empty if the request has no length. */
  readonly contentLength: string;
  readonly accept: string;
  readonly repository: Repository;
  /** The owner of the token. */
  readonly login: string;
  readonly at: Addresses;
  /** Milliseconds, by the server's clock. */
  readonly time: number;
  /** The same in ISO 8601. */
  readonly now: string;
}

export interface Answer {
  readonly status: number;
  readonly body?: unknown;
  /** Sent as it is, instead of JSON. */
  readonly bytes?: Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

export type Handlers = Readonly<Record<string, (call: Call) => Answer>>;

/** An error that GitHub answers. */
export class Refusal extends Error {
  readonly answer: Answer;

  constructor(status: number, message: string, options?: { readonly code: string; readonly field: string }) {
    super(message);
    const errors = options && { errors: [{ resource: 'Release', ...options }] };
    const body = {
      message,
      ...errors,
      documentation_url: 'https://docs.github.com/rest',
      status: String(status),
    };
    this.answer = { status, body };
  }
}

/** One page of a list, with the `Link` header to the next one. */
export function page(call: Call, all: readonly unknown[], path: string): Answer {
  const size = Math.min(100, Math.max(1, Number(call.query.get('per_page') ?? 30)));
  const number = Math.max(1, Number(call.query.get('page') ?? 1));
  const last = Math.max(1, Math.ceil(all.length / size));
  const link = (to: number, rel: string): string => {
    const query = new URLSearchParams(call.query);
    query.set('page', String(to));
    return `<${call.at.api}${path}?${query}>; rel="${rel}"`;
  };
  const links = [
    ...(number > 1 ? [link(number - 1, 'prev'), link(1, 'first')] : []),
    ...(number < last ? [link(number + 1, 'next'), link(last, 'last')] : []),
  ];
  return {
    status: 200,
    body: all.slice((number - 1) * size, number * size),
    headers: links.length > 0 ? { link: links.join(', ') } : {},
  };
}
