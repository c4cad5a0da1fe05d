import { expect, test } from '@jest/globals';
import { anna, ben, both, explore, longTest } from './interleavings.ts';

test(
  'two steps that create a comment at the same moment end with one comment that has both sections',
  async () => {
    const explored = await explore({ writers: { anna, ben }, after: both, slowness: 1 });
    expect(explored.ends).toBeGreaterThan(100);
  },
  longTest,
);

test(
  'a step that edits and ends while another begins leaves both sections correct',
  async () => {
    const edits = { key: 'a', says: ['a builds', 'a is done'] };
    const explored = await explore({ writers: { anna: edits, ben }, after: both, slowness: 0 });
    expect(explored.ends).toBeGreaterThan(100);
  },
  longTest,
);

test(
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

test(
  'two steps with sections from an older run leave both correct, and other sections unchanged',
  async () => {
    const before = { a: 'old', b: 'old', c: 'c' };
    const after = { ...both, c: 'c' };
    const explored = await explore({ before, writers: { anna, ben }, after, slowness: 1 });
    expect(explored.ends).toBeGreaterThan(100);
  },
  longTest,
);

test(
  'of two runs with the same section, the newer one is shown',
  async () => {
    const newer = { key: 'a', runId: '21', says: ['newer'] };
    const explored = await explore({ writers: { anna, ben: newer }, after: { a: 'newer' }, slowness: 1 });
    expect(explored.ends).toBeGreaterThan(100);
  },
  longTest,
);
