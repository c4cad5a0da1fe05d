import type { Chance, Clock } from '../../clock.ts';
import type { Log } from '../runner.ts';
import { CommentKeeper } from './comment-keeper.ts';
import { commentsOf } from './comments.ts';
import type { OwnSection } from './own-section.ts';
import type { RetryBudget } from './retry-budget.ts';
import type { FindRun } from './run-on-github.ts';
import { SectionWriter } from './section-writer.ts';
import type { Trouble } from './trouble.ts';
import { viewerLogin } from './viewer.ts';

export interface KeepCommentOptions {
  readonly findRun: FindRun;
  readonly own: OwnSection;
  readonly log: Pick<Log, 'notice' | 'warning' | 'debug'>;
  readonly clock: Clock;
  readonly chance: Chance;
  readonly budget: RetryBudget;
  readonly trouble: Pick<Trouble, 'note'>;
}

/**
 * The keeper of this step's section in the comment of each pull request that the run is about. Returns at once; GitHub
 * is asked in the background when there is something to show. A run without a pull request gets a notice.
 */
export function keepComment(options: KeepCommentOptions): CommentKeeper {
  const { findRun, own, log, clock, chance, budget, trouble } = options;
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
        new SectionWriter({ comments: commentsOf(github, number), author, own, clock, chance, budget }),
    );
  };
  return new CommentKeeper({ open, clock, log, budget, trouble });
}
