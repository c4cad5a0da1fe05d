/** What a caller has opened, ended in reverse order. Node has a class for this (`AsyncDisposableStack`) only from version 24 on. */
export class CleanUp implements AsyncDisposable {
  #ends: (() => unknown)[] = [];

  /** Calls `end` when this is disposed of, before what was added earlier. */
  defer(end: () => unknown): void {
    this.#ends.push(end);
  }

  /** Returns everything to another owner: disposing of this one has no effect then. */
  move(): CleanUp {
    const moved = new CleanUp();
    moved.#ends = this.#ends;
    this.#ends = [];
    return moved;
  }

  /** Can be called again. @throws the last error, after all the others were called too */
  async [Symbol.asyncDispose](): Promise<void> {
    const end = this.#ends.pop();
    if (!end) return;
    try {
      await end();
    } finally {
      await this[Symbol.asyncDispose]();
    }
  }
}

/** Work in progress, to await before what it uses is closed: even an answer whose client is gone reads the store. */
export class UnderWay {
  readonly #work = new Set<Promise<void>>();

  /** Returns the same work. If nobody handles its error, nothing happens. */
  add<Result>(work: Promise<Result>): Promise<Result> {
    const ended = Promise.allSettled([work]).then(() => void this.#work.delete(ended));
    this.#work.add(ended);
    return work;
  }

  /** Waits for all work, also for what it adds meanwhile. */
  async end(): Promise<void> {
    while (this.#work.size > 0) await Promise.all(this.#work);
  }
}
