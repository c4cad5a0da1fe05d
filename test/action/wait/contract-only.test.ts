import { expect, test } from '@jest/globals';
import { runAction } from '../../support/action-process.ts';
import { listedBuild } from '../../support/fake-service/fake-build.ts';
import { startFakeService } from '../../support/fake-service/server.ts';

function artefact(size: number) {
  const url = 'https://files.invalid/artifacts/a/b/app.apk';
  return { name: 'app.apk', type: 'apk', size, md5: '0123456789abcdef0123456789abcdef', url };
}

test("with the contract's fields alone, wait reports a build by its ID and compares its size with that of the base branch", async () => {
  const builds = [
    listedBuild('b1', { branch: 'feature/x', artefacts: [artefact(3_000)] }),
    listedBuild('base', { artefacts: [artefact(2_000)] }),
  ];
  await using server = await startFakeService({ records: builds });
  const connection = { token: 'a-token', baseUrl: server.url };
  const result = await runAction({
    action: 'wait',
    with: { ...connection, buildId: 'b1', sizeBase: 'main', publicLinks: 'false' },
  });
  expect(result).toMatchObject({ exitCode: 0, errors: [], warnings: [], outputs: { status: 'finished' } });
  expect(JSON.parse(result.outputs.artefacts ?? '')).toMatchObject([
    { buildId: 'b1', workflowId: 'android', name: 'app.apk', size: 3_000, baseSize: 2_000 },
  ]);
});
