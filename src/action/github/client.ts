import type { getOctokit } from '@actions/github';
import { type Clock, type Random, sleep, TimeoutError, withTimeout } from '../../clock.ts';
import { decideRetry } from '../../retry.ts';
import type { RunContext } from '../event/run-context.ts';
import { type Redact, redacted } from '../text/redaction.ts';
import { AnswerTooLong, GitHubFailure, gitHubFailure, gitHubRetryLimits, reasonOf } from './failure.ts';

/** GitHub's API for the repository of the run. */
export interface GitHub {
  readonly octokit: ReturnType<typeof getOctokit>;
  /** Owner and name of the repository, as every request needs them. */
  readonly where: { readonly owner: string; readonly repo: string };
  readonly serverUrl: string;
  readonly graphqlUrl: string | undefined;
}

export interface GitHubOptions {
  readonly run: Pick<RunContext, 'repository' | 'serverUrl' | 'apiUrl' | 'graphqlUrl'>;
  readonly token: string;
  /** Hides masked inputs in everything that is sent to GitHub, and in its answers. */
  readonly redact: Redact;
  readonly clock: Clock;
  readonly random: Random;
}

/** For a request that its caller repeats, as `request: once`: it is sent once, and every failure is thrown. */
export const once = { isSentOnce: true } as const;

/**
 * For a body that may be larger than the memory, as `request: streamed`. No redirect is followed, because fetch would keep
 * a copy of the body to send it again.
 */
export const streamed = { redirect: 'error', isStreamed: true } as const;

/**
 * GitHub's client for the URLs of the run, which may be those of GitHub Enterprise Server. Requests are repeated as
 * the retry policy decides, and fail with a `GitHubFailure`. The signal of a request (`request: { signal }`) ends it at
 * once, with the signal's reason; `request: { attemptMs }` is a timeout of its own. Both hold whatever GitHub answers.
 *
 * @throws GitHubFailure if there is no token
 */
export async function connect({ run, token, redact, clock, random }: GitHubOptions): Promise<GitHub> {
  if (token === '')
    throw new GitHubFailure('There is no token for GitHub: githubToken is empty', { status: 401 });
  // Imported on demand: it would add some 10 ms to each start of the action.
  const { getOctokit } = await import('@actions/github');
  const silent = (): void => undefined;
  const octokit = getOctokit(token, {
    baseUrl: run.apiUrl,
    userAgent: 'build-service-action',
    log: { debug: silent, info: silent, warn: silent, error: silent },
  });

  octokit.hook.wrap('request', async (send, options) => {
    const request = options.request;
    // Octokit adds its own headers, such as the authorization, after this.
    Object.assign(options, redacted({ ...options, request: undefined }, redact));
    const caller: AbortSignal | undefined = request.signal;
    const ms = request.attemptMs ?? gitHubRetryLimits.attemptMs;
    const begun = clock.monotonic();
    let answered: GitHubFailure | undefined;
    let pauseMs = 0;
    for (let attempt = 1; ; attempt += 1) {
      try {
        if (pauseMs > 0) await sleep(clock, pauseMs, caller);
        return await withTimeout({ clock, ms, signal: caller }, async (signal) => {
          // Octokit's own hook already holds these options: others would not reach it.
          options.request = { ...request, signal, fetch: bounded(request) };
          const answer = await send(options);
          if (typeof answer.data !== 'object' && options.method !== 'DELETE')
            throw new Error(`status ${answer.status} without the expected JSON`);
          return answer;
        });
      } catch (thrown) {
        if (caller?.aborted) throw reasonOf(caller, answered);
        const cause = thrown instanceof TimeoutError ? new Error('no response in time') : thrown;
        const { method, url } = options;
        const error = gitHubFailure(cause, { method, url, redact, now: clock.now() });
        if (request.isSentOnce) throw error;
        const elapsedMs = clock.monotonic() - begun;
        const fraction = random.fraction();
        const decision = decideRetry(
          { attempt, failure: error.failure, elapsedMs, fraction },
          gitHubRetryLimits,
        );
        if (decision.kind === 'stop') throw error;
        answered = error;
        pauseMs = decision.ms;
      }
    }
  });

  const [owner = '', repo = ''] = run.repository.split('/');
  return { octokit, where: { owner, repo }, serverUrl: run.serverUrl, graphqlUrl: run.graphqlUrl };
}

