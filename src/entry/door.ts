import type { Connect } from '../actions/connection.ts';
import { createClient } from '../api/client.ts';
import { defaultLimits } from '../api/limits.ts';
import { networkTransport } from '../api/transport.ts';
import { systemChance, systemClock } from '../clock.ts';
import { UserError } from '../errors.ts';
import { annotationMessage } from '../report/escape/annotation.ts';
import { logLine } from '../report/escape/log-line.ts';
import { createGithubRunner } from '../runner/github-runner.ts';
import type { Runner } from '../runner/runner.ts';

/** The real things, composed. */
export interface Composition {
  readonly runner: Runner;
  readonly connect: Connect;
  readonly clock: typeof systemClock;
  readonly chance: typeof systemChance;
}

/**
 * Runs one action in this process and sets its exit code. What the user can put right is one annotation; a fault of
 * ours is shown with its stack.
 */
export async function runAction(action: (composition: Composition) => Promise<boolean>): Promise<void> {
  const runner = createGithubRunner({
    env: process.env,
    escapes: { line: logLine, annotation: (text) => annotationMessage(text.split('\n')) },
  });
  const connect: Connect = (connection) =>
    createClient({
      ...connection,
      transport: networkTransport,
      clock: systemClock,
      chance: systemChance,
      limits: defaultLimits,
      onRetry: (error, pauseMs) => runner.log.debug(`${error.message} Again in ${Math.round(pauseMs)} ms.`),
    });
  try {
    const succeeded = await action({ runner, connect, clock: systemClock, chance: systemChance });
    if (!succeeded) process.exitCode = 1;
  } catch (error) {
    process.exitCode = 1;
    if (error instanceof UserError) return runner.log.error(error.message);
    runner.log.error('This is a fault of the action itself. Please report it with the lines below.');
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    runner.log.group('Stack', stack.split('\n'));
  }
}
