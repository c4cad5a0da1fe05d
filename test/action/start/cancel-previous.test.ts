import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { setFaultStage } from '../../support/fault-stage.ts';
import { runUntilCanceled } from '../../support/scripted-executor.ts';
import { until } from '../../support/until.ts';
import { recipes } from '../../support/workflow/written-workflows.ts';
import { startOthers, stillRunning, unwatched } from './cancel-previous.ts';

const label = (run: number): string => `gh-${run}-1-${'0'.repeat(32)}`;

test('older builds of the same app, workflow and branch are cancelled, but not those of this run, of a later run, or others', async () => {
  await using stage = await setFaultStage({ script: runUntilCanceled });
  const ids = await startOthers(stage, {
    byHand: {},
    byNight: { labels: ['nightly'] },
    olderRun: { labels: [label(4241)] },
    thisRun: { labels: ['x', label(4242)] },
    laterRun: { labels: [label(4243)] },
    muchLaterRun: { labels: [label(99_999_999_999)] },
    otherWorkflow: { workflowId: 'ios' },
    otherBranch: { branch: 'next' },
  });
  const main = stage.main({ with: unwatched });
  expect(await main.succeeded).toBe(true);
  await until(() => stage.running().length === 6);
  expect(stillRunning(stage, ids)).toEqual([
    'thisRun',
    'laterRun',
    'muchLaterRun',
    'otherWorkflow',
    'otherBranch',
  ]);
  expect(main.log.filter((line) => line.includes('the earlier build'))).toHaveLength(3);
  expect(main.warnings).toEqual([]);
});

test('the files of two apps in a repository, on one commit, leave the builds of each other running', async () => {
  await using stage = await setFaultStage({ script: runUntilCanceled });
  const recipe = recipes().find(({ path }) => path === '.github/workflows/shop.yml')?.text ?? '';
  for (const [app, runId] of [
    ['shop', '4242'],
    ['admin', '4243'],
  ] as const) {
    const { cancelPrevious, variables } = parse(recipe.replaceAll('shop', app)).jobs.preview.with;
    const main = stage.main({
      run: { runId },
      with: { cancelPrevious: String(cancelPrevious), variables, wait: 'false' },
    });
    expect([await main.succeeded, main.warnings]).toEqual([true, []]);
  }
  expect(stage.running()).toHaveLength(2);
});
