import { expect, test } from '@jest/globals';
import { setStage } from '../../support/stage.ts';

test('if the branch moved since the event, one warning names both commits, and the step succeeds', async () => {
  await using stage = await setStage();
  const sha = await stage.repository.git('rev-parse', 'HEAD');
  const event = { name: 'push', ref: 'refs/heads/main', sha };
  const same = await stage.run({ event, with: { workflowId: 'android' } });
  expect(same).toMatchObject({ exitCode: 0, warnings: [] });

  const newer = await stage.repository.commit({ 'notes.txt': 'Nothing that is built' });
  const moved = await stage.run({ event, with: { workflowId: 'android' } });
  expect(moved).toMatchObject({ exitCode: 0, errors: [], outputs: { status: 'finished' } });
  expect(moved.warnings).toHaveLength(1);
  expect(moved.warnings[0]?.data).toContain(newer);
  expect(moved.warnings[0]?.data).toContain(sha);
});
