import type { IncomingHttpHeaders } from 'node:http';

export interface ReceivedRequest {
  readonly method: string;
  /** Path and query as they were sent. */
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** What the tests of one file gave to steps and clients, and the hosts of `baseUrl` that may get it. */
const secrets = new Set<string>();
const services = new Set<string>();

/** Shorter ones, such as `pat`, are words that stand in many a request. */
const shortestSecret = 8;

/** Remembers secrets: from now on no server of these tests may receive them but where they belong. */
export function rememberSecrets(given: readonly (string | undefined)[]): void {
  for (const secret of given) if (secret && secret.length >= shortestSecret) secrets.add(secret);
}

/** Remembers that a service may be sent its token: it is the `baseUrl` of a step or a client. */
export function rememberService(baseUrl: string | undefined): void {
  const host = baseUrl && URL.parse(baseUrl)?.host;
  if (host) services.add(host);
}

/**
 * The rule that holds for every request in every test: a secret stands in `x-auth-token` to a service that is
 * somebody's `baseUrl`, in `authorization` to GitHub, and nowhere else, in no spelling.
 */
export class ReceivedRequests {
  readonly #receiver: 'a service' | 'GitHub';
  readonly #all: ReceivedRequest[] = [];

  constructor(receiver: 'a service' | 'GitHub') {
    this.#receiver = receiver;
  }

  note(request: ReceivedRequest): void {
    this.#all.push(request);
  }

  /** @throws for the first request that holds a secret where none may be */
  refuseLeaks(): void {
    for (const { headers, ...rest } of this.#all) {
      const own = this.#receiver === 'GitHub' ? 'authorization' : 'x-auth-token';
      const isAllowed = this.#receiver === 'GitHub' || services.has(headers.host ?? '');
      const { [own]: _, ...others } = headers;
      const sent = JSON.stringify({ ...rest, headers: isAllowed ? others : headers });
      if ([...secrets].some((secret) => spellings(secret).some((spelling) => sent.includes(spelling))))
        throw new Error(`A secret was sent to ${this.#receiver} at ${headers.host}:\n${sent}`);
    }
  }
}

/** The search is made in JSON, so a text is looked for as JSON would write it. */
function spellings(secret: string): string[] {
  const forms = [
    secret,
    encodeURIComponent(secret),
    Buffer.from(secret).toString('base64').replace(/=+$/, ''),
  ];
  return forms.map((form) => JSON.stringify(form).slice(1, -1));
}
