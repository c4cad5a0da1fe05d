/**
 * What the page reads of the API's records.
 *
 * @typedef {{ name: string, type: string, size: number, md5?: string, url: string, versionName?: string }} Artefact
 * @typedef {{ _id?: string, name: string, status: string | null, startedAt?: string | null, finishedAt?: string | null,
 *   logUrl?: string | null, subactions?: { logUrl?: string | null }[], skipped?: string[] }} Step
 * @typedef {{ _id: string, appId: string, workflowId: string | null, fileWorkflowId?: string | null, status: string,
 *   branch?: string | null, tag?: string | null, index?: number, message?: string | null, labels?: string[],
 *   createdAt?: string, startedAt?: string, finishedAt?: string, config?: { name?: string } | null,
 *   commit?: { hash?: string, commitMessage?: string } | null, artefacts?: Artefact[], buildActions?: Step[] }} Build
 * @typedef {{ _id: string, appName: string }} Application
 * @typedef {Application & { branches: string[], workflowIds: string[], repository: { defaultBranch: string } }} WholeApplication
 * @typedef {{ name: string, type: string, description?: string, default?: string, options?: string[] }} Input
 * @typedef {{ id: string, name: string, inputs: Input[] }} Workflow
 * @typedef {{ applications: Application[], builds: Build[], nextPageUrl?: string | null }} BuildPage
 * @typedef {ReturnType<typeof createApi>} Api
 */

/** The service does not know the token. */
export class WrongToken extends Error {}

/** There was no answer, or only a part of one. */
export class NoAnswer extends Error {}

/** The service answered with an error. */
export class Refused extends Error {
  /**
   * @param {number} status
   * @param {string} why
   */
  constructor(status, why) {
    super(why);
    this.status = status;
  }
}

/** How long an answer may take, in milliseconds. */
const longest = 20_000;

/** How long a link to an artefact works, in seconds: long enough to start the download. */
const linkLifetime = 10 * 60;

/**
 * @template T
 * @typedef {{ method?: string, body?: string, token?: string, read: (response: Response) => Promise<T> }} RequestOptions
 */

/**
 * @template T
 * @param {string} path
 * @param {RequestOptions<T>} options
 */
async function request(path, { method = 'GET', body, token, read }) {
  try {
    const response = await fetch(path, {
      method,
      ...(body === undefined ? {} : { body }),
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { 'x-auth-token': token }),
      },
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.timeout(longest),
    });
    if (response.status === 401)
      throw new WrongToken(
        'The service does not accept this token. If the service was restarted, open the link that it printed.',
      );
    if (!response.ok) throw new Refused(response.status, await reasonOf(response));
    return await read(response);
  } catch (error) {
    if (error instanceof WrongToken || error instanceof Refused) throw error;
    throw new NoAnswer('The service is not responding.', { cause: error });
  }
}

/**
 * The token of this page, for the code of its address, which works once.
 *
 * @param {string} code
 * @returns {Promise<string>}
 */
export const exchange = (code) =>
  request('page/sign-in', {
    method: 'POST',
    body: JSON.stringify({ code }),
    read: async (response) => (await response.json()).token,
  });

/** @returns {Promise<string>} the command line that prints another token; empty where this page may not know it */
export const commandForToken = () =>
  request('page/sign-in', { read: async (response) => (await response.json()).command });

/**
 * The public API of the service, on the origin of this page: of every address that an answer contains only the path counts.
 *
 * @param {string} token
 */
export function createApi(token) {
  /**
   * @template T
   * @param {string} path
   * @param {RequestOptions<T>} options
   */
  const ask = (path, options) => request(path, { ...options, token });
  return {
    /**
     * A page of the list, newest first; `next` is the `nextPageUrl` of the page before.
     *
     * @param {string | null} next
     * @returns {Promise<BuildPage>}
     */
    list: (next) => ask(`builds${next ? new URL(next, document.baseURI).search : ''}`, { read: json }),

    /**
     * @param {string} id
     * @returns {Promise<{ application: Application, build: Build }>}
     */
    build: (id) => ask(`builds/${encodeURIComponent(id)}`, { read: json }),

    /** @returns {Promise<{ applications: WholeApplication[] }>} */
    applications: () => ask('apps', { read: json }),

    /**
     * The workflows that an application has, with their inputs.
     *
     * @param {string} appId
     * @returns {Promise<Workflow[]>}
     */
    workflows: (appId) =>
      ask(`api/v3/apps/${encodeURIComponent(appId)}/workflows`, {
        read: async (response) => (await response.json()).data,
      }),

    /**
     * @param {string} appId
     * @param {object} body of the newer API, which alone takes inputs
     * @returns {Promise<string>} the id of the build
     */
    async start(appId, body) {
      try {
        return await ask(`api/v3/apps/${encodeURIComponent(appId)}/builds`, {
          method: 'POST',
          body: JSON.stringify(body),
          read: async (response) => (await response.json()).data.id,
        });
      } catch (error) {
        if (!(error instanceof NoAnswer)) throw error;
        throw new Refused(
          0,
          'The service did not respond. The build may have started: check the list first.',
        );
      }
    },

    /** @param {string} id */
    cancel: (id) =>
      ask(`builds/${encodeURIComponent(id)}/cancel`, { method: 'POST', read: async () => undefined }),

    /**
     * The lines of a log from `offset` on, and the offset after them.
     *
     * @param {string} url
     * @param {number} offset
     */
    log: (url, offset) =>
      ask(`${pathOf(url)}?offset=${offset}`, {
        read: async (response) => ({
          markup: await response.text(),
          end: Number(response.headers.get('x-log-offset')),
        }),
      }),

    /** @param {string} url */
    wholeLog: (url) => ask(pathOf(url), { read: (response) => response.text() }),

    /**
     * The path of a link that opens this artefact and nothing else, without the token.
     *
     * @param {Artefact} artefact
     */
    link: (artefact) =>
      ask(`${pathOf(artefact.url)}/public-url`, {
        method: 'POST',
        body: JSON.stringify({ expiresAt: Math.floor(Date.now() / 1000) + linkLifetime }),
        read: async (response) => pathOf((await response.json()).url),
      }),
  };
}

/** @param {Response} response */
const json = (response) => response.json();

/** @param {string} url */
function pathOf(url) {
  return new URL(url, document.baseURI).pathname;
}

/** @param {Response} response */
async function reasonOf(response) {
  const { error, detail } = await response.json().catch(() => ({}));
  const why = error ?? detail;
  return typeof why === 'string' ? why : `The service answered with status ${response.status}.`;
}

const key = 'token';

/** Whether the address holds a code that signs in. */
export const hasCode = () => location.hash.startsWith('#code=');

/**
 * Takes the code (`#code=…`) out of the address, so that it is not in what people copy. The browser's history keeps it, which
 * is no harm: it works once.
 */
export function takeCode() {
  const code = location.hash.slice('#code='.length);
  history.replaceState(null, '', location.pathname);
  return code;
}

/** The token of this tab, or null. */
export const storedToken = () => sessionStorage.getItem(key);

/**
 * Other tabs cannot read it, and it ends with this one.
 *
 * @param {string} token
 */
export function storeToken(token) {
  sessionStorage.setItem(key, token);
}

export function forgetToken() {
  sessionStorage.removeItem(key);
}
