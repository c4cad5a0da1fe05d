import { StartUncertain } from '../../client/errors.ts';
import type { SeenBuild } from '../../contract/build.ts';
import type { StartBuild } from '../../contract/start.ts';
import type { InputValue } from '../../contract/v3/start.ts';
import { UserError } from '../../errors.ts';
import type { StepContext } from '../context.ts';
import { listText } from '../follow/build-list.ts';
import { GraceOver } from '../runner/grace.ts';
import { type LookedUp, lookUpStart, type StartSent, unread } from './look-up.ts';

/** The build may have been started but was not found. Starting another one could duplicate it. */
export class StartLost extends UserError {
  override readonly help = 'a-start-request-got-no-response';
  constructor(
    { workflowId, label }: StartSent,
    { found, where, cause }: { found: LookedUp; where: string; cause: Error },
  ) {
    const advice =
      found.kind === 'possible' ? possibleText(found.builds) : notFoundText(found, { label, where });
    super(`The request to start ${workflowId} got no response. ${cause.message} ${advice}`, { cause });
  }
}

function possibleText({ length }: readonly SeenBuild[]): string {
  return length === 1
    ? 'Found a possible build, but did not follow it. Check the build service to see whether this is the right build.'
    : `Found ${length} possible builds, but could not determine which one this step started. Check the build service.`;
}

function notFoundText({ kind }: LookedUp, { label, where }: { label: string; where: string }): string {
  const why =
    kind === 'unread' ? 'The list of builds could not be read' : `No matching build was found in ${where}`;
  return `${why}. Check the build service for a build with the label ${label} before you start it again.`;
}

interface Start {
  readonly body: StartBuild;
  /** Values for the workflow's own inputs, which only the newer API takes; everything after the start is the same. */
  readonly workflowInputs: Readonly<Record<string, InputValue>> | undefined;
}

/** The build of a start. */
export interface StartResult {
  readonly buildId: string;
  /** `adopted`: found without its label, because the list has no labels. Such a build may be somebody else's. */
  readonly origin: 'started' | 'adopted';
}

/**
 * Starts one build, once: if it is not certain whether the build was started, it is looked up and never requested again
 * (docs/reliability.md, "One request, one build"). When the workflow is cancelled, a request that was sent stays in
 * flight while its build is looked up: the answer, or a build with its label, ends both.
 *
 * @throws StartLost; ServiceError when the start was certainly refused; Cancelled when it was never sent
 */
export async function startOne(
  context: StepContext,
  { sent, ...start }: Start & { readonly sent: StartSent },
): Promise<StartResult> {
  const { clock, limits, runner } = context;
  const sentAt = clock.monotonic();
  /** Ends the look-up once the request has a certain answer, and the request once the build is found. */
  const over = new AbortController();
  let isLost = false;
  const answer = requestBuild(context, { ...start, signal: over.signal });
  const answered = answer.then(
    (outcome) => {
      isLost = typeof outcome !== 'string';
      if (!isLost) over.abort();
    },
    () => over.abort(),
  );
  try {
    // A cancelled step has only seconds: it looks the build up while the request is still in flight.
    await Promise.race([answered, whenAborted(runner.cancelled, over.signal)]);
    const lookUp = { sent, adoption: { sentAt, isAllowed: () => isLost }, signal: over.signal };
    const found = over.signal.aborted ? unread : await lookUpStart(context, lookUp).catch(() => unread);
    if (found.kind === 'byLabel') return { buildId: found.build._id, origin: 'started' };
    const outcome = await answer;
    if (typeof outcome === 'string') return { buildId: outcome, origin: 'started' };
    if (found.kind === 'byTime') return { buildId: found.build._id, origin: 'adopted' };
    throw new StartLost(sent, { found, where: listText({ cut: found.cut, limits }), cause: outcome });
  } finally {
    over.abort();
  }
}

/**
 * The id of the build, or why the answer is lost.
 *
 * @throws as `startOne`; the signal's reason, if it is aborted while the request is in flight
 */
async function requestBuild(
  { client, grace, limits, runner }: StepContext,
  { body, workflowInputs: inputs, signal }: Start & { readonly signal: AbortSignal },
): Promise<string | StartUncertain | GraceOver> {
  const { builds } = client;
  try {
    return await grace.upTo(limits.startGraceMs, (over) => {
      const options = { signal: runner.cancelled, inFlight: AbortSignal.any([signal, over]) };
      return inputs ? builds.startWithInputs({ ...body, inputs }, options) : builds.start(body, options);
    });
  } catch (error) {
    if (error instanceof StartUncertain || error instanceof GraceOver) return error;
    throw error;
  }
}

/** @param unless ends the waiting, so that no listener is left on `signal` */
function whenAborted(signal: AbortSignal, unless: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true, signal: unless });
  });
}
