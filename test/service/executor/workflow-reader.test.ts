import { expect, test } from '@jest/globals';
import { type ReadWorkflow, readWorkflow } from '../../../src/service/executor/workflow-file/read.ts';
import { createReadWorkflows } from '../../../src/service/executor/workflow-file/read-workflows.ts';
import { testBuild, workflowFile } from '../../support/executed-build.ts';
import { processesWith } from '../../support/processes.ts';
import { until } from '../../support/until.ts';
import { hanging, onLinux, reading } from './workflow-reader.ts';

test('a workflow is read once for many builds, unless it could not be read', async () => {
  const read = createReadWorkflows();
  const request = { source: 'workflows: {app: {}}', workflowId: 'app' };
  const workflow = readWorkflow(request.source, request.workflowId);
  let count = 0;
  const reader = async (): Promise<ReadWorkflow> => {
    count += 1;
    if (count === 1) throw new Error('killed');
    return workflow;
  };
  await expect(read(request, reader)).rejects.toThrow('killed');
  expect([await read(request, reader), await read(request, reader)]).toEqual([workflow, workflow]);
  expect(count).toBe(2);
  await read({ ...request, workflowId: 'other' }, reader);
  await read({ ...request, source: `${request.source}\n` }, reader);
  expect(count).toBe(4);
  for (let other = 0; other < 16; other += 1) await read({ ...request, workflowId: `${other}` }, reader);
  await read(request, reader);
  expect(count).toBe(21);
});

onLinux('a build can be canceled while its workflow is being read', async () => {
  await using it = await testBuild(workflowFile('scripts: [echo on]'));
  const outcome = it.build({ buildId: 'hanging-2' }, hanging);
  await until(async () => (await reading(it)).includes('hanging'));
  it.cancel.abort();
  expect(await outcome).toMatchObject({ state: 'canceled' });
  expect(processesWith('hanging-2')).toEqual([]);
});
