/** The workflows of this repository. */
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { repositoryRoot } from '../support/action-metadata.ts';
import { gitRepository } from '../support/git.ts';
import { setReleaseStage } from '../support/release-stage.ts';
import { app, event } from '../support/workflow/event.ts';
import { setActStage } from './act.ts';

const own = 'octo/build-service-action';

// T46
test('a signed tag is released with its changelog section, an archive, an SBOM, the package of the service and checksums; then the major tag moves', async () => {
  await using stage = await setActStage({ files: {} });
  await using repository = await setReleaseStage();
  const home = stage.github.addRepository({ fullName: own, visibility: 'public' });
  const text = await readFile(join(repositoryRoot, '.github/workflows/release.yml'), 'utf8');
  // Its test job only checks out, and nothing is installed: act runs in a test.
  const workflow = text.replaceAll(/^ {6}- run: npm .*\n/gm, '');
  const tag = await repository.publish('1.2.3');
  const push = event('push', { ref: `refs/tags/${tag}`, sha: await repository.commitOf(tag) });
  const options = { repository: own, remote: repository.origin };
  const { steps } = await stage.succeed(workflow, push, options);
  const [release, ...others] = home.releases.values();
  expect(others).toEqual([]);
  expect(release).toMatchObject({ tag, draft: false, prerelease: false, body: '- News of 1.2.3.' });
  expect(release?.assets.map(({ name }) => name)).toEqual([
    'build-service-1.2.3.tgz',
    'build-service-action-v1.2.3.cdx.json',
    'build-service-action-v1.2.3.tar.gz',
    'SHA256SUMS',
  ]);
  const sbom = JSON.parse(release?.assets[1]?.bytes.toString() ?? '');
  expect(sbom.components.map(({ purl }: { purl: string }) => purl)).toEqual(['pkg:npm/sax@1.6.1']);
  expect(steps.filter((step) => step.startsWith('Main actions/attest@'))).toHaveLength(1);
  expect(await repository.commitOf('v1')).toBe(await repository.commitOf(tag));
  // A second run has nothing to do.
  await stage.succeed(workflow, push, options);
  expect(home.releases.size).toBe(1);
});

test('ci.yml: the job that uses all actions succeeds with the local service', async () => {
  await using stage = await setActStage({ files: {} });
  const remote = join(stage.copy, '..', 'remote');
  await cp(stage.copy, remote, { recursive: true });
  await cp(join(repositoryRoot, 'examples'), join(remote, 'examples'), { recursive: true });
  await gitRepository({ path: remote, files: {} });
  const text = await readFile(join(repositoryRoot, '.github/workflows/ci.yml'), 'utf8');
  const once = text.replace('os: [ubuntu-latest, macos-latest]', 'os: [ubuntu-latest]');
  const { steps } = await stage.succeed(once, event('push'), { job: 'actions', remote, repository: app });
  const used = ['service', '', 'wait', 'artifacts', 'cancel', 'caches', 'builds', 'apps'];
  for (const action of used.map((name) => `./${name}`)) expect(steps).toContain(`Main ${action}`);
  expect(steps).toContain('Post ./service');
});
