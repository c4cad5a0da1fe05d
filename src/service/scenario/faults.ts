import { z } from 'zod';
import type { Endpoint } from '../../contract/endpoint.ts';
import { type Pattern, parsePattern, WrongPattern } from '../../pattern.ts';
import { serviceEndpoints } from '../endpoints.ts';
import { whole } from './values.ts';

/** What happens to a request, or to its answer. */
export type Fault =
  /** This status, and the request does not reach the service. */
  | { readonly kind: 'status'; readonly status: number }
  /** Milliseconds before the request reaches the service. */
  | { readonly kind: 'delay'; readonly ms: number }
  /** The connection is closed after so many bytes of the answer's body. */
  | { readonly kind: 'cut'; readonly afterBytes: number }
  /** The service does what was asked, and the connection is closed before the answer. */
  | { readonly kind: 'lose answer' };

/** The next `times` requests with this method and path get the fault. */
export interface FaultRule {
  /** Without it, any method. */
  readonly method: string | undefined;
  /** Of the path, without the query. */
  readonly path: Pattern;
  readonly times: number;
  readonly fault: Fault;
}

const kinds = ['status', 'delayMs', 'cut', 'loseAnswer'] as const;

export const WrittenFault = z.strictObject({
  method: z.enum(['GET', 'POST', 'PUT', 'DELETE'], { error: 'expected GET, POST, PUT or DELETE' }).optional(),
  path: z.string({ error: 'expected a path such as "/builds/:id"' }),
  times: whole({ least: 1, most: 1_000_000 }).default(1),
  status: whole({ least: 400, most: 599 }).optional(),
  delayMs: whole({ least: 1, most: 3_600_000 }).optional(),
  cut: whole({ least: 0, most: 1_000_000_000 }).optional(),
  loseAnswer: z.literal(true, { error: 'expected true' }).optional(),
});
export type WrittenFault = z.infer<typeof WrittenFault>;

/** The rule, or a text that says what is wrong with it. */
export function ruleOf(written: WrittenFault): FaultRule | string {
  const { method, path, times } = written;
  const present = kinds.filter((kind) => written[kind] !== undefined);
  const fault = faultOf(written);
  if (present.length !== 1 || !fault) return `expected exactly one of ${kinds.join(', ')}`;
  const pattern = readPattern(path);
  if (typeof pattern === 'string') return `"path": ${pattern}`;
  if (!isServed({ method, path, pattern }))
    return `no endpoint has the path ${JSON.stringify(path)}${method ? ` with ${method}` : ''}; GET /openapi.json lists all endpoints`;
  return { method, path: pattern, times, fault };
}

function faultOf({ status, delayMs, cut, loseAnswer }: WrittenFault): Fault | undefined {
  if (status !== undefined) return { kind: 'status', status };
  if (delayMs !== undefined) return { kind: 'delay', ms: delayMs };
  if (cut !== undefined) return { kind: 'cut', afterBytes: cut };
  return loseAnswer ? { kind: 'lose answer' } : undefined;
}

function readPattern(path: string): Pattern | string {
  try {
    return patternOf(path);
  } catch (error) {
    if (error instanceof WrongPattern) return error.message;
    throw error;
  }
}

/** The faults of requests, each with how often it is still to happen. */
export function createFaultList(rules: readonly FaultRule[]) {
  const counted = (all: readonly FaultRule[]) => all.map((rule) => ({ rule, left: rule.times }));
  let current = counted(rules);
  return {
    isEmpty: (): boolean => current.length === 0,
    /** The fault of a request: that of the first rule that fits and is not used up. */
    next({ method, path }: { readonly method: string; readonly path: string }): Fault | undefined {
      const found = current.find(
        ({ rule, left }) =>
          left > 0 && (rule.method === undefined || rule.method === method) && rule.path.matches(path),
      );
      if (found) found.left -= 1;
      return found?.rule.fault;
    },
    replace(by: readonly FaultRule[]): void {
      current = counted(by);
    },
  };
}

export type FaultList = ReturnType<typeof createFaultList>;

/** Everything that the service answers: the endpoints, and the links that need no token. */
const served: readonly Pick<Endpoint, 'method' | 'path'>[] = [
  ...Object.values(serviceEndpoints).flatMap((verbs) => Object.values<Endpoint>(verbs)),
  { method: 'GET', path: '/artifacts/.:token' },
  { method: 'GET', path: '/storage/:token/:name' },
];

/**
 * A pattern in which `:id` is any one part of a path, as in docs/api.md, and `:secureFilename` any rest of it.
 *
 * @throws WrongPattern
 */
function patternOf(path: string): Pattern {
  const wildcards = path.replace(/:(\w+)/g, (_, name) => (name === 'secureFilename' ? '**' : '*'));
  return parsePattern(wildcards, { hidden: 'matched' });
}

/** Whether there is an endpoint that a rule can match: a mistyped path would never do anything. */
function isServed(rule: { method: string | undefined; path: string; pattern: Pattern }): boolean {
  return served.some(({ method, path }) => {
    if (rule.method !== undefined && rule.method !== method) return false;
    const example = path.replace(':secureFilename', 'x/x/x').replace(/:\w+/g, 'x');
    return rule.pattern.matches(example) || patternOf(path).matches(rule.path);
  });
}
