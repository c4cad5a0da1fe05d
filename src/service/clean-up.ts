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
