import { createClient } from '../api/client.ts';
import { type ServiceError, ServiceUnreachable } from '../api/errors.ts';
import { networkTransport, type Transport } from '../api/http/transport.ts';
import { defaultLimits, type Limits } from '../api/limits.ts';
import { type Clock, type Random, systemClock, systemRandom } from '../clock.ts';
import { UserError } from '../errors.ts';
import { durationText } from '../report/wording/units.ts';
import { createGithubRunner } from '../runner/process/github-runner.ts';
import { Cancelled, type Runner } from '../runner/runner.ts';
import type { Connect } from '../tasks/inputs/connection.ts';

/** What an action works with. */
export interface Composition {
  readonly runner: Runner;
  readonly connect: Connect;
  readonly clock: Clock;
  readonly random: Random;
  readonly limits: Limits;
}

export type Action = (composition: Composition) => Promise<boolean>;

/** Runs one action in this process, with the real things, and sets its exit code. */
export async function runAction(action: Action): Promise<void> {
  const runner = createGithubRunner(process.env);
  const real = {
    transport: networkTransport,
    clock: systemClock,
    random: systemRandom,
    limits: defaultLimits,
  };
  endInTime(runner.cancelled, real);
  if (!(await perform(action, { runner, ...real }))) process.exitCode = 1;
  // What still goes on behind the action, such as the comment of a step that broke off, would hold the process.
  if (runner.cancelled.aborted) process.stdout.write('', () => process.exit());
}

/** The last resort: what does not heed the signal must not keep GitHub from going on to the post step. */
function endInTime(cancelled: AbortSignal, { clock, limits }: Pick<Composition, 'clock' | 'limits'>): void {
  const end = (): void => void clock.setTimer(limits.graceMs + 500, () => process.exit(1));
  cancelled.addEventListener('abort', end, { once: true });
}

/**
 * Carries one action out, and tells whether it has succeeded. What the user can put right is one annotation; a fault of
 * ours is shown with its stack.
 */
export async function perform(
  action: Action,
  { transport, ...parts }: Omit<Composition, 'connect'> & { readonly transport: Transport },
): Promise<boolean> {
  const { log } = parts.runner;
  const connect: Connect = (connection) => {
    const retries = tellingOfRetries(parts);
    return createClient({
      ...connection,
      ...parts,
      transport: async (...request) => {
        const reply = await transport(...request);
        retries.answered();
        return reply;
      },
      redactProse: parts.runner.redactor.redactProse,
      onRetry: retries.tell,
    });
  };
  try {
    return await action({ ...parts, connect });
  } catch (error) {
    if (error instanceof UserError) {
      log.error(error.message);
      return false;
    }
    if (error instanceof Cancelled) {
      log.error('The workflow was cancelled before this step had done its work.');
      return false;
    }
    log.error('This is a fault of the action itself. Please report it with the lines below.');
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    log.group('Stack', stack.split('\n'));
    return false;
  }
}

/**
 * Retries are for the debug log, but for one: who waits for a start, or for the first answer of a service that cannot be
 * reached, learns at once what is wrong and how long it is tried. Most often it is `baseUrl`.
 */
function tellingOfRetries({ runner: { log }, limits }: Pick<Composition, 'runner' | 'limits'>): {
  readonly tell: (error: ServiceError, pauseMs: number) => void;
  readonly answered: () => void;
} {
  let [isTold, isThere] = [false, false];
  return {
    tell(error, pauseMs) {
      log.debug(`${error.message} Again in ${Math.round(pauseMs)} ms.`);
      const isNoStart = error.operation !== 'builds.start';
      if (isTold || (isNoStart && (isThere || !(error instanceof ServiceUnreachable)))) return;
      isTold = true;
      log.info(`${error.message} It is tried again for up to ${durationText(limits.retryBudgetMs)}.`);
    },
    answered() {
      isThere = true;
    },
  };
}
