import { createClient } from '../api/client.ts';
import { type ServiceError, ServiceUnreachable } from '../api/errors.ts';
import { networkTransport, type Transport } from '../api/http/transport.ts';
import { defaultLimits } from '../api/limits.ts';
import { systemClock, systemRandom } from '../clock.ts';
import { UserError } from '../errors.ts';
import { durationText } from '../report/wording/units.ts';
import { createGithubRunner } from '../runner/process/github-runner.ts';
import { Cancelled } from '../runner/runner.ts';
import type { ActionContext } from '../tasks/context/action-context.ts';
import type { Connect } from '../tasks/inputs/connection.ts';

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
  exitAfterGrace(runner.cancelled, real);
  if (!(await perform(action, { runner, ...real }))) process.exitCode = 1;
  // Pending work, such as an update of the comment, would keep the process alive.
  if (runner.cancelled.aborted) process.stdout.write('', () => process.exit());
}

/** The last resort: work that ignores the signal must not keep GitHub from starting the post step. */
function exitAfterGrace(
  cancelled: AbortSignal,
  { clock, limits }: Pick<ActionContext, 'clock' | 'limits'>,
): void {
  const exit = (): void => void clock.setTimer(limits.graceMs + 400, () => process.exit(1));
  cancelled.addEventListener('abort', exit, { once: true });
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
    return await action({ ...context, connect });
  } catch (error) {
    if (error instanceof UserError) {
      const helpPage = context.runner.helpPage(error);
      log.error(helpPage === undefined ? error.message : `${error.message}\n${helpPage}`);
      return false;
    }
    if (error instanceof Cancelled) {
      log.error('The workflow was cancelled before this step was done.');
      return false;
    }
    log.error('This is a bug in the action. Please report it with the lines below.');
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    log.group('Stack', stack.split('\n'));
    return false;
  }
}

/**
 * Logs retries at debug level, except one: the first retry of a start, or of a service that has not answered yet and
 * cannot be reached, is logged for the user. Most often it is a wrong `baseUrl`.
 */
function retryLog({ runner: { log }, limits }: Pick<ActionContext, 'runner' | 'limits'>): {
  readonly onRetry: (error: ServiceError, pauseMs: number) => void;
  readonly onReply: () => void;
} {
  let [isLogged, hasReplied] = [false, false];
  return {
    onRetry(error, pauseMs) {
      log.debug(`${error.message} Retrying in ${Math.round(pauseMs)} ms.`);
      const isStart = error.operation === 'builds.start';
      if (isLogged || (!isStart && (hasReplied || !(error instanceof ServiceUnreachable)))) return;
      isLogged = true;
      log.info(`${error.message} Retrying for up to ${durationText(limits.retryBudgetMs)}.`);
    },
    onReply() {
      hasReplied = true;
    },
  };
}
