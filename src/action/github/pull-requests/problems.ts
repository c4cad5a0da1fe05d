import { TimeoutError } from '../../../clock.ts';
import { messageOf } from '../../../errors.ts';
import type { Log } from '../../runner/runner.ts';

/** Collects what failed because of GitHub, for one warning at the end of the step. */
export class GitHubProblems {
  readonly #consequences = new Set<string>();
  #first: string | undefined;

  /** @param consequence a clause such as `there are no QR codes` */
  add(consequence: string, failure: unknown): void {
    this.#consequences.add(consequence);
    this.#first ??= failure instanceof TimeoutError ? 'GitHub took too long.' : messageOf(failure);
  }

  report(log: Pick<Log, 'warning'>): void {
    if (this.#first === undefined) return;
    const consequences = [...this.#consequences].join(', and ');
    log.warning(
      `Requests to GitHub failed, so ${consequences}. The job summary has everything. ${this.#first}`,
    );
  }
}
