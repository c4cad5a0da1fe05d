import { z } from 'zod';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The path variables of a template: `'/apps/:id/caches/:cacheId'` has `id` and `cacheId`. */
export type PathVariables<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathVariables<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

interface Declaration<Path extends string> {
  readonly method: Method;
  /** Relative to the base URL, with `:name` for path variables. */
  readonly path: Path;
  /** What it does, in one sentence. */
  readonly summary: string;
  /** A POST that has the same effect when it is sent twice, as cancelling has. */
  readonly isRepeatable?: true;
  readonly query?: z.ZodObject;
  /** The body of each successful status; `undefined` if the contract shows none. */
  readonly answers: Readonly<Record<number, z.ZodType | undefined>>;
  /** The limit of the body of a success. Default: `answerBytes`. */
  readonly mostBytes?: 'pageBytes' | 'buildBytes';
}

/** One endpoint of the API: what is sent, what the contract answers, and what a client reads from the answer. */
export interface Endpoint<
  Path extends string = string,
  Body extends z.ZodType | undefined = z.ZodType | undefined,
  Tolerant extends z.ZodType | undefined = z.ZodType | undefined,
> extends Declaration<Path> {
  /** `undefined` if the request has none. */
  readonly body: Body;
  /** The same answer as a tolerant client reads it; `undefined` if the body is not read. */
  readonly tolerant: Tolerant;
}

/** Declares an endpoint and keeps its types. */
export function endpoint<
  Path extends string,
  Body extends z.ZodType | undefined = undefined,
  Tolerant extends z.ZodType | undefined = undefined,
>(
  declared: Declaration<Path> & { readonly body?: Body; readonly tolerant?: Tolerant },
): Endpoint<Path, Body, Tolerant> {
  return declared as Endpoint<Path, Body, Tolerant>;
}

/** Whether a request must not be sent twice: it could create a second build, application or invitation. */
export function isSentOnce({ method, isRepeatable }: Pick<Endpoint, 'method' | 'isRepeatable'>): boolean {
  return method === 'POST' && !isRepeatable;
}

/**
 * Fills a path template. Each variable is encoded, so that an ID never becomes more than one part of the path. Only
 * `secureFilename` keeps its slashes: it consists of several parts (docs/api.md, "Artefacts").
 *
 * @throws TypeError if a variable is missing, empty or not well-formed Unicode, or one of its parts is `.` or `..`, which
 *   URLs resolve even when they are encoded
 */
export function fillPath<Path extends string>(
  path: Path,
  variables: Record<PathVariables<Path>, string>,
): string {
  const values: Readonly<Record<string, string | undefined>> = variables;
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = values[name];
    const parts = name === 'secureFilename' ? value?.split('/') : [value];
    if (!value?.isWellFormed() || !parts?.every(isPathPart))
      throw new TypeError(`Cannot fill ${name} in ${path} with ${JSON.stringify(value)}`);
    return parts.map(encodeURIComponent).join('/');
  });
}

function isPathPart(part: string | undefined): part is string {
  return part !== undefined && part !== '' && part !== '.' && part !== '..';
}

/** The body of a refusal. The contract shows none; these keys were seen (docs/hosted-service.md, "Errors and limits"). */
export const RefusalBody = z.looseObject({ error: z.string() });
export type RefusalBody = z.infer<typeof RefusalBody>;

const SeenRefusalBody = z
  .looseObject({ error: z.unknown(), message: z.unknown(), detail: z.unknown(), extra: z.unknown() })
  .partial();

/** What the newer API adds for each wrong field (docs/hosted-service.md, "The newer API (v3)"). */
const SeenDetails = z.array(z.looseObject({ key: z.string().optional(), message: z.string() })).min(1);

/** More wrong fields are left out. */
const mostDetails = 5;

/** The service's explanation of a refusal, from the text of its body; `undefined` if it gives none. */
export function refusalText(body: string): string | undefined {
  const parsed = SeenRefusalBody.safeParse(parseJson(body));
  if (!parsed.success) return undefined;
  const { error, message, detail, extra } = parsed.data;
  const text = [error, message, detail].find((one): one is string => typeof one === 'string' && one !== '');
  const details = SeenDetails.safeParse(extra);
  if (text === undefined || !details.success) return text;
  const shown = details.data
    .slice(0, mostDetails)
    .map((one) => (one.key ? `${one.key}: ${one.message}` : one.message));
  return `${text} (${shown.join('; ')})`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
