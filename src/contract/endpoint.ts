import type { z } from 'zod';

type Method = 'GET' | 'POST' | 'DELETE';

/** The path variables of a template: `'/apps/:id/caches/:cacheId'` has `id` and `cacheId`. */
export type PathVariables<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathVariables<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** One endpoint of the API: what is sent, what the contract answers, and what a client reads of it. */
export interface Endpoint<
  Path extends string = string,
  Body extends z.ZodType | undefined = z.ZodType | undefined,
  Seen extends z.ZodType | undefined = z.ZodType | undefined,
> {
  readonly method: Method;
  /** A template, relative to the base URL, with `:name` for path variables. */
  readonly path: Path;
  /** What it does, in one sentence. */
  readonly summary: string;
  readonly query?: z.ZodObject;
  readonly body: Body;
  /** The body of each successful status; `undefined` where the contract shows none. */
  readonly answers: Readonly<Record<number, z.ZodType | undefined>>;
  /** What the body of a success is, which says how large it may be; a small piece of JSON where it is not said. */
  readonly form?: 'page' | 'build' | 'text';
  /** The same answer as a careful client reads it; `undefined` where nothing is read. */
  readonly seen: Seen;
}

/** Declares an endpoint and keeps its types. */
export function endpoint<
  Path extends string,
  Body extends z.ZodType | undefined,
  Seen extends z.ZodType | undefined,
>(declared: Endpoint<Path, Body, Seen>): Endpoint<Path, Body, Seen> {
  return declared;
}

/**
 * Fills a template; each variable is encoded, so that an id can never become more path than it is.
 * Only `secureFilename` keeps its slashes: it stands for several parts (docs/api.md, "Artefacts").
 *
 * @throws TypeError when a variable is missing, empty or no text of whole characters, or a part of it is `.` or `..`: no
 *   encoding would keep those
 */
export function fillPath<Path extends string>(
  path: Path,
  variables: Record<PathVariables<Path>, string>,
): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = (variables as Record<string, string>)[name] ?? '';
    const parts = name === 'secureFilename' ? value.split('/') : [value];
    if (!value.isWellFormed() || parts.some((part) => part === '' || part === '.' || part === '..'))
      throw new TypeError(`No path can be made of ${path} with ${name} = ${JSON.stringify(value)}`);
    return parts.map(encodeURIComponent).join('/');
  });
}
