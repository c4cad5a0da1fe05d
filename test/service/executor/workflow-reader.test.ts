import { expect } from '@jest/globals';
import { testBuild, workflowFile } from '../../support/executed-build.ts';
import { processesWith } from '../../support/processes.ts';
import { until } from '../../support/until.ts';
import { hanging, onLinux, reading } from './workflow-reader.ts';

onLinux('a build can be canceled while its workflow is being read', async () => {
  await using it = await testBuild(workflowFile('scripts: [echo on]'));
  const outcome = it.build({ buildId: 'hanging-2' }, hanging);
  await until(async () => (await reading(it)).includes('hanging'));
  it.cancel.abort();
  expect(await outcome).toMatchObject({ state: 'canceled' });
  expect(processesWith('hanging-2')).toEqual([]);
});
