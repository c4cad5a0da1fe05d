import { expect, test } from '@jest/globals';
import { runAction } from '../../support/action-process.ts';
import { temporaryFolder } from '../../support/folder.ts';
import { gitRepository } from '../../support/git.ts';
import { processesWith } from '../../support/processes.ts';
import { serviceStep } from '../../support/service-step.ts';
import { workflowFile } from '../../support/stage.ts';
import { until } from '../../support/until.ts';

test('a build that is running when the job ends is stopped with the service', async () => {
  await using workspace = await temporaryFolder();
  const files = { 'codemagic.yaml': workflowFile(['sleep 1000']) };
  await gitRepository({ path: workspace.path, files });
  await using service = await serviceStep({ env: { GITHUB_WORKSPACE: workspace.path } });
  const build = await runAction({
    with: { ...service.outputs, workflowId: 'android', branch: 'main', wait: 'false' },
  });
  const buildId = build.outputs.buildId ?? 'none';
  await until(() => processesWith(buildId).length > 0);
  const post = await service.end();
  expect(post).toMatchObject({ exitCode: 0, warnings: [] });
  expect(processesWith(buildId)).toEqual([]);
});
