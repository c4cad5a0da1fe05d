/**
 * The commit status of builds (docs/how-it-works.md, "The commit status"). Its link says who settles it: one that leads to a
 * run belongs to the step of that run, and one that leads to a build to whoever reports that build. Nothing that goes wrong
 * here changes how a step ends.
 */
import { z } from 'zod';
import { withTimeout } from '../../clock.ts';
import { messageOf } from '../../errors.ts';
import type { StepContext } from '../context.ts';
import type { RunContext } from '../event/run-context.ts';
import type { GitHub } from '../github/client.ts';
import { GitHubFailure } from '../github/failure.ts';
import type { BuildReport, StepReport } from '../report/report.ts';
import { hasBuild } from '../report/workflow.ts';
import { type CommitStatusInputs, leftStatus } from './inputs.ts';
import { outcomeOf, type Said, type StepResult } from './outcome.ts';

export type StatusContext = Pick<StepContext, 'runner' | 'clock' | 'random' | 'limits' | 'grace'>;

/** The newest status of a context. */
interface ListedStatus {
  readonly isPending: boolean;
  /** Empty without one. */
  readonly link: string;
}

interface NewStatus extends Said {
  readonly link: string;
}

/** Characters; GitHub refuses a longer description. */
const longestDescription = 140;

/** Reads and writes the statuses of one context. A failure is a warning, once. */
export class CommitStatuses {
  readonly #context: StatusContext;
  readonly #inputs: CommitStatusInputs;
  #github: Promise<GitHub> | undefined;
  #isForbidden = false;
  #hasWarned = false;

  constructor(context: StatusContext, inputs: CommitStatusInputs) {
    this.#context = context;
    this.#inputs = inputs;
  }

  /** The newest status; `undefined` if there is none, or GitHub does not answer. */
  async newest(sha: string): Promise<ListedStatus | undefined> {
    let newest: ListedStatus | undefined;
    await this.#try(async (signal) => {
      newest = await this.#newest(sha, signal);
    });
    return newest;
  }

  /** Writes a status, whatever the commit has. @returns whether it was written */
  write(sha: string, status: NewStatus): Promise<boolean> {
    return this.#try((signal) => this.#create(sha, status, signal));
  }

  /**
   * Reads the newest status, and writes another one if `decide` returns one. GitHub has no conditional write.
   *
   * @returns whether GitHub answered
   */
  update(sha: string, decide: (newest: ListedStatus | undefined) => NewStatus | undefined): Promise<boolean> {
    return this.#try(async (signal) => {
      const status = decide(await this.#newest(sha, signal));
      if (status) return this.#create(sha, status, signal);
      this.#context.runner.log.debug(`The ${this.#inputs.context} commit status of ${sha} is unchanged.`);
    });
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
    const listed = await allPages(async (page) => {
      const { data, headers } = await octokit.rest.repos.getCombinedStatusForRef({
        ...{ ...where, ref: sha, per_page: 100, page },
        request: { signal },
      });
      return { data: data.statuses, headers };
    });
    const newest = listed.find(({ context }) => context.toLowerCase() === name);
    return newest && { isPending: newest.state === 'pending', link: newest.target_url ?? '' };
  }

  async #connect(): Promise<GitHub> {
    const { runner, clock, random } = this.#context;
    const { redact } = runner.redactor;
    const { connect } = await import('../github/client.ts');
    this.#github ??= connect({ run: runner.run, token: this.#inputs.githubToken, redact, clock, random });
    return this.#github;
  }

  async #try(work: (signal: AbortSignal) => Promise<void>): Promise<boolean> {
    const { runner, clock, grace, limits } = this.#context;
    if (this.#isForbidden) return false;
    try {
      await grace.upTo(limits.graceMs, (signal) => withTimeout({ clock, ms: limits.githubMs, signal }, work));
      return true;
    } catch (error) {
      this.#isForbidden = error instanceof GitHubFailure && error.isForbidden;
      if (!this.#hasWarned)
        runner.log.warning(
          `The ${this.#inputs.context} commit status could not be set. ${messageOf(error)}${this.#isForbidden ? ` ${missingPermission}` : ''}`,
        );
      this.#hasWarned = true;
      return false;
    }
  }
}

const missingPermission =
  "Add `statuses: write` to this job's `permissions`. Pull requests from forks can't get this permission.";

/** With the attempt: a build of an earlier attempt must not settle the status of a later one. */
function runLink({ serverUrl, repository, runId, runAttempt }: RunContext): string {
  return `${serverUrl}/${repository}/actions/runs/${runId}/attempts/${runAttempt}`;
}

/** The build's page; if its address is unknown, the run's page with the build's ID as the fragment. */
function buildLink({ buildId, pageUrl }: LinkedBuild, run: string): string {
  return pageUrl ?? run + buildMark(buildId);
}

type LinkedBuild = Pick<BuildReport, 'buildId' | 'pageUrl'>;

function buildMark(buildId: string): string {
  return `#build-${encodeURIComponent(buildId)}`;
}

/** Whether a status is pending and leads to the build, whichever run started it. */
export function isOfBuild(
  status: ListedStatus | undefined,
  { buildId, pageUrl }: LinkedBuild,
  { serverUrl, repository }: RunContext,
): status is ListedStatus {
  if (!status?.isPending) return false;
  const isOfRun = status.link.startsWith(`${serverUrl}/${repository}/actions/runs/`);
  return status.link === pageUrl || (isOfRun && status.link.endsWith(buildMark(buildId)));
}

