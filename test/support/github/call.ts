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

/** Where the fake is, in the form of a GitHub Enterprise Server: one host, the API below `/api`. */
export interface Addresses {
  /** `GITHUB_SERVER_URL` */
  readonly server: string;
  /** `GITHUB_API_URL` */
  readonly api: string;
  /** `GITHUB_GRAPHQL_URL` */
  readonly graphql: string;
  readonly uploads: string;
}

export function addressesOf(port: number): Addresses {
  const server = `http://127.0.0.1:${port}`;
  return {
    server,
    api: `${server}/api/v3`,
    graphql: `${server}/api/graphql`,
    uploads: `${server}/api/uploads`,
  };
}

const missing: Answer = { status: 404, bytes: Buffer.from('Not Found') };

/**
 * GitHub's own pages, as a signed-in reader sees them: `/OWNER/REPO/blob/COMMIT/FILE?raw=true` leads to the file. What
 * no reference holds is not found here, although GitHub forgets it only some day: so a test can see an image go.
 */
export function pageOf(url: URL, repositories: readonly Repository[]): Answer {
  const [, owner, name, kind, commit = '', ...path] = url.pathname.split('/').map(decodeURIComponent);
  const repository = repositories.find(({ fullName }) => fullName === `${owner}/${name}`);
  const object = repository?.isKept(commit) ? repository.objects.get(commit) : undefined;
  if (!repository || object?.type !== 'commit') return missing;

  if (kind === 'blob' && url.searchParams.get('raw') === 'true') {
    return { status: 302, headers: { location: url.pathname.replace('/blob/', '/raw/') } };
  }
  const tree = repository.objects.get(object.tree);
  const entry =
    tree?.type === 'tree' ? tree.entries.find((entry) => entry.path === path.join('/')) : undefined;
  const blob = repository.objects.get(entry?.sha ?? '');
  if (kind !== 'raw' || blob?.type !== 'blob') return missing;
  const type = entry?.path.endsWith('.png') ? 'image/png' : 'text/plain; charset=utf-8';
  return { status: 200, bytes: blob.bytes, headers: { 'content-type': type } };
}

/** The only GraphQL query: the owner of the token. REST's `GET /user` refuses a workflow's token. */
export function graphqlAnswer(body: unknown, login: string): Answer {
  const { query } = (body ?? {}) as { query?: unknown };
  const asked = typeof query === 'string' ? query.replace(/\s+/g, '') : '';
  if (/^(query)?\{viewer\{login\}\}$/.test(asked))
    return { status: 200, body: { data: { viewer: { login } } } };
  const message = 'This GitHub knows no query but viewer { login }';
  return { status: 200, body: { errors: [{ type: 'undefinedField', message }] } };
}
