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
