import { expect, test } from '@jest/globals';
import { refuseFailure } from '../support/workflow/success.ts';
import { commitOf, home, publish, release } from './release.ts';

test('a signed tag is released with its changelog section, an archive and its checksum; then the major tag moves', async () => {
  const run = refuseFailure(await release(await publish('1.2.3')));
  const [made, ...others] = home.releases.values();
  expect(others).toEqual([]);
  expect(made).toMatchObject({ tag: 'v1.2.3', draft: false, prerelease: false, body: '- News of 1.2.3.' });
  expect(made?.assets.map(({ name }) => name)).toEqual(['build-service-action-v1.2.3.tar.gz', 'SHA256SUMS']);
  expect(run.foreign.filter(({ uses }) => uses === 'actions/attest')).toHaveLength(1);
  expect(await commitOf('v1')).toBe(await commitOf('v1.2.3'));
  // A second run has nothing to do.
  refuseFailure(await release('v1.2.3'));
  expect(home.releases.size).toBe(1);
});
