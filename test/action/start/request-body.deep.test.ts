import { expect, test } from '@jest/globals';
import { setStage, workflowFile } from '../../support/stage.ts';
import { ownLabel } from './request-body.ts';

test('the request to start a build contains only the given inputs', async () => {
  await using stage = await setStage();
  await stage.run({ with: { workflowId: 'android', wait: 'false' } });
  expect(stage.relay.requests.map(({ method, path, body }) => ({ method, path, body }))).toEqual([
    {
      method: 'POST',
      path: '/builds',
      body: { appId: stage.service.appId, workflowId: 'android', branch: 'main', labels: [ownLabel] },
    },
  ]);
});

test.each([
  ['branch', { branch: 'refs/heads/main' }, { branch: 'main' }],
  ['tag', { branch: '', tag: 'refs/tags/v1' }, { tag: 'v1' }],
])('a full ref name in %s is sent as the short name', async (_, given, sent) => {
  await using stage = await setStage();
  await stage.run({ with: { workflowId: 'android', wait: 'false', ...given } });
  expect(stage.relay.requests[0]?.body).toMatchObject(sent);
});

test("a script gets the variable's value, including values of several lines", async () => {
  await using stage = await setStage({
    files: { 'codemagic.yaml': workflowFile(['printf %s "$NOTES" > notes.txt'], ['notes.txt']) },
  });
  const result = await stage.run({
    with: { workflowId: 'android', variables: 'APP_VERSION=1.10\nNOTES<<END\nfirst = line\n\nthird\nEND' },
  });
  const response = await fetch(result.outputs.publicLink ?? '');
  expect(await response.text()).toBe('first = line\n\nthird');
});
