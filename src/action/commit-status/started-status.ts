/** The status of a step that starts builds. */
import { z } from 'zod';
import type { StepContext } from '../context.ts';
import type { WaitEnd } from '../follow/wait-end.ts';
import { hasBuild } from '../report/workflow.ts';
import { type CommitStatusInputs, leftStatus } from './inputs.ts';
import { buildLink, runLink } from './links.ts';
import { beforeStart, outcomeOfStep, stopped, unlinked, whileRunning } from './outcome.ts';
import { type ListedStatus, type StatusContext, Statuses } from './requests.ts';

/** How a step settles its status. */
export interface SettledStatus {
  /** Says how the step has ended, unless a build runs on. */
  settle(end: WaitEnd): Promise<void>;
}

/** The status of a step that starts builds: pending from before the start. */
export interface StartedStatus extends SettledStatus {
  /** Before the start: the status is pending and leads to the run. */
  begin(): Promise<void>;
  /** After the start of a step that does not wait: it leads to the build, for whoever reports that. Goes on in the background. */
  link(): void;
}

interface StartedOptions {
  readonly inputs: CommitStatusInputs;
  readonly sha: string;
  readonly cancelAbandoned: boolean;
  /** Whether the step waits for its builds, so that nobody else may settle the status. */
  readonly wait: boolean;
}

/** What the post step needs to settle the status. `links`: those that this step has given it. */
const Left = z.object({ sha: z.string(), links: z.array(z.string()) });

export function openStartedStatus(
  context: Pick<StepContext, 'store'> & StatusContext,
  { inputs, sha, cancelAbandoned, wait }: StartedOptions,
): StartedStatus {
  const { runner, store } = context;
  const statuses = new Statuses(context, inputs);
  const run = runLink(runner.run, runner.run);
  let links = [run];
  let [isTried, isBegun] = [false, false];
  let linking: Promise<boolean> | undefined;
  const isOwn = (newest: ListedStatus | undefined): boolean =>
    // The first write failed, or GitHub does not list it yet.
    !isBegun || newest === undefined || (newest.isPending && links.includes(newest.link));
  const save = (): void =>
    runner.saveState(leftStatus, JSON.stringify({ sha, links } satisfies z.infer<typeof Left>));

  const leadTo = (link: string): Promise<boolean> => {
    const isWritten = statuses.update(sha, (newest) => {
      // The build may have ended and settled the status by now. Another build's end is replaced.
      const isOfOther = newest?.isPending === false && newest.link !== link;
      return isOwn(newest) || isOfOther ? { ...whileRunning, link } : undefined;
    });
    links = [run, link];
    save();
    return isWritten;
  };

  return {
    async begin() {
      if (runner.cancelled.aborted) return;
      isTried = true;
      save();
      isBegun = await statuses.write(sha, { ...beforeStart, link: run });
    },
    link() {
      const [build] = store.unredacted.workflows;
      // A reused build has ended.
      if (wait || build?.kind !== 'running') return;
      linking = leadTo(buildLink(build, run));
    },
    async settle(end) {
      if (!isTried) return;
      const isLinked = (await linking) ?? true;
      const { report, unredacted } = store;
      const said = outcomeOfStep(report, { end, cancelAbandoned, sha });
      const [build, ...others] = unredacted.workflows.filter(hasBuild);
      const link = build && others.length === 0 ? buildLink(build, run) : run;
      // Nobody else settles a status that leads to the run.
      if (!isLinked && !(await leadTo(link)))
        await statuses.update(sha, (newest) => (isOwn(newest) ? { ...unlinked, link: run } : undefined));
      if (said) await statuses.update(sha, (newest) => (isOwn(newest) ? { ...said, link } : undefined));
      // Not earlier: a step that is killed here leaves the status to the post step.
      if (!runner.cancelled.aborted || said === undefined) runner.saveState(leftStatus, '');
    },
  };
}

/** For the post step: settles the status that the main step left pending. */
export async function settleLeft(context: StatusContext, inputs: CommitStatusInputs): Promise<void> {
  const left = Left.safeParse(jsonOf(context.runner.state(leftStatus)));
  if (!left.success) return;
  const { sha, links } = left.data;
  await new Statuses(context, inputs).update(sha, (newest) =>
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
