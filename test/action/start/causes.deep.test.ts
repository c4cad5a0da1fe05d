import { expect, test } from '@jest/globals';
import { setStage, workflowFile } from '../../support/stage.ts';
import { script } from './causes.ts';

test('of a build of another commit the causes have no file', async () => {
  await using stage = await setStage({ files: { 'codemagic.yaml': workflowFile([script]) } });
  const sha = await stage.repository.git('rev-parse', 'HEAD');
  await stage.repository.commit({ 'notes.txt': 'Nothing that is built' });
  const event = { name: 'push', ref: 'refs/heads/main', sha };
  const result = await stage.run({ event, with: { workflowId: 'android' } });
  expect(result.errors.map(({ properties }) => properties.file)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(result.errors[1]?.data).toBe('app/src/main/Cart.kt:12:5: Unresolved reference: total');
});

test('wait shows causes at file and line too', async () => {
  await using stage = await setStage({ files: { 'codemagic.yaml': workflowFile([script]) } });
  const { outputs } = await stage.run({ with: { workflowId: 'android', wait: 'false' } });
  const sha = await stage.repository.git('rev-parse', 'HEAD');
  const event = { name: 'push', ref: 'refs/heads/main', sha };
  const result = await stage.run({
    action: 'wait',
    event,
    with: { appId: '', branch: '', buildId: outputs.buildId ?? '' },
  });
  expect(result.errors[1]?.properties).toMatchObject({ file: 'app/src/main/Cart.kt', line: '12' });
});
