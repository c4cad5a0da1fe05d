import { expect, test } from '@jest/globals';
import { refuseFailure } from '../support/workflow/success.ts';
import { caller, push, stage } from './mobile-build.ts';

test('a failed build fails the called workflow, with its outputs set', async () => {
  const run = await stage.run(caller('workflowId: broken'), push);
  expect(run.result).toBe('failure');
  expect(run.job('after').outputs.result).toBe('failure');
  const outputs = JSON.parse(run.job('after').outputs.all ?? '');
  expect(outputs).toMatchObject({ buildId: expect.stringMatching(/^[0-9a-f]{24}$/), status: 'failed' });
  expect(JSON.parse(outputs.builds)).toEqual([
    expect.objectContaining({ workflowId: 'broken', status: 'failed' }),
  ]);
});

test('every input reaches the build', async () => {
  const inputs = `workflowId: android
        branch: main
        variables: FLAVOUR=red
        labels: nightly
        failOn: none
        publicLinks: false
        timeout: 5m
        timeoutMinutes: 10
        runsOn: ubuntu-24.04`;
  const before = stage.relay.requests.length;
  const run = refuseFailure(await stage.run(caller(inputs), push));
  const asked = stage.relay.requests.slice(before);
  const start = asked.find(({ method, path }) => method === 'POST' && path === '/builds');
  expect(start?.body).toMatchObject({
    branch: 'main',
    environment: { variables: { FLAVOUR: 'red' } },
    labels: expect.arrayContaining(['nightly']),
  });
  expect(asked.filter(({ path }) => path.endsWith('/public-url'))).toEqual([]);
  expect(JSON.parse(run.job('after').outputs.all ?? '').publicLinks).toBe('[]');
});
