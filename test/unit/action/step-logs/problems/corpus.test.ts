import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { repositoryRoot } from '../../../../support/action-metadata.ts';
import { scoreFolder } from '../../../../support/problem-score.ts';

const scores = scoreFolder(join(repositoryRoot, 'test/corpus/open'));

test.each(scores)('$tool/$name: every cause is found, and nothing else', ({ missed, wrong }) => {
  expect({ missed, wrong }).toEqual({ missed: [], wrong: [] });
});