/** What GitHub may send. A list ends with an error where it is longer, so that nothing counts as missing. */
const most = {
  /** The pages of a list: GitHub's longest have 10,000 items. */
  pages: 100,
  items: 10_000,
  /** The body of one answer, decompressed: a page of a hundred comments can have seven million characters. */
  bodyBytes: 32 * 2 ** 20,
  /** Braces, brackets and commas in it, also those in texts: a value in memory takes fifty times the size of `{}`. */
  parts: 1_000_000,
  /** The bodies of all pages of a list. */
  listBytes: 128 * 2 ** 20,
  /** A refusal with a longer body gives no explanation. */
  refusalBytes: 64 * 2 ** 10,
};

/** What may still be read of the pages of one list. */
interface Allowance {
  bytes: number;
}

interface RequestOptions {
  readonly fetch?: typeof fetch;
  readonly isStreamed?: boolean;
  readonly allowance?: Allowance;
}

/** Fetch that reads the whole answer, unless it is longer than it may be; bytes count as they are decompressed. */
function bounded({ fetch: send = fetch, isStreamed, allowance }: RequestOptions): typeof fetch {
  return async (input, init) => {
    // Without a window, fetch cannot prompt for a password and send the body again, so it keeps no copy.
    const answer = await send(input, isStreamed ? { ...init, window: null } : init);
    const { status, statusText, headers, ok, body } = answer;
    if (!body) return answer;
    const left = ok ? Math.min(most.bodyBytes, allowance?.bytes ?? most.bodyBytes) : most.refusalBytes;
    const chunks: Uint8Array[] = [];
    let [bytes, parts] = [0, 0];
    for await (const chunk of body) {
      bytes += chunk.byteLength;
      parts += partsIn(chunk);
      if (ok && bytes > left) throw new AnswerTooLong(status, `${left} bytes`);
      if (ok && parts > most.parts) throw new AnswerTooLong(status, `${most.parts} values`);
      if (bytes > left) return new Response('', { status, statusText, headers });
      chunks.push(chunk);
    }
    if (allowance) allowance.bytes -= bytes;
    return new Response(Buffer.concat(chunks), { status, statusText, headers });
  };
}

/** An upper bound of the values in a part of a JSON text. */
function partsIn(chunk: Uint8Array): number {
  let count = 0;
  for (const byte of chunk) if (byte === 0x7b || byte === 0x5b || byte === 0x2c) count += 1;
  return count;
}

interface Page<Item> {
  readonly data: readonly Item[];
  readonly headers: { readonly link?: string | undefined };
}

/**
 * All items of a list, or those to keep: pages are requested as long as GitHub names a next one. Octokit's own `paginate`
 * would drop the signal of the request. `allowance` belongs to the options of each request.
 *
 * @throws GitHubFailure also if the list is longer than a list of GitHub can be
 */
export async function allPages<Item>(
  getPage: (page: number, allowance: object) => Promise<Page<Item>>,
  keep: (item: Item) => boolean = () => true,
): Promise<Item[]> {
  const items: Item[] = [];
  const allowance: Allowance = { bytes: most.listBytes };
  let count = 0;
  for (let page = 1; page <= most.pages && count <= most.items; page += 1) {
    const { data, headers } = await getPage(page, { allowance });
    count += data.length;
    for (const item of data) if (keep(item)) items.push(item);
    if (!headers.link?.includes('rel="next"')) return items;
  }
  throw new GitHubFailure(
    `GitHub's list exceeds the limit of ${most.pages} pages or ${most.items} items. The rest is ignored.`,
    { status: 200 },
  );
}
