import type { Chance, Clock } from '../../clock.ts';
import type { Runner } from '../runner.ts';
import { connect } from './client.ts';
import { CommentKeeper } from './comment-keeper.ts';
import { commentsOf } from './comments.ts';
import type { OwnSection } from './own-section.ts';
import { pullRequestsOf } from './pull-request.ts';
import { SectionWriter } from './section-writer.ts';
import { viewerLogin } from './viewer.ts';

export interface KeepCommentOptions {
  readonly runner: Pick<Runner, 'run' | 'log'>;
  readonly token: string;
  readonly own: OwnSection;
  readonly clock: Clock;
  readonly chance: Chance;
}

/**
 * The keeper of this step's section in the comment of each pull request that the run is about. Returns at once; GitHub
 * is asked in the background when there is something to show. A run without a pull request gets a notice.
 */
export function keepComment({ runner, token, own, clock, chance }: KeepCommentOptions): CommentKeeper {
  const { run, log } = runner;
  const open = async (signal: AbortSignal): Promise<SectionWriter[]> => {
    const github = await connect({ run, token, clock, chance });
    const pullRequests = await pullRequestsOf(github, { run, signal });
    if (pullRequests.length === 0) {
      log.notice(
        'There is no comment, because this run is about no pull request. The job summary has all of it.',
      );
      return [];
    }
    const author = await viewerLogin(github, signal);
    return pullRequests.map(
      (number) => new SectionWriter({ comments: commentsOf(github, number), author, own, clock, chance }),
    );
  };
  return new CommentKeeper({ open, clock, log });
}
