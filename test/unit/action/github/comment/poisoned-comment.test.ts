/** Every workflow of a repository writes comments as the same bot: one of them may have spoilt the text of ours. */
import { expect, test } from '@jest/globals';
import { createCommentUpdater } from '../../../../../src/action/github/comment/comment-updater.ts';
import * as sections from '../../../../../src/action/github/comment/sections.ts';
import { FakeClock } from '../../../../support/fake-clock.ts';
import { FakeGitHub } from '../../../../support/github/fake-github.ts';
import { passingTime, steadyRandom, watchedClient } from '../../../../support/github/watched-client.ts';

const commentKey = 'app';
const begin = (key: string, { run = '19', attempt = '1' } = {}): string =>
  `<!-- build-service-action:section key=${key} run=${run} attempt=${attempt} -->`;
const end = (key: string): string => `<!-- build-service-action:end key=${key} -->`;
const other = [begin('b'), 'other', end('b')];

/** What stands in the comment beside the section of another step; the own key is `a`, the own run 20. */
const poisons: Readonly<Record<string, readonly string[]>> = {
  'an own section that never ends': [...other, begin('a'), 'swallowed'],
  'an own section that was never begun': [end('a'), ...other, end('a')],
  'the own section twice': [begin('a'), 'one', end('a'), ...other, begin('a'), 'two', end('a')],
  'a thousand sections that never end': [...other, ...Array.from({ length: 1_000 }, () => begin('a'))],
  'a thousand sections inside each other': [
    ...other,
    ...Array.from({ length: 400 }, (_, n) => begin(`c${n}`)),
    ...Array.from({ length: 400 }, (_, n) => end(`c${399 - n}`)),
  ],
  'a key of 60,000 characters': [...other, begin('k'.repeat(60_000)), 'x', end('k')],
  'a key that is no encoding': [...other, begin('%E0%A4%A'), 'x', end('%E0%A4%A')],
  'a key that names what every object has': [...other, begin('__proto__'), 'x', end('__proto__')],
  'run ids that are no numbers': [
    ...other,
    begin('a', { run: '-1' }),
    'x',
    end('a'),
    begin('a', { run: '1e9' }),
    end('a'),
  ],
  'an attempt of 60,000 digits': [...other, begin('a', { attempt: '9'.repeat(60_000) }), 'x', end('a')],
  'line ends of all kinds': [begin('a'), 'x\r\u2028\u0085', end('a'), ...other],
};

test.each(Object.keys(poisons))(
  "%s: the step's own section is shown at the end, and no other section is lost",
  async (name) => {
    const clock = new FakeClock();
    await using stack = new AsyncDisposableStack();
    const server = await FakeGitHub.start(clock);
    stack.defer(() => server.close());
    const repository = server.addRepository();
    repository.addPullRequest({ number: 7 });
    server.addToken('ghs_writer');
    repository.comments.set(1000, {
      id: 1000,
      pullRequest: 7,
      author: 'github-actions[bot]',
      body: [sections.commentMarker(commentKey), ...(poisons[name] ?? [])].join('\n'),
      createdAt: '2026-11-02T09:00:00Z',
      updatedAt: '2026-11-02T09:00:00Z',
    });
    const { github, isBusy } = await watchedClient({ server, token: 'ghs_writer', clock });
    const said: string[] = [];
    const tell = (message: string): void => void said.push(message);
    const updater = createCommentUpdater({
      findRun: async () => ({ github, pullRequests: [7] }),
      own: { commentKey, section: { key: 'a', runId: '20', runAttempt: '1' } },
      log: { info: tell, notice: tell, warning: tell, debug: tell },
      clock,
      random: steadyRandom,
      problems: { add: tell },
    });
    await passingTime(updater.finish('done', { ms: 20_000 }), { clock, isBusy });

    const [comment, ...more] = [...repository.comments.values()];
    expect(more).toEqual([]);
    const read = sections.readSections(comment?.body ?? '');
    expect(read.get('a')?.markdown.trim()).toBe('done');
    expect(read.get('b')?.markdown.trim()).toBe('other');
    expect(said).toEqual([]);
  },
);
