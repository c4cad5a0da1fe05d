import type { ActionContext } from '../action/context.ts';
import type { Connect } from '../action/inputs/connection.ts';
import { createGithubRunner } from '../action/runner/github-runner.ts';
import { durationText } from '../action/text/units.ts';
import { createClient } from '../client/client.ts';
import { type ServiceError, ServiceUnreachable } from '../client/errors.ts';
import { networkTransport, type Transport } from '../client/http/transport.ts';
import { systemClock, systemRandom } from '../clock.ts';
import { UserError } from '../errors.ts';
import { defaultLimits } from '../limits.ts';

/** An action; its result says whether the step succeeded. */
export type Action = (context: ActionContext) => Promise<boolean>;

/** Runs one action in this process, with the real dependencies, and sets its exit code. */
export async function runAction(action: Action): Promise<void> {
  const runner = createGithubRunner(process.env);
  const real = {
    transport: networkTransport,
    clock: systemClock,
    random: systemRandom,
    limits: defaultLimits,
  };
  const { promise: endedEarly, reject: end } = Promise.withResolvers<never>();
  endAfterGrace({ cancelled: runner.cancelled, end, ...real });
  const succeeded = await perform((context) => Promise.race([action(context), endedEarly]), {
    runner,
    ...real,
  });
  if (!succeeded) process.exitCode = 1;
  // Once everything is written: what was left behind at its limit would keep the process alive.
  process.stdout.write('', () => process.exit());
}

/** The last resort: work that ignores the signal must not keep GitHub from starting the post step. */
function endAfterGrace({
  cancelled,
  end,
  clock,
  limits,
}: Pick<ActionContext, 'clock' | 'limits'> & {
  readonly cancelled: AbortSignal;
  readonly end: (reason: unknown) => void;
}): void {
  const endLater = (): void => void clock.setTimer(limits.graceMs + 400, () => end(cancelled.reason));
  cancelled.addEventListener('abort', endLater, { once: true });
}

/**
 * Runs one action and returns whether it succeeded. An error that the user can fix becomes one annotation; a bug of the
 * action is shown with its stack.
 */
export async function perform(
  action: Action,
  { transport, ...context }: Omit<ActionContext, 'connect'> & { readonly transport: Transport },
): Promise<boolean> {
  const { log } = context.runner;
  const connect: Connect = (connection) => {
    const retries = retryLog(context);
    return createClient({
      ...connection,
      ...context,
      transport: async (...request) => {
        const reply = await transport(...request);
        retries.onReply();
        return reply;
      },
      redactProse: context.runner.redactor.redactProse,
      onRetry: retries.onRetry,
    });
  };
  try {
    return await action({ ...context, connect }).finally(() => context.runner.warnOfShortenedOutputs());
  } catch (error) {
    if (error instanceof UserError) {
      const helpPage = context.runner.helpPage(error);
      log.error(helpPage === undefined ? error.message : `${error.message}\n${helpPage}`);
      return false;
    }
    log.error('This is a bug in the action. Please report it with the lines below.');
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    log.group('Stack', stack.split('\n'));
    await context.runner.writeSummary(
      "❌ This is a bug in the action. Please report it with this step's log.",
    );
    return false;
  }
}

/**
 * Logs all retries at debug level, and one also for the user: the first retry of a start, or of a service that has not answered yet and
 * cannot be reached, is logged for the user. Most often it is a wrong `baseUrl`.
 */
function retryLog({ runner: { log } }: Pick<ActionContext, 'runner'>): {
  readonly onRetry: (error: ServiceError, pauseMs: number) => void;
  readonly onReply: () => void;
} {
  let [isLogged, hasReplied] = [false, false];
  return {
    onRetry(error, pauseMs) {
      log.debug(`${error.message} Retrying in ${Math.round(pauseMs)} ms.`);
      const isStart = ['builds.start', 'v3.startBuild'].includes(error.operation);
      if (isLogged || (!isStart && (hasReplied || !(error instanceof ServiceUnreachable)))) return;
      isLogged = true;
      log.info(`${error.message} Retrying in ${durationText(pauseMs)}.`);
    },
    onReply() {
      hasReplied = true;
    },
  };
}
