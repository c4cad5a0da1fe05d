import type { Clock, Random } from '../../../clock.ts';
import type { Log } from '../../runner.ts';
import type { RetryBudget } from '../pull-requests/retry-budget.ts';
import type { FindRun } from '../pull-requests/run-on-github.ts';
import type { Trouble } from '../pull-requests/trouble.ts';
import { commentsOf, viewerLogin } from './comments.ts';
import { CommentKeeper } from './keeper.ts';
import type { OwnSection } from './own-section.ts';
import { SectionWriter } from './writer.ts';

export interface KeepCommentOptions {
  readonly findRun: FindRun;
  readonly own: OwnSection;
  readonly log: Pick<Log, 'notice' | 'warning' | 'debug'>;
  readonly clock: Clock;
  readonly random: Random;
  readonly budget: RetryBudget;
  readonly trouble: Pick<Trouble, 'note'>;
}

/**
 * The keeper of this step's section in the comment of each pull request that the run is about. Returns at once; GitHub
 * is asked in the background when there is something to show. A run without a pull request gets a notice.
 */
export function keepComment(options: KeepCommentOptions): CommentKeeper {
  const { findRun, own, log, clock, random, budget, trouble } = options;
  const open = async (signal: AbortSignal): Promise<SectionWriter[]> => {
    const { github, pullRequests } = await findRun(signal);
    if (pullRequests.length === 0) {
      log.notice(
        'There is no comment, because this run is about no pull request. The job summary has all of it.',
      );
      return [];
    }
    const author = await viewerLogin(github, signal);
    return pullRequests.map(
      (number) =>
        new SectionWriter({ comments: commentsOf(github, number), author, own, clock, random, budget }),
    );
  };
  return new CommentKeeper({ open, clock, log, budget, trouble });
}
