import { StartUncertain } from '../../api/errors.ts';
import { withTimeout } from '../../clock.ts';
import type { StartBuild } from '../../contract/start.ts';
import type { StartSent } from '../../core/builds/find-started.ts';
import { UserError } from '../../errors.ts';
import type { StepContext } from '../../tasks/context/step-context.ts';
import { listText } from '../../tasks/requests/build-list.ts';
import { GraceOver } from '../../tasks/requests/grace.ts';
import { type LookedUp, lookUpStart } from './look-up.ts';

/** The build may have been started but was not found. Starting another one could duplicate it. */
export class StartLost extends UserError {
  override readonly help = 'a-start-that-was-not-answered';
  constructor(
    { workflowId, label }: StartSent,
    { found, where, cause }: { found: LookedUp; where: string; cause: Error },
  ) {
    const advice =
      found.kind === 'ambiguous'
        ? `${found.builds.length} builds could be the one, so none is followed. Check in the build service which one it is.`
        : `${found.kind === 'unread' ? 'The list of builds could not be read' : `No build of it was found in ${where}`}: check in the build service whether one with the label ${label} is there before you start it again.`;
    super(`The start of ${workflowId} was not answered. ${cause.message} ${advice}`, { cause });
  }
}

/** The build of a start. */
export interface StartResult {
  readonly buildId: string;
  /** `adopted`: found without its label, because the list has no labels. Such a build may be somebody else's. */
  readonly origin: 'started' | 'adopted';
}

/**
 * Starts one build, once: if it is not certain whether the build was started, it is looked up and never
 * requested again (docs/reliability.md, "One request, one build"). When the workflow is cancelled meanwhile, a request
 * that was sent gets a moment to be answered, and its build a moment to be found.
 *
 * @throws StartLost; ServiceError when the start was certainly refused; Cancelled when it was never sent
 */
export async function startOne(
  { client, clock, grace, limits, runner }: StepContext,
  { body, sent }: { body: StartBuild; sent: StartSent },
): Promise<StartResult> {
  const { cancelled } = runner;
  try {
    const buildId = await grace.upTo(limits.answerGraceMs, (inFlight) =>
      client.builds.start(body, { signal: cancelled, inFlight }),
    );
    return { buildId, origin: 'started' };
  } catch (cause) {
    if (!(cause instanceof StartUncertain || cause instanceof GraceOver)) throw cause;
    const found = await grace.upTo(limits.lookUpGraceMs, (signal) =>
      withTimeout({ clock, ms: limits.startLookUpMs, signal }, (limited) =>
        lookUpStart({ client, clock, limits }, { sent, signal: limited }),
      ),
    );
    if (found.kind === 'byLabel') return { buildId: found.build._id, origin: 'started' };
    if (found.kind === 'byTime') return { buildId: found.build._id, origin: 'adopted' };
    throw new StartLost(sent, { found, where: listText({ cut: found.cut, limits }), cause });
  }
}
