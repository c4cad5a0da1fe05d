import { errorAnswer, type Fault } from './fault.ts';

/** Selects the requests that get a fault. */
export interface FaultRule {
  readonly fault: Fault;
  /** Default: any method. */
  readonly method?: string;
  /** Matched against path and query. Default: any path. */
  readonly path?: RegExp;
  /** The first matching request that gets the fault, counted from 1. Default: 1. */
  readonly from?: number;
  /** How many requests in a row get it; `Infinity` for all that follow. Default: 1. */
  readonly times?: number;
}

/**
 * The first `times` requests for a path answer 404, as for a build that was just started (docs/hosted-service.md,
 * "Starting and cancelling").
 */
export function notFoundWindow(path: RegExp, times: number): FaultRule {
  return { fault: errorAnswer(404), method: 'GET', path, times };
}

/** The rules of a proxy. Each counts the requests that match it, including those that get another rule's fault. */
export class FaultRules {
  #rules: { readonly rule: FaultRule; matched: number }[] = [];

  add(rule: FaultRule): void {
    this.#rules.push({ rule, matched: 0 });
  }

  clear(): void {
    this.#rules = [];
  }

  /** Counts the request, and returns the fault of the first rule that applies. */
  next({ method, path }: { readonly method: string; readonly path: string }): Fault | undefined {
    let fault: Fault | undefined;
    for (const counted of this.#rules) {
      const { rule } = counted;
      if (rule.method !== undefined && rule.method !== method) continue;
      if (rule.path !== undefined && path.search(rule.path) < 0) continue;
      const turn = ++counted.matched - (rule.from ?? 1);
      if (turn >= 0 && turn < (rule.times ?? 1)) fault ??= rule.fault;
    }
    return fault;
  }
}
