import { expect, test } from '@jest/globals';
import { type ActionResult, runAction } from '../../support/action-process.ts';
import { testToken } from '../../support/client.ts';
import { saying, startFakeService } from '../../support/fake-service/server.ts';

interface Listed {
  readonly name: string;
  readonly url: string;
}

async function outputsOf(build: object): Promise<ActionResult> {
  await using server = await startFakeService(saying({ build: { _id: 'b', status: 'finished', ...build } }));
  const inputs = { token: testToken, baseUrl: server.url, buildId: 'b', publicLinks: 'false' };
  return await runAction({ action: 'artifacts', with: inputs });
}

/** As GitHub measures them. */
function bytesOf({ outputs }: ActionResult): number {
  return Object.values(outputs).reduce((sum, text) => sum + 2 * text.length, 0);
}

// T10
test('the outputs of a build with many artefacts stay below the limit of GitHub, and one warning counts what is missing', async () => {
  const artefacts = Array.from({ length: 210 }, (_, at): Listed => {
    const name = `app-${at}-${'x'.repeat(200)}.apk`;
    return { name, url: `https://storage.example/artifacts/${'0'.repeat(600)}/${name}` };
  });
  const result = await outputsOf({ artefacts });
  expect(result).toMatchObject({ exitCode: 0, errors: [], outputs: { buildId: 'b' } });
  expect(bytesOf(result)).toBeLessThanOrEqual(512 * 1024);
  const listed: Listed[] = JSON.parse(result.outputs.artefacts ?? '');
  const urls: string[] = JSON.parse(result.outputs.artefactUrls ?? '');
  expect(listed.map(({ name }) => name)).toEqual(artefacts.slice(0, listed.length).map(({ name }) => name));
  expect(urls).toEqual(artefacts.slice(0, urls.length).map(({ url }) => url));
  expect(listed.length).toBeGreaterThan(50);
  expect(result.outputs.artefactUrl).toBe(artefacts[0]?.url);
  expect(result.warnings.map(({ data }) => data)).toEqual([
    `Some outputs of this step are incomplete, because they are limited: artefacts has the first ${listed.length} of 210 entries; artefactUrls has the first ${urls.length} of 200 entries.`,
  ]);
});
