import { readdir, readFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';

/**
 * The rule for every step in every test: a secret appears only in its one `::add-mask::` line, before anything else is
 * printed, and nowhere else in the output or in a file that the step wrote below `folder`.
 */
export async function refuseLeaks(
  printed: string,
  { secrets, folder }: { secrets: readonly string[]; folder: string },
): Promise<void> {
  const lines = printed.split('\n');
  for (const secret of secrets) {
    const [mask = '', ...rest] = lines.filter((line) => line.includes(secret));
    if (printed.includes(secret) && (mask !== `::add-mask::${secret}` || rest.length > 0))
      throw new Error(`A secret was printed:\n${[mask, ...rest].join('\n')}`);
  }
  const others = lines.slice(lines.findIndex((line) => !line.startsWith('::add-mask::')));
  if (others.some((line) => secrets.some((secret) => line.includes(secret))))
    throw new Error(`Something was printed before a secret was masked:\n${lines[0]}`);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const content = await readFile(file);
    if (secrets.some((secret) => content.includes(secret)))
      throw new Error(`A secret was written to ${file}:\n${content}`);
  }
}

export interface ReceivedRequest {
  readonly method: string;
  /** Path and query as sent. */
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/**
 * The secrets of the tests in one file, in every spelling that JSON may have, and the hosts of `baseUrl` that may receive
 * them, with or without the newer API.
 */
const spellings = new Set<string>();
const services = new Set<string>();
const newerApis = new Set<string>();

/** Shorter secrets, such as `pat`, are parts of many harmless requests. */
const shortestSecret = 8;

/** Registers secrets, which the servers of these tests may then receive only in the right places. */
export function rememberSecrets(given: readonly (string | undefined)[]): void {
  for (const secret of given) {
    if (!secret || secret.length < shortestSecret) continue;
    const base64 = Buffer.from(secret).toString('base64').replace(/=+$/, '');
    for (const form of [secret, encodeURIComponent(secret), base64])
      spellings.add(JSON.stringify(form).slice(1, -1));
  }
}

/** Registers the `baseUrl` of a step or client, which may receive its token; its newer API, only with `workflowInputs`. */
export function rememberService(baseUrl: string | undefined, workflowInputs?: string): void {
  const host = baseUrl && URL.parse(baseUrl)?.host;
  if (!host) return;
  services.add(host);
  if (workflowInputs) newerApis.add(host);
}

/**
 * The rule for every request in every test: a secret may appear in `x-auth-token` to a service that is the `baseUrl` of a
 * step or client (to its newer API only with `workflowInputs`), in `authorization` to GitHub, and nowhere else, in no
 * spelling.
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

  /** @throws for the first request with a secret in the wrong place */
  refuseLeaks(): void {
    const sent = this.#all.map((request) => this.#checkedPart(request));
    // All requests are searched at once for each spelling: a test file may have thousands of secrets and requests.
    const all = sent.join('\n');
    const leaked = [...spellings].filter((spelling) => all.includes(spelling));
    const leak = sent.find((text) => leaked.some((spelling) => text.includes(spelling)));
    if (leak !== undefined) throw new Error(`A secret was sent to ${this.#receiver}:\n${leak}`);
  }

  /** The request as JSON, without the header that may contain the token. */
  #checkedPart({ headers, ...rest }: ReceivedRequest): string {
    const own = this.#receiver === 'GitHub' ? 'authorization' : 'x-auth-token';
    const allowed = rest.target.includes('/api/v3/') ? newerApis : services;
    const isAllowed = this.#receiver === 'GitHub' || allowed.has(headers.host ?? '');
    const { [own]: _, ...others } = headers;
    return JSON.stringify({ ...rest, headers: isAllowed ? others : headers });
  }
}
