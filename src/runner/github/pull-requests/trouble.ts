import { messageOf } from '../../../errors.ts';
import type { Log } from '../../runner.ts';

/** What GitHub's trouble has cost a step: told once, in its end, however much it was. */
export class Trouble {
  readonly #lost = new Set<string>();
  #first: string | undefined;

  /** @param lost a clause such as `there are no QR codes` */
  note(lost: string, failure: unknown): void {
    this.#lost.add(lost);
    this.#first ??= messageOf(failure);
  }

  tell(log: Pick<Log, 'warning'>): void {
    if (this.#first === undefined) return;
    const lost = [...this.#lost].join(', and ');
    log.warning(`GitHub had trouble: ${lost}. The job summary has all of it. ${this.#first}`);
  }
}
