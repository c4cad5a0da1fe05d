/** release.yml, which releases this repository. Its test job only checks out: act runs in a test. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { repositoryRoot } from '../support/action-metadata.ts';
import { setReleaseStage } from '../support/release-stage.ts';
import { event } from '../support/workflow/event.ts';
import { setActStage } from './act.ts';

const own = 'octo/build-service-action';

// T46
test('a signed tag is released with its changelog section, an archive, an SBOM and checksums; then the major tag moves', async () => {
  await using stage = await setActStage({ files: {} });
  await using repository = await setReleaseStage();
  const home = stage.github.addRepository({ fullName: own, visibility: 'public' });
  const text = await readFile(join(repositoryRoot, '.github/workflows/release.yml'), 'utf8');
  const workflow = text.replaceAll(/^ {6}- run: npm .*\n/gm, '');
  const tag = await repository.publish('1.2.3');
  const push = event('push', { ref: `refs/tags/${tag}`, sha: await repository.commitOf(tag) });
  const options = { repository: own, remote: repository.origin };
  const { steps } = await stage.succeed(workflow, push, options);
  const [release, ...others] = home.releases.values();
  expect(others).toEqual([]);
  expect(release).toMatchObject({ tag, draft: false, prerelease: false, body: '- News of 1.2.3.' });
  expect(release?.assets.map(({ name }) => name)).toEqual([
    'build-service-action-v1.2.3.cdx.json',
    'build-service-action-v1.2.3.tar.gz',
    'SHA256SUMS',
  ]);
  const sbom = JSON.parse(release?.assets[0]?.bytes.toString() ?? '');
  expect(sbom.components.map(({ purl }: { purl: string }) => purl)).toEqual(['pkg:npm/sax@1.6.1']);
  expect(steps.filter((step) => step.startsWith('Main actions/attest@'))).toHaveLength(1);
  expect(await repository.commitOf('v1')).toBe(await repository.commitOf(tag));
  // A second run has nothing to do.
  await stage.succeed(workflow, push, options);
  expect(home.releases.size).toBe(1);
});
