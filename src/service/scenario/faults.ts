import { z } from 'zod';
import { parsePattern } from '../../pattern.ts';

export const faultKinds = ['status', 'delayMs', 'cut', 'loseAnswer'] as const;

/** The paths of endpoints begin so: a fault of any other would never happen. */
const served = /^\/(?:[:*{[]|(?:api|apps|artifacts|builds|public|storage|team|user)(?:$|\W))/;

/** The next `times` requests with this method and path (without the query) get the fault. */
export const WrittenFault = z
  .strictObject({
    method: z.enum(['GET', 'POST', 'PUT', 'DELETE']).optional(),
    /** `:id` matches any one part, as in docs/api.md, and `:secureFilename` any rest. */
    path: z
      .string()
      .regex(served, 'expected a path such as "/builds/:id"; GET /openapi.json lists all endpoints')
      .transform((text) => {
        const wildcards = text.replace(/:(\w+)/g, (_, name) => (name === 'secureFilename' ? '**' : '*'));
        return parsePattern(wildcards, { hidden: 'matched' });
      }),
    times: z.int().min(1).max(1_000_000).default(1),
    /** The answer has this status, and the request does not reach the service. */
    status: z.int().min(400).max(599).optional(),
    /** With `status`: the answer is an HTML page, as from a proxy. */
    html: z.literal(true).optional(),
    /** With `status`: the header `Retry-After`, in seconds. */
    retryAfter: z.int().min(0).max(86_400).optional(),
    /** In milliseconds, before the request reaches the service. */
    delayMs: z.int().min(1).max(3_600_000).optional(),
    /** Closes the connection after this many bytes of the answer's body. */
    cut: z.int().min(0).max(1_000_000_000).optional(),
    /** The service carries out the request, and the connection is closed before the answer. */
    loseAnswer: z.literal(true).optional(),
  })
  .refine((written) => faultKinds.filter((kind) => written[kind] !== undefined).length === 1, {
    error: `expected exactly one of ${faultKinds.join(', ')}`,
  });

export type FaultRule = z.output<typeof WrittenFault>;

export function createFaultList(rules: readonly FaultRule[]) {
  /** With the number of times that each fault is still to happen. */
  let left = rules.map((rule) => ({ ...rule }));
  return {
    /** Uses up one occurrence of the first rule that matches and has one left. */
    next({ method, path }: { readonly method: string; readonly path: string }): FaultRule | undefined {
      const found = left.find(
        (rule) => rule.times > 0 && (rule.method ?? method) === method && rule.path.matches(path),
      );
      if (found) found.times -= 1;
      return found;
    },
    replace(by: readonly FaultRule[]): void {
      left = by.map((rule) => ({ ...rule }));
    },
  };
}

export type FaultList = ReturnType<typeof createFaultList>;
