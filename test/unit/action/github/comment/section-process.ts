// A step that keeps one section of a comment, as a separate process: first building, then done.
// Environment: SECTION, TOKEN, CLOCK_FACTOR and the variables of a runner.
import { readRunContext } from '../../../../../src/action/event/run-context.ts';
import { createCommentUpdater } from '../../../../../src/action/github/comment/comment-updater.ts';
import { GitHubProblems } from '../../../../../src/action/github/failure.ts';
import { findRun } from '../../../../../src/action/github/run-on-github.ts';
import { systemRandom } from '../../../../../src/clock.ts';
import { scaledClock } from '../../../../support/fake-clock.ts';

const { SECTION: key = '', TOKEN: token = '', CLOCK_FACTOR: factor = '1' } = process.env;
const clock = scaledClock(Number(factor));
const run = readRunContext(process.env);
const tell = (message: string): void => void process.stdout.write(`${message}\n`);
const problems = new GitHubProblems();
const updater = createCommentUpdater({
  findRun: findRun({ run, token, redact: (text) => text, clock, random: systemRandom }),
  own: { commentKey: 'app', section: { key, runId: run.runId, runAttempt: run.runAttempt } },
  log: { info: tell, notice: tell, warning: tell, debug: tell },
  clock,
  random: systemRandom,
  problems,
});
updater.show(`${key} builds`);
await new Promise<void>((resolve) => clock.setTimer(2_000 * systemRandom.fraction(), resolve));
await updater.finish(`${key} is done`, { ms: 20_000 });
problems.warn({ warning: tell });
