import { StartUncertain } from '../../api/errors.ts';
import type { StartBuild } from '../../contract/build.ts';
import type { StartFound, StartSent } from '../../core/started-build.ts';
import { UserError } from '../../errors.ts';
import { Cancelled } from '../../runner/runner.ts';
import type { Following } from '../follow/following.ts';
import { lookUpStart } from './look-up.ts';

/** The build may have been started, and could not be found: starting another could double it. */
export class StartLost extends UserError {
  constructor({ workflowId, label }: StartSent, { found, cause }: { found: StartFound; cause: unknown }) {
    const why = cause instanceof Error ? ` ${cause.message}` : '';
    super(
      found.kind === 'ambiguous'
        ? `The start of ${workflowId} was not answered, and ${found.builds.length} builds could be the one. None is followed.${why} Check in the build service which of them are meant.`
        : `The start of ${workflowId} was not answered, and no build of it has appeared.${why} Check in the build service whether one with the label ${label} is there before you start it again.`,
      { cause },
    );
  }
}

/** How a start ended in a build. */
export interface Started {
  readonly buildId: string;
  /** Adopted: found without its label, as the list tells none. Such a build may be somebody else's. */
  readonly certainty: 'own' | 'adopted';
}

/**
 * Starts one build, once: after anything that leaves it open whether the build was started, it is looked up and never
 * asked for again (DESIGN 5.1). When the workflow is cancelled meanwhile, a request that was sent gets a moment to be
 * answered, and its build a moment to be found.
 *
 * @throws StartLost; ServiceError when the start was certainly refused; Cancelled when it was never sent
 */
export async function startOne(
  { client, clock, limits, runner }: Following,
  { body, sent }: { body: StartBuild; sent: StartSent },
): Promise<Started> {
  const { cancelled } = runner;
  const patience = new AbortController();
  let callOff: (() => void) | undefined;
  const loseIt = (): void => {
    callOff = clock.after(limits.cancelGraceMs, () =>
      patience.abort(new Error('The workflow was cancelled.')),
    );
  };
  cancelled.addEventListener('abort', loseIt, { once: true });
  try {
    const buildId = await client.builds.start(body, { signal: cancelled, inFlight: patience.signal });
    return { buildId, certainty: 'own' };
  } catch (cause) {
    if (!(cause instanceof StartUncertain) && !patience.signal.aborted) throw cause;
    const ms = cancelled.aborted ? limits.cancelGraceMs : limits.startLookUpMs;
    const found = await lookUpUnlessCancelled({ client, clock, limits, cancelled }, { sent, ms });
    if (found.kind === 'byLabel') return { buildId: found.build._id, certainty: 'own' };
    if (found.kind === 'byTime') return { buildId: found.build._id, certainty: 'adopted' };
    throw new StartLost(sent, { found, cause });
  } finally {
    cancelled.removeEventListener('abort', loseIt);
    callOff?.();
  }
}

/** A look-up that a cancellation shortens to the time that there is then. */
async function lookUpUnlessCancelled(
  {
    client,
    clock,
    limits,
    cancelled,
  }: Pick<Following, 'client' | 'clock' | 'limits'> & { cancelled: AbortSignal },
  { sent, ms }: { sent: StartSent; ms: number },
): Promise<StartFound> {
  try {
    return await lookUpStart(
      { client, clock },
      { sent, ms, ...(cancelled.aborted ? {} : { signal: cancelled }) },
    );
  } catch (error) {
    if (!(error instanceof Cancelled)) throw error;
    return lookUpStart({ client, clock }, { sent, ms: limits.cancelGraceMs });
  }
}
