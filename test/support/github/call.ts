import type { IncomingHttpHeaders } from 'node:http';
import type { z } from 'zod';
import type {
  Answers,
  Body,
  Fields,
  Operation,
  PathParameters,
  QueryParameter,
  Route,
  Schema,
} from './description.ts';
import type { Repository } from './repository.ts';

/** A checked request: it has the right fields, its token has the permission, and its repository exists. */
export interface Call<Params = Readonly<Record<string, string>>, Json = unknown> {
  /** Decoded. */
  readonly params: Params;
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly body: Json;
  /** The raw body, for uploads. */
  readonly bytes: Buffer;
  readonly repository: Repository;
  /** The owner of the token. */
  readonly login: string;
  readonly at: Addresses;
  /** The time by the server's clock, in ISO 8601. */
  readonly now: string;
}

export interface Answer {
  readonly status: number;
  readonly body?: unknown;
  /** Sent unchanged, instead of JSON. */
  readonly bytes?: Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Handler {
  readonly route: string;
  /** Parameters that the query may have. */
  readonly query?: readonly string[];
  /** Fields that the body may or must have. */
  readonly fields?: z.ZodRawShape;
  answer(call: Call): Answer;
}

/** The types of GitHub's description: with `satisfies Handlers`, the compiler compares the fake with them. */
export type Handlers = {
  readonly [Name in Operation]?: {
    readonly route: Route<Name>;
    readonly query?: readonly QueryParameter<Name>[];
    // Only in method syntax is it assignable to the method of `Handler`, which takes any call.
    answer(call: Call<PathParameters<Name>, Body<Name>>): Answers<Name>;
  } & ([Body<Name>] extends [never] ? { readonly fields?: never } : { readonly fields: Fields<Body<Name>> });
};

export class Refusal extends Error {
  readonly answer: Answer;

  constructor(status: number, message: string) {
    super(message);
    const documentation_url = 'https://docs.github.com/rest';
    const body: Schema<'basic-error'> = { message, documentation_url, status: String(status) };
    this.answer = { status, body };
  }
}

/** One page of a list, with a `Link` header to the next one. */
export function page<Item>({ url }: Pick<Call, 'url'>, all: readonly Item[]) {
  const size = Math.min(100, Math.max(1, Number(url.searchParams.get('per_page') ?? 30)));
  const number = Math.max(1, Number(url.searchParams.get('page') ?? 1));
  const last = Math.max(1, Math.ceil(all.length / size));
  const link = (to: number, rel: string): string => {
    const address = new URL(url);
    address.searchParams.set('page', String(to));
    return `<${address}>; rel="${rel}"`;
  };
  const links = [
    ...(number > 1 ? [link(number - 1, 'prev'), link(1, 'first')] : []),
    ...(number < last ? [link(number + 1, 'next'), link(last, 'last')] : []),
  ];
  const headers: Record<string, string> = links.length > 0 ? { link: links.join(', ') } : {};
  return { status: 200, headers, body: all.slice((number - 1) * size, number * size) } as const;
}

/** The addresses of the fake, in the form of a GitHub Enterprise Server: one host, with the API below `/api`. */
export interface Addresses {
  /** `GITHUB_SERVER_URL` */
  readonly server: string;
  /** `GITHUB_API_URL` */
  readonly api: string;
  readonly uploads: string;
}

export function addressesOf(port: number): Addresses {
  const server = `http://127.0.0.1:${port}`;
  return {
    server,
    api: `${server}/api/v3`,
    uploads: `${server}/api/uploads`,
  };
}

const missing: Answer = { status: 404, bytes: Buffer.from('Not Found') };

/** GitHub's web pages for a signed-in reader: `/OWNER/REPO/blob/COMMIT/FILE?raw=true` leads to the file. */
export function pageOf(url: URL, repositories: readonly Repository[]): Answer {
  const [, owner, name, kind, commit = '', ...path] = url.pathname.split('/').map(decodeURIComponent);
  const repository = repositories.find(({ fullName }) => fullName === `${owner}/${name}`);
  const object = repository?.objects.get(commit);
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
