import type { EventEmitter } from 'node:events';

/** A request that has come and is not let in yet. */
export interface Held {
  /** The name of the token that asks. */
  readonly client: string;
  readonly operation: string;
  /** Lets it in; settles when the server is done with it, answered or not. */
  release(): Promise<void>;
}

interface Waiting extends Held {
  readonly enter: () => void;
}

/**
 * Where requests wait until a test lets them in, one by one, in the order that it chooses. A client that hangs up while
 * it waits was never there.
 */
export class Gate {
  readonly #waiting = new Set<Waiting>();
  #watchers: (() => void)[] = [];
  #closed = false;

  get held(): readonly Held[] {
    return [...this.#waiting];
  }

  /** From now on every request waits. */
  close(): void {
    this.#closed = true;
  }

  /** Lets in everybody who waits, and everybody who comes. */
  open(): void {
    this.#closed = false;
    for (const waiting of this.#waiting) waiting.enter();
  }

  /** Settles when somebody came to the gate or left it. */
  changed(): Promise<void> {
    return new Promise((resolve) => this.#watchers.push(resolve));
  }

  /** For the server: waits for being let in; `false` when the client has hung up before. */
  pass(
    client: string,
    { operation, connection }: { operation: string; connection: EventEmitter },
  ): Promise<boolean> {
    if (!this.#closed) return Promise.resolve(true);
    return new Promise((resolve) => {
      const done = new Promise<void>((settle) => connection.once('close', () => settle()));
      const leave = (entered: boolean): void => {
        if (!this.#waiting.delete(waiting)) return;
        connection.off('close', hungUp);
        resolve(entered);
        this.#tell();
      };
      const hungUp = (): void => leave(false);
      const enter = (): void => leave(true);
      const release = (): Promise<void> => {
        enter();
        return done;
      };
      const waiting: Waiting = { client, operation, enter, release };
      this.#waiting.add(waiting);
      connection.once('close', hungUp);
      this.#tell();
    });
  }

  #tell(): void {
    const watchers = this.#watchers;
    this.#watchers = [];
    for (const watcher of watchers) watcher();
  }
}
