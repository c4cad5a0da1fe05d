import type { ActionContext } from '../action/context.ts';
import type { Connect } from '../action/inputs/connection.ts';
import { Cancelled, type Runner } from '../action/runner/runner.ts';
import { markdownLink, markdownSentence } from '../action/text/markdown.ts';
import { countText, durationText } from '../action/text/units.ts';
import { longestParagraph } from '../action/text/visible.ts';
import type { Connection } from '../client/connection.ts';
import { networkTransport, type Transport } from '../client/http/transport.ts';
import { systemClock, systemRandom } from '../clock.ts';
import { InputError, UserError } from '../errors.ts';
import { defaultLimits } from '../limits.ts';

/** Resolves with whether the step succeeded. */
export type Action = (context: ActionContext) => Promise<boolean>;

/** Runs one action in this process, with the real dependencies, and sets its exit code. */
export async function runAction(action: Action, runner: Runner): Promise<void> {
  const [clock, limits] = [systemClock, defaultLimits];
  // Last resort: work that ignores the signal must not keep GitHub from starting the post step.
  const { promise: endedEarly, reject: end } = Promise.withResolvers<never>();
  const endLater = () => clock.setTimer(limits.graceMs + 400, () => end(runner.cancelled.reason));
  runner.cancelled.addEventListener('abort', endLater, { once: true });
  const real = { runner, transport: networkTransport, clock, random: systemRandom, limits };
  const succeeded = await perform((context) => Promise.race([action(context), endedEarly]), real);
  if (!succeeded) process.exitCode = 1;
  // After all output: work that was abandoned at its limit would keep the process alive.
  process.stdout.write('', () => process.exit());
}

/**
 * Runs one action, and returns whether it succeeded. An error that the user can fix becomes one annotation; a bug is shown
 * with its stack.
 */
export async function perform(
  action: Action,
  { transport, ...context }: Omit<ActionContext, 'connect'> & { readonly transport: Transport },
): Promise<boolean> {
  const { log, redactor, helpPage } = context.runner;
  let isFirstRetry = true;
  /** Logs the first retry, mostly due to a wrong `baseUrl`, and pauses that the service asked for; others at debug level. */
  const onRetry: Connection['onRetry'] = ({ message, problem, failure }, pauseMs, leftMs) => {
    const isAsked = failure?.kind === 'status' && !!failure.retryAfterMs;
    log[isFirstRetry || isAsked ? 'info' : 'debug'](
      `${isAsked ? problem : message} Retrying in ${durationText(pauseMs)}, for up to ${durationText(leftMs)}.`,
    );
    isFirstRetry = false;
  };
  const connect: Connect = async (connection) => {
    // A post step with nothing to do needs none of the API's schemas, which take a sixth of its time.
    const { createClient } = await import('../client/client.ts');
    return createClient({ ...connection, ...context, transport, redactProse: redactor.redactProse, onRetry });
  };
  try {
    return await action({ ...context, connect }).finally(() => context.runner.warnOfShortenedOutputs());
  } catch (error) {
    if (error instanceof UserError) {
      // Redacted before anything cuts or escapes it: half a secret, or an escaped one, would not be found.
      const message = redactor.redact(error.message);
      const problems = error instanceof InputError ? message.split('\n') : [message];
      const verdict = error instanceof InputError ? `: ${countText(problems.length, 'input error')}` : '';
      const page = helpPage(error);
      const title = problems.length > 1 ? { title: `The step failed${verdict}` } : {};
      log.error([...problems, page ?? []].flat().join('\n'), title);
      // A cancelled step has already written its summary.
      if (error instanceof Cancelled || /^false$/i.test(context.runner.input('summary'))) return false;
      const list = problems.map((problem) => `- ${markdownSentence(problem, longestParagraph)}`);
      const link = page === undefined ? [] : [`- ${markdownLink({ text: page, address: page })}`];
      await context.runner.writeSummary(
        [`## ❌ The step failed${verdict}\n\n### What went wrong\n`, ...list, ...link].join('\n'),
      );
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
