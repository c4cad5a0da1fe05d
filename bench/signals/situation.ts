import type { ChildProcess } from 'node:child_process';

/** A process that is doing something when a signal comes. */
export interface Situation {
  readonly name: string;
  /** Starts a process and resolves when it is in the midst of it; what it needs is put onto the stack. */
  readonly reach: (stack: AsyncDisposableStack) => Promise<ChildProcess>;
}

/** What is promised of processes of one kind, in seconds after the first signal. */
export interface Promised {
  readonly name: string;
  readonly seconds: number;
  readonly situations: readonly Situation[];
}
