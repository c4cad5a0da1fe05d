import { expect, test } from '@jest/globals';
import { startAction } from '../../support/action-process.ts';
import { watched } from '../../support/process.ts';
import { setStage } from '../../support/stage.ts';

// T6
test.each([
  ['*a*a*a*a*a*a*a*a*b', 'a'.repeat(254)],
  ['app-*-*-*.apk', `app-${'-'.repeat(20_000)}`],
])('the step ends although the pattern %s meets a name that is hard to match', async (artefacts, name) => {
  await using stage = await setStage({
    changeAnswer: ({ body }) => {
      const { build } = Object(body);
      if (build?.artefacts?.[0]) build.artefacts[0].name = name;
      return body;
    },
  });
  const { buildId = '' } = (await stage.run({ with: { workflowId: 'android', publicLinks: 'false' } }))
    .outputs;
  const door = await startAction(
    stage.step({ action: 'artifacts', with: { appId: '', branch: '', buildId, artefacts } }),
  );
  using _ = watched(door.process);
  expect(await door.result).toMatchObject({ exitCode: 0, signal: null, outputs: { artefacts: '[]' } });
});
