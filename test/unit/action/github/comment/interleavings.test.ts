import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { CommentUpdater } from '../../../../../src/action/github/comment/comment-updater.ts';
import { commentsOf } from '../../../../../src/action/github/comment/comments.ts';
import { SectionWriter } from '../../../../../src/action/github/comment/section-writer.ts';
import * as sections from '../../../../../src/action/github/comment/sections.ts';
import { deepTest } from '../../../../support/deep-test.ts';
import { FakeGitHub } from '../../../../support/github/fake-github.ts';
import type { Repository } from '../../../../support/github/repository.ts';
import { type Explored, exploreInterleavings, type WriterTools } from './schedule.ts';

/** Thousands of short schedules. */
const longTest = 300_000;

const commentKey = 'app';

const author = 'github-actions[bot]';

let server: FakeGitHub;

let repository: Repository;

beforeAll(async () => {
  server = await FakeGitHub.start({ now: () => 0, monotonic: () => 0, setTimer: () => () => undefined });
  repository = server.addRepository();
  repository.addPullRequest({ number: 7 });
  for (const token of ['anna', 'ben']) server.addToken(token);
});

afterAll(() => server.close());

interface Writing {
  readonly key: string;
  readonly runId?: string;
  /** What the section says, one after the other. */
  readonly says: readonly string[];
}

/** A step that keeps its section: edits while it works, and an end. */
function writer({ key, runId = '20', says }: Writing) {
  return async ({ github, clock, random, signal }: WriterTools): Promise<void> => {
    const section = { key, runId, runAttempt: '1' };
    const own = { commentKey, section };
    const comments = commentsOf(github, 7);
    const writing = new SectionWriter({ comments, author, own, clock, random });
    const log = {
      debug: () => undefined,
      info: () => undefined,
      notice: () => undefined,
      warning: (message: string) => expect(message).toBe('no warning'),
    };
    for (const markdown of says.slice(0, -1)) await writing.set(markdown, signal);
    const problems = { add: (lost: string) => expect(lost).toBe('nothing') };
    const updater = new CommentUpdater({
      open: async () => [writing],
      clock,
      log,
      problems,
    });
    await updater.finish(says.at(-1) ?? '', { ms: 600_000, signal });
  };
}

interface Case {
  /** Sections that stand there from an older run. */
  readonly before?: Readonly<Record<string, string>>;
  readonly writers: Readonly<Record<string, Writing>>;
  /** What must stand there in the end, in one comment. */
  readonly after: Readonly<Record<string, string>>;
  /** How often GitHub is slow: time passes while a request is under way. */
  readonly slowness: number;
}

function explore({
  before = {},
  writers,
  after,
  slowness = Number(process.env.SLOW ?? 2),
}: Case): Promise<Explored> {
  return exploreInterleavings({
    server,
    repository: repository.fullName,
    writers: Object.fromEntries(Object.entries(writers).map(([name, writing]) => [name, writer(writing)])),
    slowness,
    reset() {
      repository.comments.clear();
      let body: string | undefined;
      for (const [key, markdown] of Object.entries(before)) {
        const section = { key, runId: '10', runAttempt: '1' };
        body = sections.withSection(body, { commentKey, section, markdown }).body;
      }
      const at = { pullRequest: 7, createdAt: '2026-11-02T09:00:00Z', updatedAt: '2026-11-02T09:00:00Z' };
      if (body) repository.comments.set(1000, { id: 1000, author, body, ...at });
    },
    state: () => JSON.stringify([...repository.comments.values()].map(({ id, body }) => [id, body])),
    check() {
      const all = [...repository.comments.values()].map(({ body }) => [...sections.readSections(body)]);
      const said = all.map((comment) =>
        Object.fromEntries(comment.map(([key, { markdown }]) => [key, markdown.trim()])),
      );
      expect(said).toEqual([after]);
    },
  });
}

const anna = { key: 'a', says: ['a is done'] };

const ben = { key: 'b', says: ['b is done'] };

const both = { a: 'a is done', b: 'b is done' };

test('two steps of which one edits the comment while the other joins it end with both sections', async () => {
  const before = { a: 'old' };
  const explored = await explore({ before, writers: { anna, ben }, after: both, slowness: 0 });
  expect(explored.ends).toBeGreaterThan(1);
});

deepTest(
  'two steps that create a comment at the same moment end with one comment that has both sections',
  async () => {
    const explored = await explore({ writers: { anna, ben }, after: both, slowness: 1 });
    expect(explored.ends).toBeGreaterThan(100);
  },
  longTest,
);

deepTest(
  'a step that edits and ends while another begins leaves both sections correct',
  async () => {
    const edits = { key: 'a', says: ['a builds', 'a is done'] };
    const explored = await explore({ writers: { anna: edits, ben }, after: both, slowness: 0 });
    expect(explored.ends).toBeGreaterThan(100);
  },
  longTest,
);

deepTest(
  'a step that joins while another ends leaves both sections correct',
  async () => {
    const explored = await explore({
      before: { a: 'old' },
      writers: { anna, ben },
      after: both,
      slowness: 1,
    });
    expect(explored.ends).toBeGreaterThan(100);
  },
  longTest,
);

deepTest(
  'two steps with sections from an older run leave both correct, and other sections unchanged',
  async () => {
    const before = { a: 'old', b: 'old', c: 'c' };
    const after = { ...both, c: 'c' };
    const explored = await explore({ before, writers: { anna, ben }, after, slowness: 1 });
    expect(explored.ends).toBeGreaterThan(100);
  },
  longTest,
);

deepTest(
  'of two runs with the same section, the newer one is shown',
  async () => {
    const newer = { key: 'a', runId: '21', says: ['newer'] };
    const explored = await explore({ writers: { anna, ben: newer }, after: { a: 'newer' }, slowness: 1 });
    expect(explored.ends).toBeGreaterThan(100);
  },
  longTest,
);
