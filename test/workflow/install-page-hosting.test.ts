import { expect, test } from '@jest/globals';
import { refuseFailure } from '../support/workflow/success.ts';
import { deploymentsOf, pullRequest, setHostingStage, shaOf } from './install-page-hosting.ts';

test('GitHub Pages: two pull requests are opened at the same time, one is pushed to, the other closed', async () => {
  await using stage = await setHostingStage();
  const { host, home, run } = stage;
  home.addPullRequest({ number: 7 });
  const other = home.addPullRequest({ number: 8 });
  await host.race(1);
  const opened = await Promise.all([
    run(pullRequest({ action: 'opened', number: 7 }), { 'index.html': 'Seven', 'manifest-1.plist': 'one' }),
    run(pullRequest({ action: 'opened', number: 8, sha: shaOf(2) }), { 'index.html': 'Eight' }),
  ]);
  for (const result of opened) refuseFailure(result);
  expect(opened[0].concurrency).toContainEqual({ group: 'gh-pages', cancelInProgress: false });
  expect(await Promise.all(['pr-7/', 'pr-8/', 'pr-7/manifest-1.plist'].map(host.read))).toEqual([
    'Seven',
    'Eight',
    'one',
  ]);
  const environment = 'preview';
  const eight = { sha: shaOf(2), environment, url: `${host.url}/pr-8/` };
  expect(deploymentsOf(home)).toEqual(
    expect.arrayContaining([
      { sha: shaOf(1), environment, url: `${host.url}/pr-7/`, state: 'success' },
      { ...eight, state: 'success' },
    ]),
  );

  const push = pullRequest({ action: 'synchronize', number: 7, sha: shaOf(3) });
  refuseFailure(await run(push, { 'index.html': 'Seven again', 'manifest-2.plist': 'two' }));
  other.state = 'closed';
  refuseFailure(await run(pullRequest({ action: 'closed', number: 8, sha: shaOf(2) })));
  const paths = ['pr-7/', 'pr-7/manifest-1.plist', 'pr-7/manifest-2.plist', 'pr-8/'];
  expect(await Promise.all(paths.map(host.read))).toEqual(['Seven again', undefined, 'two', undefined]);
  expect(deploymentsOf(home)).toEqual(
    expect.arrayContaining([
      { sha: shaOf(1), environment, url: `${host.url}/pr-7/`, state: 'inactive' },
      { ...eight, state: 'inactive' },
      { sha: shaOf(3), environment, url: `${host.url}/pr-7/`, state: 'success' },
    ]),
  );
  // Nothing of anybody else is lost.
  expect(await Promise.all(['', 'news-1.html'].map(host.read))).toEqual(['Documentation', 'News\n']);
  expect(home.pageBuilds).toBe(4);
});
