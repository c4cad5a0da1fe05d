import { z } from 'zod';
import { parsePattern, WrongPattern } from '../../pattern.ts';
import { object, whole } from './values.ts';

export const faultKinds = ['status', 'delayMs', 'cut', 'loseAnswer'] as const;

const aPath = 'expected a path such as "/builds/:id"; GET /openapi.json lists all endpoints';
const served = /^\/(?:[:*{[]|(?:api|apps|artifacts|builds|public|storage|team|user)(?:$|\W))/;

/** In a path, `:id` matches any one part, as in docs/api.md, and `:secureFilename` any rest. */
const path = z
  .string({ error: aPath })
  .regex(served, { error: aPath })
  .transform((text, context) => {
    const wildcards = text.replace(/:(\w+)/g, (_, name) => (name === 'secureFilename' ? '**' : '*'));
    try {
      return parsePattern(wildcards, { hidden: 'matched' });
    } catch (error) {
      if (!(error instanceof WrongPattern)) throw error;
      context.addIssue({ code: 'custom', message: error.message });
      return z.NEVER;
    }
  });

/** The next `times` requests with this method and path (without the query) get the fault. */
export const WrittenFault = object({
  method: z.enum(['GET', 'POST', 'PUT', 'DELETE'], { error: 'expected GET, POST, PUT or DELETE' }).optional(),
  path,
  times: whole({ least: 1, most: 1_000_000 }).default(1),
  /** The answer has this status, and the request does not reach the service. */
  status: whole({ least: 400, most: 599 }).optional(),
  /** With `status`: the answer is an HTML page, as from a proxy. */
  html: z.literal(true, { error: 'expected true' }).optional(),
  /** With `status`: the header `Retry-After`, in seconds. */
  retryAfter: whole({ least: 0, most: 86_400 }).optional(),
  /** In milliseconds, before the request reaches the service. */
  delayMs: whole({ least: 1, most: 3_600_000 }).optional(),
  /** Closes the connection after this many bytes of the answer's body. */
  cut: whole({ least: 0, most: 1_000_000_000 }).optional(),
  /** The service carries out the request, and the connection is closed before the answer. */
  loseAnswer: z.literal(true, { error: 'expected true' }).optional(),
})
  .refine((written) => faultKinds.filter((kind) => written[kind] !== undefined).length === 1, {
    error: `expected exactly one of ${faultKinds.join(', ')}`,
  })
  .refine(({ status, html, retryAfter }) => status !== undefined || (html ?? retryAfter) === undefined, {
    error: 'expected html and retryAfter only with status',
  });

export type FaultRule = z.output<typeof WrittenFault>;

/** Counts how often each fault is still to happen. */
export function createFaultList(rules: readonly FaultRule[]) {
  const counted = (all: readonly FaultRule[]) => all.map((rule) => ({ rule, left: rule.times }));
  let current = counted(rules);
  return {
    /** Uses up one occurrence of the first rule that matches and has one left. */
    next({ method, path }: { readonly method: string; readonly path: string }): FaultRule | undefined {
      const found = current.find(
        ({ rule, left }) =>
          left > 0 && (rule.method === undefined || rule.method === method) && rule.path.matches(path),
      );
      if (found) found.left -= 1;
      return found?.rule;
    },
    replace(by: readonly FaultRule[]): void {
      current = counted(by);
    },
  };
}

export type FaultList = ReturnType<typeof createFaultList>;
