/** Which build `artifacts` takes for the latest one that its inputs mean. */

import { expect, test } from '@jest/globals';
import { artifacts } from '../../../src/action/admin/artifacts.ts';
import { lacking, listedBuild } from '../../support/fake-service/fake-build.ts';
import { startFakeService } from '../../support/fake-service/server.ts';
import { performed } from '../../support/step-parts.ts';

test('where the newest records are too thin, their own are read, and a warning names the one that stays unknown', async () => {
  const newer = { startedAt: '2026-11-12T15:00:00.000+0000' };
  await using server = await startFakeService({
    records: [
      lacking(listedBuild('thin', newer), 'branch'),
      lacking(listedBuild('told', newer), 'branch'),
      listedBuild('own'),
    ],
    alone: (build) => ({ build: build._id === 'told' ? { ...build, branch: 'next' } : build }),
  });
  const connection = { token: 'a-token', baseUrl: server.url, appId: 'app', publicLinks: 'false' };
  const given = { ...connection, branch: 'main', ifNoArtefacts: 'ignore' };
  const result = await performed(artifacts, { action: 'artifacts', with: given });
  expect(result).toMatchObject({ succeeded: true, outputs: { buildId: 'own' } });
  expect(result.warnings).toEqual([
    'The service does not report the branch or tag of build thin. A newer build may match, but this step uses own.',
  ]);
  expect(server.read()).toEqual(['thin', 'told']);
});
