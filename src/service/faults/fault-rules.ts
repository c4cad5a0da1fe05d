import type { Fault, FaultRule } from './fault-file.ts';

/** The rules of a running service: each applies to the next requests that fit it, as often as it says. */
export interface FaultRules {
  /** The fault of this request, by the first rule that fits and is not used up. */
  next(request: { readonly method: string; readonly path: string }): Fault | undefined;
}

export function createFaultRules(rules: readonly FaultRule[]): FaultRules {
  const counted = rules.map((rule) => ({ rule, left: rule.times }));
  return {
    next({ method, path }) {
      const found = counted.find(
        ({ rule, left }) =>
          left > 0 && (rule.method === undefined || rule.method === method) && rule.path.matches(path),
      );
      if (!found) return undefined;
      found.left -= 1;
      return found.rule.fault;
    },
  };
}
