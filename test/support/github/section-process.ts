// A step that keeps one section of a comment, as a separate process: first building, then done.
// Environment: SECTION, TOKEN, CLOCK_FACTOR and the variables of a runner.
import { systemRandom } from '../../../src/clock.ts';
import * as sections from '../../../src/core/text/comment-sections.ts';
import { keepComment } from '../../../src/runner/github/comment/keep-comment.ts';
import { RetryBudget } from '../../../src/runner/github/pull-requests/retry-budget.ts';
import { findRun } from '../../../src/runner/github/pull-requests/run-on-github.ts';
import { Trouble } from '../../../src/runner/github/pull-requests/trouble.ts';
import { readRunContext } from '../../../src/runner/process/run-context.ts';
import { scaledClock } from '../scaled-clock.ts';

const { SECTION: key = '', TOKEN: token = '', CLOCK_FACTOR: factor = '1' } = process.env;
const clock = scaledClock(Number(factor));
const run = readRunContext(process.env);
const tell = (message: string): void => void process.stdout.write(`${message}\n`);
const budget = new RetryBudget({ clock, ms: 20_000 });
const trouble = new Trouble();
const keeper = keepComment({
  findRun: findRun({ run, token, redact: (text) => text, clock, random: systemRandom, budget }),
  own: { text: sections, commentKey: 'app', section: { key, runId: run.runId, runAttempt: run.runAttempt } },
  log: { notice: tell, warning: tell, debug: tell },
  clock,
  random: systemRandom,
  budget,
  trouble,
});
keeper.show(`${key} builds`);
await new Promise<void>((resolve) => clock.setTimer(2_000 * systemRandom.fraction(), resolve));
await keeper.finish(`${key} is done`);
trouble.tell({ warning: tell });
