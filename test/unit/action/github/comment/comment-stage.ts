/** A comment updater with a fake GitHub, where time passes only when something waits for it. */

import {
  type CommentUpdater,
  createCommentUpdater,
} from '../../../../../src/action/github/comment/comment-updater.ts';
import * as sections from '../../../../../src/action/github/comment/sections.ts';
import { messageOf } from '../../../../../src/errors.ts';
import { FakeClock } from '../../../../support/fake-clock.ts';
import { FakeGitHub } from '../../../../support/github/fake-github.ts';
import type { Repository } from '../../../../support/github/repository.ts';
import { passingTime, steadyRandom, turn, watchedClient } from '../../../../support/github/watched-client.ts';

const bot = 'github-actions[bot]';
export const commentKey = 'app';

interface Step {
  readonly key?: string;
  readonly runId?: string;
  readonly runAttempt?: string;
  readonly token?: string;
  readonly pullRequests?: readonly number[];
}

interface Keeping {
  readonly updater: CommentUpdater;
  /** Waits, and lets time pass where only time is waited for. */
  wait<T>(promise: Promise<T>): Promise<T>;
  /** Lets everything go on for this long. */
  pass(ms: number): Promise<void>;
}

interface Existing {
  readonly number?: number;
  readonly author?: string;
  readonly says: Readonly<Record<string, string>>;
  readonly runId?: string;
}

export class CommentStage implements AsyncDisposable {
  readonly clock: FakeClock;
  readonly server: FakeGitHub;
  readonly repository: Repository;
  /** What the updater told, after its kind. */
  readonly said: string[] = [];
  /** The requests in flight of every step. */
  readonly #asking: ReadonlySet<AbortSignal>[] = [];

  static async start(): Promise<CommentStage> {
    const clock = new FakeClock();
    return new CommentStage(clock, await FakeGitHub.start(clock));
  }

  private constructor(clock: FakeClock, server: FakeGitHub) {
    this.clock = clock;
    this.server = server;
    this.repository = server.addRepository();
    this.repository.addPullRequest({ number: 7 });
    server.addToken('ghs_writer');
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.server.close();
  }

  async keeping(step: Step = {}): Promise<Keeping> {
    const { key = 'a', runId = '20', runAttempt = '1', token = 'ghs_writer', pullRequests = [7] } = step;
    const { clock, server, said } = this;
    const { github, asking } = await watchedClient({ server, token, clock });
    this.#asking.push(asking);
    const isBusy = (): boolean => this.#asking.reduce((sum, { size }) => sum + size, 0) > server.slow;
    const tell = (kind: string) => (message: string) => void said.push(`${kind}: ${message}`);
    const updater = createCommentUpdater({
      findRun: async () => ({ github, pullRequests }),
      own: { commentKey, section: { key, runId, runAttempt } },
      log: { info: tell('info'), notice: tell('notice'), warning: tell('warning'), debug: tell('debug') },
      clock,
      random: steadyRandom,
      problems: { add: (lost, failure) => tell('problem')(`${lost}: ${messageOf(failure)}`) },
    });
    const wait = <T>(promise: Promise<T>): Promise<T> => passingTime(promise, { clock, isBusy });
    const quiet = async (): Promise<void> => {
      for (let turns = 0; turns < 3; turns = isBusy() ? 0 : turns + 1) await turn();
    };
    const pass = async (ms: number): Promise<void> => {
      const end = clock.now() + ms;
      await quiet();
      while (clock.now() < end) {
        await clock.advance(Math.min(clock.untilNext() ?? ms, end - clock.now()));
        await quiet();
      }
    };
    return { updater, wait, pass };
  }

  addComment({ number = 7, author = bot, says, runId = '10' }: Existing): number {
    const id = Math.max(1000, ...this.repository.comments.keys()) + 1;
    const change = (key: string, markdown: string) => ({
      commentKey,
      section: { key, runId, runAttempt: '1' },
      markdown,
    });
    const body = Object.entries(says).reduce<string | undefined>(
      (text, [key, markdown]) => sections.withSection(text, change(key, markdown)).body,
      undefined,
    );
    const [createdAt, updatedAt] = ['2026-11-02T09:00:00Z', '2026-11-02T09:00:00Z'];
    this.repository.comments.set(id, {
      id,
      pullRequest: number,
      author,
      body: body ?? 'Hello',
      createdAt,
      updatedAt,
    });
    return id;
  }

  /** What each comment says, by section. */
  comments(number = 7): Record<string, string>[] {
    const own = [...this.repository.comments.values()].filter(({ pullRequest }) => pullRequest === number);
    return own.map(({ body }) =>
      Object.fromEntries(
        [...sections.readSections(body)].map(([key, section]) => [key, section.markdown.trim()]),
      ),
    );
  }

  /** Every request that reads or writes comments. */
  story(): string[] {
    return this.server.requests.map(
      ({ client, operation, params, status, at }) =>
        `${at} ${client} ${operation} ${params.issue_number ?? params.comment_id} ${status}`,
    );
  }

  /** Operations, and the seconds since the first of them. */
  asked(only: string): string[] {
    const since = this.server.requests[0]?.at ?? 0;
    return this.server.requests
      .filter(({ operation }) => operation.includes(only))
      .map(({ operation, at }) => `${(at - since) / 1000} s ${operation}`);
  }
}
