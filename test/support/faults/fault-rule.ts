import { errorAnswer, type Fault } from './fault.ts';

/** Which requests a fault befalls. */
export interface FaultRule {
  readonly fault: Fault;
  /** Any method, where not told. */
  readonly method?: string;
  /** Tested against path and query; any path, where not told. */
  readonly path?: RegExp;
  /** The first of the matching requests that it befalls, counted from 1; 1 where not told. */
  readonly from?: number;
  /** How many of them in a row; 1 where not told, `Infinity` for all that follow. */
  readonly times?: number;
}

/**
 * The first `times` looks at a path answer 404, as those at a build that was just started may (docs/hosted-service.md,
 * "Starting and cancelling").
 */
export function notFoundWindow(path: RegExp, times: number): FaultRule {
  return { fault: errorAnswer(404), method: 'GET', path, times };
}

/** The rules of a proxy. Each counts the requests that match it, also those that another rule's fault befalls. */
export class FaultRules {
  #rules: { readonly rule: FaultRule; matched: number }[] = [];

  add(rule: FaultRule): void {
    this.#rules.push({ rule, matched: 0 });
  }

  clear(): void {
    this.#rules = [];
  }

  /** Counts the request, and gives the fault of the first rule whose turn it is. */
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
