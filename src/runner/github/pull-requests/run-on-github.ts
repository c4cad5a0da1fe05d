import type { Clock, Random } from '../../../clock.ts';
import type { Redact } from '../../../core/report/redaction.ts';
import type { RunContext } from '../../runner.ts';
import { connect, type GitHub } from '../client.ts';
import type { RetryBudget } from '../retry.ts';
import { pullRequestsOf } from './pull-request.ts';

/** The run as GitHub sees it. */
export interface RunOnGitHub {
  readonly github: GitHub;
  /** The numbers of the pull requests that the run is about. */
  readonly pullRequests: readonly number[];
}

/**
 * Finds the run on GitHub when it is first asked for, and again only after a failure.
 *
 * @throws GitHubFailure, or the signal's reason
 */
export type FindRun = (signal: AbortSignal) => Promise<RunOnGitHub>;

export interface FindRunOptions {
  readonly run: RunContext;
  readonly token: string;
  readonly redact: Redact;
  readonly budget?: RetryBudget;
  readonly clock: Clock;
  readonly random: Random;
}

export function findRun(options: FindRunOptions): FindRun {
  let found: Promise<RunOnGitHub> | undefined;
  const find = async (signal: AbortSignal): Promise<RunOnGitHub> => {
    const github = await connect(options);
    return { github, pullRequests: await pullRequestsOf(github, { run: options.run, signal }) };
  };
  return (signal) => {
    found ??= find(signal).catch((failure) => {
      found = undefined;
      throw failure;
    });
    return orAborted(found, signal);
  };
}

/** Whoever asks first has the signal that ends the search; everybody else's ends his own wait for it. */
function orAborted<Found>(found: Promise<Found>, signal: AbortSignal): Promise<Found> {
  return new Promise((resolve, reject) => {
    const leave = (): void => reject(signal.reason);
    if (signal.aborted) return leave();
    signal.addEventListener('abort', leave, { once: true });
    found.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}
