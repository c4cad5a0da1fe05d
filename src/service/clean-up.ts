/** Ends what was opened, in reverse order. Node has a class for this only from version 24 on (`AsyncDisposableStack`). */
export class CleanUp implements AsyncDisposable {
  #ends: (() => unknown)[] = [];

  /** Ends run in reverse: `end` is called before those that were deferred earlier. */
  defer(end: () => unknown): void {
    this.#ends.push(end);
  }

  /** Hands everything over to the returned object: disposing of this one then has no effect. */
  move(): CleanUp {
    const moved = new CleanUp();
    moved.#ends = this.#ends;
    this.#ends = [];
    return moved;
  }

  /** Can be called again. @throws the last error, after all other ends were called too */
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

/** Work in progress, to await before closing what it uses: even an answer whose client is gone reads the store. */
export class UnderWay {
  readonly #work = new Set<Promise<void>>();

  /** Returns `work`. An error that nobody else handles is ignored. */
  add<Result>(work: Promise<Result>): Promise<Result> {
    const ended = Promise.allSettled([work]).then(() => void this.#work.delete(ended));
    this.#work.add(ended);
    return work;
  }

  /** Also waits for work that is added meanwhile. */
  async end(): Promise<void> {
    while (this.#work.size > 0) await Promise.all(this.#work);
  }
}
