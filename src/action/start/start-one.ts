import { StartUncertain } from '../../client/errors.ts';
import type { StartBuild } from '../../contract/start.ts';
import type { InputValue } from '../../contract/v3/start.ts';
import { UserError } from '../../errors.ts';
import type { StepContext } from '../context.ts';
import { GraceOver } from '../runner/grace.ts';
import { type LookedUp, lookUpStart, possibleText, type StartSent } from './look-up.ts';

type NotFound = Exclude<LookedUp, { readonly kind: 'found' }>;

/** The build may have been started but was not found. Starting another one could duplicate it. */
export class StartLost extends UserError {
  override readonly help = 'a-start-request-got-no-response';
  /** @param found `undefined`: nothing was looked up, because the workflow was cancelled */
  constructor(sent: StartSent, { found, cause }: { found: NotFound | undefined; cause: Error }) {
    super(
      `The request to start ${sent.workflowId} got no response. ${cause.message} ${adviceFor(sent, found)}`,
      { cause },
    );
  }
}

function adviceFor(sent: StartSent, found: NotFound | undefined): string {
  const again = `Check the build service for a build with the label ${sent.label} before you start it again.`;
  switch (found?.kind) {
    case undefined:
      return again;
    case 'possible':
      return `${possibleText(found.builds, sent)} This step neither follows nor cancels it. Check the build service before you start it again.`;
    case 'none':
      return `No matching build was found in ${found.where}. ${again}`;
    case 'unread':
      return `The list of builds could not be read. ${again}`;
  }
}

interface Start {
  readonly body: StartBuild;
  /** Values for the workflow's own inputs, which only the newer API takes; everything after the start is the same. */
  readonly workflowInputs: Readonly<Record<string, InputValue>> | undefined;
  readonly sent: StartSent;
}

/**
 * Starts one build, once, and returns its ID. If it is not certain whether the build was started, it is looked up and never
 * requested again (docs/reliability.md, "One request, one build"). When the workflow is cancelled, a request that was sent
 * has `limits.startGraceMs` left for its answer; then the post step looks the build up.
 *
 * @throws StartLost; ServiceError when the start was certainly refused; Cancelled when it was never sent
 */
export async function startOne(
  context: StepContext,
  { sent, body, workflowInputs: inputs }: Start,
): Promise<string> {
  const { client, grace, limits, runner } = context;
  try {
    return await grace.upTo(limits.startGraceMs, (inFlight) => {
      const options = { signal: runner.cancelled, inFlight };
      return inputs
        ? client.builds.startWithInputs({ ...body, inputs }, options)
        : client.builds.start(body, options);
    });
  } catch (cause) {
    if (cause instanceof GraceOver) throw new StartLost(sent, { found: undefined, cause });
    if (!(cause instanceof StartUncertain)) throw cause;
    const found = await lookUpStart(context, sent);
    if (found.kind === 'found') return found.buildId;
    throw new StartLost(sent, { found, cause });
  }
}
