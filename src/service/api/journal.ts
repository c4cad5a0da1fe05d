/** Records the requests of clients, for tests that check what a client sent (docs/clients.md, "From a test"). */
import { secretValues } from '../configuration.ts';
import { createHiding, hiddenMark } from '../hide/hide.ts';
import type { ServiceParts } from '../parts.ts';
import { shownAddress } from '../repository-url.ts';
import { type FaultRule, faultKinds } from '../scenario/faults.ts';
import { shownParameters, withoutLink } from './shown-request.ts';
import { type SignIn, tokenOf } from './sign-in.ts';

/** Characters of a body. */
const longestBody = 64 * 1024;

/** Levels of objects and lists in a body. */
const deepest = 20;

interface Entry {
  readonly userId: string;
  /** Replaces the token of the request and the secret values of groups. */
  readonly hide: (text: string) => string;
  /** In the form of `RecordedRequest` (src/entry/build-service.d.ts). */
  request: Readonly<Record<string, unknown>>;
}

interface RequestFacts {
  readonly fault?: FaultRule;
  readonly status?: number | undefined;
  /** Parsed; recorded only if the request was not refused. */
  readonly body?: unknown;
}

export function createJournal(
  { configuration, limits }: Pick<ServiceParts, 'configuration' | 'limits'>,
  { withToken }: Pick<SignIn, 'withToken'>,
) {
  const all = [configuration.groups, ...configuration.applications.map(({ groups }) => groups)];
  const groupValues = createHiding(all.flatMap((groups) => secretValues(configuration, groups)));
  const entries = new Map<Request, Entry>();
  return {
    begin(request: Request): void {
      const user = withToken(tokenOf(request));
      if (!user) return;
      const { pathname, searchParams } = new URL(request.url);
      const token = createHiding([tokenOf(request)]);
      const hide = (text: string): string => groupValues.text(token.text(text));
      const query = shownParameters(searchParams).map((parameter) => parameter.map(hide));
      const type = request.headers.get('content-type');
      const asked = { method: request.method, path: hide(withoutLink(pathname)) };
      const shown = { ...asked, query: Object.fromEntries(query), contentType: type && hide(type) };
      entries.set(request, { userId: user.id, hide, request: shown });
      for (const oldest of [...entries.keys()].slice(0, -limits.recordedRequests)) entries.delete(oldest);
    },
    note(request: Request, { fault, status, body }: RequestFacts): void {
      const entry = entries.get(request);
      if (!entry) return;
      const kind = faultKinds.find((one) => fault?.[one] !== undefined);
      const isTaken = status !== undefined && status < 400 && body !== undefined;
      entry.request = {
        ...entry.request,
        ...(kind && { fault: { [kind]: fault?.[kind] } }),
        ...(status !== undefined && { status }),
        ...(isTaken && { body: shownBody(body, entry.hide) }),
      };
    },
    /** The oldest first. */
    requestsOf: (userId: string) =>
      [...entries.values()].flatMap((entry) => (entry.userId === userId ? [entry.request] : [])),
    clear: (): void => entries.clear(),
  };
}

export type Journal = ReturnType<typeof createJournal>;

/** Names of fields that are secret as a whole, in any spelling of a client. */
const secretField = /^ssh[-_]?key|private[-_]?key|pass[-_]?(?:phrase|word)/i;

function shownBody(body: unknown, hide: Entry['hide']): unknown {
  const shown = (value: unknown, field: string, level: number): unknown => {
    if (level > deepest) return '…';
    if (typeof value === 'string') return hide(field === 'repositoryUrl' ? shownAddress(value) : value);
    if (Array.isArray(value)) return value.map((one) => shown(one, field, level + 1));
    if (typeof value !== 'object' || value === null) return value;
    const fields = Object.entries(value).map(([name, inner]) => {
      // The user chooses the names of variables, so they are not compared with those of secret fields.
      const isSecret = field !== 'variables' && secretField.test(name);
      return [hide(name), isSecret ? hiddenMark : shown(inner, name, level + 1)];
    });
    return Object.fromEntries(fields);
  };
  const result = shown(body, '', 0);
  const json = JSON.stringify(result);
  // A copy, because a slice keeps the whole text in memory.
  return json.length > longestBody ? `${Buffer.from(json.slice(0, longestBody))}…` : result;
}