const beforeStart: Said = { state: 'pending', description: 'The build is about to start.' };
const whileRunning: Said = { state: 'pending', description: 'The build has started.' };
const unlinked: Said = {
  state: 'error',
  description: "The build has started, but this status could not be linked to it. See the step's log.",
};
const stopped: Said = {
  state: 'error',
  description: 'The step stopped before its build ended. Run the job again to build this commit.',
};

/** How a step settles its status. */
export interface SettledStatus {
  /** Says how the step has ended, unless a build runs on. */
  settle(result: StepResult): Promise<void>;
}

/** What the post step needs to settle the status. `links`: those that this step has given it. */
const Left = z.object({ sha: z.string(), links: z.array(z.string()) });

/** The status of a step that starts builds: pending from before the start. */
export class StartedStatus implements SettledStatus {
  readonly #context: StatusContext & Pick<StepContext, 'store'>;
  readonly #statuses: CommitStatuses;
  readonly #sha: string;
  readonly #run: string;
  #links: readonly string[];
  #isTried = false;
  #isBegun = false;
  #linking: Promise<boolean> | undefined;

  constructor(
    context: StatusContext & Pick<StepContext, 'store'>,
    { inputs, sha }: { readonly inputs: CommitStatusInputs; readonly sha: string },
  ) {
    this.#context = context;
    this.#statuses = new CommitStatuses(context, inputs);
    this.#sha = sha;
    this.#run = runLink(context.runner.run);
    this.#links = [this.#run];
  }

  /** Before the start: the status is pending and leads to the run. */
  async begin(): Promise<void> {
    if (this.#context.runner.cancelled.aborted) return;
    this.#isTried = true;
    this.#save();
    this.#isBegun = await this.#statuses.write(this.#sha, { ...beforeStart, link: this.#run });
  }

  /** After the start of a step that does not wait: it leads to the build, in the background. A reused build has ended. */
  link(): void {
    const [build] = this.#context.store.report.workflows;
    if (build?.kind === 'running') this.#linking = this.#leadTo(buildLink(build, this.#run));
  }

  async settle(result: StepResult): Promise<void> {
    if (!this.#isTried) return;
    const { runner, store } = this.#context;
    const isLinked = (await this.#linking) ?? true;
    const said = outcomeOf(store.report, { ...result, sha: this.#sha });
    const [build, ...others] = store.report.workflows.filter(hasBuild);
    const link = build && others.length === 0 ? buildLink(build, this.#run) : this.#run;
    // Nobody else settles a status that leads to the run.
    if (!isLinked && !(await this.#leadTo(link))) await this.#writeOwn({ ...unlinked, link: this.#run });
    if (said) await this.#writeOwn({ ...said, link });
    // Not earlier: a step that is killed here leaves the status to the post step.
    if (!runner.cancelled.aborted || said === undefined) runner.saveState(leftStatus, '');
  }

  #leadTo(link: string): Promise<boolean> {
    const isWritten = this.#statuses.update(this.#sha, (newest) => {
      // The build may have ended and settled the status by now. Another build's end is replaced.
      const isOfOther = newest?.isPending === false && newest.link !== link;
      return this.#isOwn(newest) || isOfOther ? { ...whileRunning, link } : undefined;
    });
    this.#links = [this.#run, link];
    this.#save();
    return isWritten;
  }

  #writeOwn(status: NewStatus): Promise<boolean> {
    return this.#statuses.update(this.#sha, (newest) => (this.#isOwn(newest) ? status : undefined));
  }

  /** Also if the first write failed, or GitHub does not list it yet. */
  #isOwn(newest: ListedStatus | undefined): boolean {
    return !this.#isBegun || newest === undefined || (newest.isPending && this.#links.includes(newest.link));
  }

  #save(): void {
    const left: z.infer<typeof Left> = { sha: this.#sha, links: [...this.#links] };
    this.#context.runner.saveState(leftStatus, JSON.stringify(left));
  }
}

/** For the post step: settles the status that the main step left pending. */
export async function settleLeft(context: StatusContext, inputs: CommitStatusInputs): Promise<void> {
  const left = Left.safeParse(jsonOf(context.runner.state(leftStatus)));
  if (!left.success) return;
  const { sha, links } = left.data;
  await new CommitStatuses(context, inputs).update(sha, (newest) =>
    newest?.isPending && links.includes(newest.link) ? { ...stopped, link: newest.link } : undefined,
  );
}

/** State is text that another step may have changed. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Settles the status of a commit that leads to one of the builds of a report, unless a build runs on. */
export async function settleReported(
  { statuses, run }: { readonly statuses: CommitStatuses; readonly run: RunContext },
  { report, ...result }: StepResult & { readonly sha: string; readonly report: StepReport },
): Promise<void> {
  const said = outcomeOf(report, result);
  if (!said) return;
  const builds = report.workflows.filter(hasBuild);
  await statuses.update(result.sha, (newest) => {
    if (!builds.some((build) => isOfBuild(newest, build, run))) return undefined;
    return { ...said, link: (builds.length === 1 && builds[0]?.pageUrl) || (newest?.link ?? '') };
  });
}
