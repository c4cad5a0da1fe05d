import { expect, test } from '@jest/globals';
import { createGrace } from '../../../../src/action/runner/grace.ts';
import { lookUpStart, possibleText } from '../../../../src/action/start/look-up.ts';
import { defaultLimits } from '../../../../src/limits.ts';
import { testClient } from '../../../support/client.ts';
import { hastyClock } from '../../../support/fake-clock.ts';
import { lacking, listedBuild } from '../../../support/fake-service/fake-build.ts';
import { saying, startFakeService } from '../../../support/fake-service/server.ts';

const baseUrl = 'https://api.codemagic.io/';
const sent = {
  ...{ baseUrl, appId: 'app', workflowId: 'android', ref: { branch: 'main' } },
  ...{ label: 'gh-1-1-0', time: '2026-11-12T14:00:00.000Z' },
};
const running = { status: 'queued' };
const own = listedBuild('own', { ...running, labels: ['x', 'gh-1-1-0'] });
const bare = listedBuild('bare', running);
const other = listedBuild('other', { ...running, labels: ['gh-2-1-0'] });

interface Scene {
  /** What each read of the list shows; the last one is all that is shown then. */
  readonly lists: readonly (readonly object[] | 'refused')[];
  /** Builds' own records. */
  readonly alone?: readonly object[];
  readonly nextPageUrl?: string;
}

async function lookUp({ lists, alone = [], nextPageUrl }: Scene) {
  let reads = 0;
  await using server = await startFakeService((request, response) => {
    const id = /^\/builds\/([^?]+)$/.exec(request.target)?.[1];
    const build = alone.find((one) => '_id' in one && one._id === id);
    const builds = id === undefined ? lists[Math.min(reads++, lists.length - 1)] : undefined;
    const isRefused = builds === 'refused' || (id !== undefined && !build);
    const body = isRefused ? {} : { build, builds: builds ?? [], nextPageUrl };
    saying(body, isRefused ? 403 : 200)(request, response);
  });
  const clock = hastyClock(defaultLimits.startLookUpMs / 30);
  const limits = { ...defaultLimits, listPages: 1 };
  const grace = createGrace({ clock, cancelled: new AbortController().signal });
  const client = testClient(server.url, { clock });
  return { ...(await lookUpStart({ clock, limits, client, grace }, sent)), reads };
}

// T12
test.each<[string, Scene, object]>([
  ['its label in the list', { lists: [[other, own]] }, { kind: 'found', buildId: 'own', reads: 1 }],
  [
    'its label, in a record that says nothing else',
    { lists: [[{ _id: 'own', status: 'queued', labels: ['gh-1-1-0'] }]] },
    { kind: 'found', buildId: 'own' },
  ],
  [
    'its label in its own record',
    { lists: [[bare, lacking(own, 'labels')]], alone: [own] },
    { kind: 'found', buildId: 'own', reads: 1 },
  ],
  [
    'its label in a list that shows it later',
    { lists: [[], 'refused', [other], [own]] },
    { kind: 'found', buildId: 'own', reads: 4 },
  ],
  [
    'nothing by the label of a build of another workflow',
    { lists: [[listedBuild('own', { labels: ['gh-1-1-0'], workflowId: 'ios' })]] },
    { kind: 'none' },
  ],
  [
    'nothing by the label of a build of another branch in its own record',
    { lists: [[lacking(own, 'labels', 'branch')]], alone: [{ ...own, branch: 'next' }] },
    { kind: 'none' },
  ],
  ['nothing, where every build has other labels', { lists: [[other]] }, { kind: 'none' }],
  [
    'nothing, and cannot exclude that the build is on another page',
    { lists: [[other]], nextPageUrl: '/builds?skip=1' },
    { kind: 'unsure', why: 'No matching build was found in the first page of the list of builds.' },
  ],
  [
    'nothing, where the list cannot be read',
    { lists: ['refused'] },
    { kind: 'unsure', why: 'The list of builds could not be read.' },
  ],
  [
    'each running build that it may be, where neither list nor record has labels',
    {
      lists: [[bare, listedBuild('ended'), lacking(listedBuild('silent', running), 'branch'), other]],
      alone: [bare],
    },
    {
      kind: 'unsure',
      why: expect.stringMatching(/one of these: bare \(.*\), silent \(.*No build was cancelled/),
    },
  ],
  [
    'nothing, where the builds without labels have ended, or are of another branch or a pull request',
    {
      lists: [[listedBuild('ended'), listedBuild('next', { ...running, branch: 'next' })]],
    },
    { kind: 'none' },
  ],
])('a start without an answer finds %s', async (_, scene, expected) => {
  expect(await lookUp(scene)).toMatchObject(expected);
});

test('possible builds are named with their pages, ten at most', () => {
  const builds = Array.from({ length: 12 }, (_, n) => ({ _id: `b${n}`, status: 'queued' }));
  expect(possibleText(builds.slice(0, 1), sent)).toBe(
    'The service reports no labels. The build may be b0 (https://codemagic.io/app/app/build/b0). No build was cancelled.',
  );
  const elsewhere = possibleText(builds, { ...sent, baseUrl: 'http://127.0.0.1:1/' });
  expect(elsewhere).toBe(
    'The service reports no labels. The build may be one of these: b0, b1, b2, b3, b4, b5, b6, b7, b8, b9 and 2 more. No build was cancelled.',
  );
});
