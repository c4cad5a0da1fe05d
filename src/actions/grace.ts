import type { Clock } from '../clock.ts';

/** The reason of the signal that ends what was under way too long after the workflow was cancelled. */
export class GraceOver extends Error {
  override readonly name = 'GraceOver';
  constructor() {
    super('The workflow was cancelled, and the time for this is over.');
  }
}

export interface Grace {
  readonly clock: Clock;
  /** Milliseconds that are left once the workflow is cancelled. */
  readonly ms: number;
  readonly cancelled: AbortSignal;
}

/**
 * Does work that a cancelled workflow does not end at once: it has a moment to come to its end, because GitHub gives
 * the step 7.5 s (DESIGN 5.2). Then its signal is aborted with `GraceOver`.
 */
export async function withGrace<Result>(
  { clock, ms, cancelled }: Grace,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const over = new AbortController();
  let callOff = (): void => {};
  const begin = (): void => {
    callOff = clock.after(ms, () => over.abort(new GraceOver()));
  };
  if (cancelled.aborted) begin();
  else cancelled.addEventListener('abort', begin, { once: true });
  try {
    return await work(over.signal);
  } finally {
    cancelled.removeEventListener('abort', begin);
    callOff();
  }
}
