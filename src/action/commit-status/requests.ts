/** The requests for statuses of one context. Nothing that goes wrong here changes how a step ends. */
import { withTimeout } from '../../clock.ts';
import { messageOf } from '../../errors.ts';
import type { ActionContext, StepContext } from '../context.ts';
import type { GitHub } from '../github/client.ts';
import { GitHubFailure } from '../github/failure.ts';
import type { CommitStatusInputs } from './inputs.ts';
import type { Said } from './outcome.ts';

/** The newest status of the context. */
export interface ListedStatus {
  readonly isPending: boolean;
  /** Empty without one. */
  readonly link: string;
}

/** A status to write. */
export interface NewStatus extends Said {
  readonly link: string;
}

/** Which status to write, from the newest one, which is `undefined` if there is none. `undefined`: leave it as it is. */
export type Decide = (newest: ListedStatus | undefined) => NewStatus | undefined;

export interface StatusContext extends Pick<StepContext, 'runner' | 'clock' | 'limits' | 'grace'> {
  readonly random: ActionContext['random'];
}

/** Characters; GitHub refuses a longer description. */
const longestDescription = 140;

/** The statuses of one context. */
export class Statuses {
  readonly #context: StatusContext;
  readonly #inputs: CommitStatusInputs;
  #github: GitHub | undefined;
  #isForbidden = false;
  #hasWarned = false;

  constructor(context: StatusContext, inputs: CommitStatusInputs) {
    this.#context = context;
    this.#inputs = inputs;
  }

  /** Writes a status, whatever the commit has. @returns whether it was written */
  async write(sha: string, status: NewStatus): Promise<boolean> {
    const done = await this.#try((signal) => this.#create(sha, status, signal));
    return done !== undefined;
  }

  /**
   * Reads the newest status, and writes another one if `decide` says so. GitHub has no conditional write.
   *
   * @returns whether GitHub answered
   */
  async update(sha: string, decide: Decide): Promise<boolean> {
    const { log } = this.#context.runner;
    const done = await this.#try(async (signal) => {
      const status = decide(await this.#newest(sha, signal));
      if (status) return this.#create(sha, status, signal);
      return log.debug(`The ${this.#inputs.context} commit status of ${sha} is unchanged.`);
    });
    return done !== undefined;
  }

  async #create(sha: string, { state, link, description }: NewStatus, signal: AbortSignal): Promise<void> {
    const { octokit, where } = await this.#connect();
    const { context } = this.#inputs;
    await octokit.rest.repos.createCommitStatus({
      ...{ ...where, sha, context, state, target_url: link },
      description: description.slice(0, longestDescription),
      request: { signal },
    });
    this.#context.runner.log.info(
      `Commit status ${context} of ${sha.slice(0, 10)}: ${state}. ${description}`,
    );
  }

  async #newest(sha: string, signal: AbortSignal): Promise<ListedStatus | undefined> {
    const { octokit, where } = await this.#connect();
    const { allPages } = await import('../github/client.ts');
    // GitHub compares contexts without their case.
    const name = this.#inputs.context.toLowerCase();
    const all = await allPages((page) =>
      octokit.rest.repos.listCommitStatusesForRef({
        ...{ ...where, ref: sha, per_page: 100, page },
        request: { signal },
      }),
    );
    const newest = all.find(({ context }) => context.toLowerCase() === name);
    return newest && { isPending: newest.state === 'pending', link: newest.target_url ?? '' };
  }

  async #connect(): Promise<GitHub> {
    const { runner, clock, random } = this.#context;
    const { connect } = await import('../github/client.ts');
    const { redact } = runner.redactor;
    this.#github ??= await connect({
      ...{ run: runner.run, token: this.#inputs.githubToken, redact, clock, random },
    });
    return this.#github;
  }

  /** @returns `undefined` when it failed, with a warning the first time */
  async #try<Result>(
    work: (signal: AbortSignal) => Promise<Result>,
  ): Promise<{ result: Result } | undefined> {
    const { runner, clock, grace, limits } = this.#context;
    if (this.#isForbidden) return undefined;
    try {
      const result = await grace.upTo(limits.graceMs, (signal) =>
        withTimeout({ clock, ms: limits.githubMs, signal }, work),
      );
      return { result };
    } catch (error) {
      this.#isForbidden = error instanceof GitHubFailure && error.isForbidden;
      if (!this.#hasWarned)
        runner.log.warning(
          `The ${this.#inputs.context} commit status could not be set. ${messageOf(error)}${this.#isForbidden ? ` ${missingPermission}` : ''}`,
        );
      this.#hasWarned = true;
      return undefined;
    }
  }
}

const missingPermission =
  "Add `statuses: write` to this job's `permissions`. Pull requests from forks can't get this permission.";
