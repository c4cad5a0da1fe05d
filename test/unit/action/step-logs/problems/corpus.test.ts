import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { repositoryRoot } from '../../../../support/action-metadata.ts';
import { precisionAndRecall, scoreFolder } from '../../../../support/problem-score.ts';

const scores = scoreFolder(join(repositoryRoot, 'test/corpus/open'));

test.each([...Map.groupBy(scores, ({ tool }) => tool)])(
  '%s: every cause is found, and nothing else',
  (_, of) => {
    expect(of.flatMap(({ name, missed }) => missed.map((cause) => ({ name, cause })))).toEqual([]);
    expect(of.flatMap(({ name, wrong }) => wrong.map((problem) => ({ name, problem })))).toEqual([]);
    expect(precisionAndRecall(of)).toEqual({ precision: 1, recall: 1 });
  },
);
