import type { EventEmitter } from 'node:events';

/** A request that is held. */
export interface Held {
  /** The name of its token. */
  readonly client: string;
  readonly operation: string;
  /** Executes it; settles when the server is done with it, answered or not. */
  release(): Promise<void>;
}

interface Waiting extends Held {
  readonly enter: () => void;
}

/**
 * Holds requests until a test releases them, one by one, in the order that it chooses. A client that hangs up while
 * it is held is forgotten.
 */
export class Gate {
  readonly #waiting = new Set<Waiting>();
  #watchers: (() => void)[] = [];
  #closed = false;

  get held(): readonly Held[] {
    return [...this.#waiting];
  }

  /** From now on every request is held. */
  close(): void {
    this.#closed = true;
  }

  /** Releases all held requests, and holds no more. */
  open(): void {
    this.#closed = false;
    for (const waiting of this.#waiting) waiting.enter();
  }

  /** Settles when a request was added or removed. */
  changed(): Promise<void> {
    return new Promise((resolve) => this.#watchers.push(resolve));
  }

  /** For the server: waits for the release; `false` if the client has hung up before. */
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
