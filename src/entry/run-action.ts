import type { ActionContext } from '../action/context.ts';
import type { Connect } from '../action/inputs/connection.ts';
import { createGithubRunner } from '../action/runner/github-runner.ts';
import type { Log } from '../action/runner/runner.ts';
import { durationText } from '../action/text/units.ts';
import { createClient } from '../client/client.ts';
import type { ServiceError } from '../client/errors.ts';
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
  // The last resort: work that ignores the signal must not keep GitHub from starting the post step.
  const { promise: endedEarly, reject: end } = Promise.withResolvers<never>();
  const { clock, limits } = real;
  const endLater = () => clock.setTimer(limits.graceMs + 400, () => end(runner.cancelled.reason));
  runner.cancelled.addEventListener('abort', endLater, { once: true });
  const succeeded = await perform((context) => Promise.race([action(context), endedEarly]), {
    runner,
    ...real,
  });
  if (!succeeded) process.exitCode = 1;
  // Once everything is written: what was left behind at its limit would keep the process alive.
  process.stdout.write('', () => process.exit());
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
  const connect: Connect = (connection) =>
    createClient({
      ...connection,
      ...context,
      transport,
      redactProse: context.runner.redactor.redactProse,
      onRetry: retryLog(log),
    });
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

/** Logs the first retry for the user: most often, `baseUrl` is wrong. The others are logged at debug level. */
function retryLog(log: Log): (error: ServiceError, pauseMs: number) => void {
  let isFirst = true;
  return (error, pauseMs) => {
    log[isFirst ? 'info' : 'debug'](`${error.message} Retrying in ${durationText(pauseMs)}.`);
    isFirst = false;
  };
}
