import { type Clock, sleep } from '../../../clock.ts';

/** What failures may take of a step's time is used up. */
export class BudgetSpent extends Error {
  override readonly name = 'BudgetSpent';
}

/**
 * How long GitHub's trouble may hold up a step. While builds run nobody waits for GitHub, and each request has the
 * limits of its own. What the step waits for after them has one budget for everything that fails and for the pauses
 * before it is tried again; what succeeds may take as long as it takes.
 */
export class RetryBudget {
  readonly #clock: Clock;
  #left: number;
  #isWaitedFor = false;
  /** Told when the step begins to wait: for each attempt and pause that is under way. */
  readonly #underWay = new Set<() => void>();

  /** @param ms the time in milliseconds for all that fails while the step waits */
  constructor({ clock, ms }: { readonly clock: Clock; readonly ms: number }) {
    this.#clock = clock;
    this.#left = ms;
  }

  /** Does what the step waits for: until its end, whatever fails is paid for, also what began before. */
  async whileWaited<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#isWaitedFor = true;
    for (const begin of this.#underWay) begin();
    try {
      return await work();
    } finally {
      this.#isWaitedFor = false;
    }
  }

  /**
   * Makes one attempt, whose signal is aborted when the budget is spent. It is paid for if it fails.
   *
   * @throws BudgetSpent, or what the attempt throws
   */
  async attempt<Result>(make: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    const spent = new AbortController();
    let cancelTimer = (): void => undefined;
    const payment = this.#begin((left) => {
      if (left <= 0) spent.abort(new BudgetSpent());
      else cancelTimer = this.#clock.setTimer(left, () => spent.abort(new BudgetSpent()));
    });
    try {
      spent.signal.throwIfAborted();
      return await make(spent.signal);
    } catch (thrown) {
      payment.pay();
      throw spent.signal.aborted ? spent.signal.reason : thrown;
    } finally {
      cancelTimer();
      payment.end();
    }
  }

  /**
   * Waits before something is tried again.
   *
   * @throws BudgetSpent at once when the pause is longer than what is left; the signal's reason
   */
  async pause(ms: number, signal?: AbortSignal): Promise<void> {
    const spent = new AbortController();
    const due = this.#clock.monotonic() + ms;
    const payment = this.#begin((left) => {
      if (due - this.#clock.monotonic() > left) spent.abort(new BudgetSpent());
    });
    const signals = [spent.signal, ...(signal ? [signal] : [])];
    try {
      await sleep(this.#clock, ms, AbortSignal.any(signals));
      payment.pay();
    } finally {
      payment.end();
    }
  }

  /** @param limit is told what is left as soon as the step waits: now, or when it begins to */
  #begin(limit: (left: number) => void): { pay: () => void; end: () => void } {
    let since: number | undefined;
    const begin = (): void => {
      since ??= this.#clock.monotonic();
      limit(this.#left);
    };
    this.#underWay.add(begin);
    if (this.#isWaitedFor) begin();
    return {
      pay: () => {
        const took = since === undefined ? 0 : this.#clock.monotonic() - since;
        this.#left = Math.max(0, this.#left - Math.max(0, took));
      },
      end: () => void this.#underWay.delete(begin),
    };
  }
}
