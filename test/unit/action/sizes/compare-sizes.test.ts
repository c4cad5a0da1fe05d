/** The sub-action `wait` in this process, with builds that have ended: what is compared, asked for, and told. */
import { expect, test } from '@jest/globals';
import { type RunEvent, readRunEvent } from '../../../../src/action/event/run-event.ts';
import { wait } from '../../../../src/action/wait/run.ts';
import { testToken } from '../../../support/client.ts';
import { type FakeServer, startFakeService } from '../../../support/fake-service/server.ts';
import { memoryRunner } from '../../../support/memory-runner.ts';
import { stepParts } from '../../../support/step-parts.ts';

type Listed = Readonly<Record<string, unknown>>;

const apk = (size: number | undefined, name = 'app.apk') => ({ name, type: 'apk', size, url: `/${name}` });

/** A build of `main` that finished. */
function build(_id: string, more: Listed = {}): Listed {
  const known = { appId: 'a', workflowId: 'android', branch: 'main', tag: null, status: 'finished' };
  return { _id, ...known, startedAt: '2026-11-12T14:00:00.000+0000', artefacts: [apk(1_000)], ...more };
}

interface Scene {
  /** The builds that are waited for. */
  readonly own: readonly Listed[];
  readonly list: () => readonly Listed[] | 'refused';
}

function serviceWith({ own, list }: Scene): Promise<FakeServer> {
  return startFakeService((request, response) => {
    const url = new URL(request.target, 'http://service');
    const id = url.pathname.split('/')[2];
    const builds = id ? [] : list();
    if (builds === 'refused') return void response.writeHead(403).end('{"error":"not allowed"}');
    const one = own.find(({ _id }) => _id === id);
    response.end(JSON.stringify(one ? { application: { _id: 'a' }, build: one } : { builds }));
  });
}

const pullRequest = readRunEvent({
  name: 'pull_request',
  payload: { pull_request: { number: 7, base: { ref: 'main' } } },
});

async function waitFor(scene: Scene, given: Readonly<Record<string, string>>, event = pullRequest) {
  await using server = await serviceWith(scene);
  const buildId = scene.own.map(({ _id }) => _id).join();
  const memory = memoryRunner({
    action: 'wait',
    run: { event },
    with: { token: testToken, baseUrl: server.url, publicLinks: 'false', buildId, ...given },
  });
  const succeeded = await wait(stepParts(memory, server.url));
  // The estimate of the time left asks for the builds of all branches.
  const lists = server.requests.map(({ target }) => target).filter((target) => target.includes('branch='));
  const sizes = (JSON.parse(memory.outputs.artefacts ?? '') as { baseSize?: number }[]).map(
    ({ baseSize }) => baseSize,
  );
  return { memory, succeeded, sizes, lists: lists.map((target) => new URL(target, 'http://service').search) };
}

const mine = (more: Listed = {}): Listed =>
  build('mine', { branch: 'feature', artefacts: [apk(1_100)], ...more });

test('the base is the newest build by its times that finished, of the same application, workflow and branch', async () => {
  const at = (minute: number) => ({ startedAt: `2026-11-12T14:0${minute}:00.000+0000` });
  const sized = (size: number) => ({ artefacts: [apk(size)] });
  const { sizes, lists, memory, succeeded } = await waitFor(
    {
      own: [mine({ branch: 'main', ...at(9) })],
      list: () => [
        build('old', { ...at(1), ...sized(1) }),
        build('base', { ...at(3), ...sized(1_000), commit: { hash: '4f3c2b1a09f8e7d6' } }),
        build('older', { ...at(2), ...sized(2) }),
        build('mine', { ...at(9), ...sized(3) }),
        build('failed', { ...at(9), ...sized(4), status: 'failed' }),
        build('running', { ...at(9), ...sized(5), status: 'building' }),
        build('other-app', { ...at(9), ...sized(6), appId: 'b' }),
        build('other-workflow', { ...at(9), ...sized(7), workflowId: 'ios' }),
        build('other-branch', { ...at(9), ...sized(8), branch: 'develop' }),
        build('pull', { ...at(9), ...sized(12), pullRequest: { number: 7 } }),
        build('no-branch', { ...at(9), ...sized(9), branch: undefined }),
        build('no-workflow', { ...at(9), ...sized(11), workflowId: undefined }),
        build('no-app', { ...at(9), ...sized(10), appId: undefined }),
      ],
    },
    { sizeBase: 'refs/heads/main' },
  );
  expect(sizes).toEqual([1_000]);
  expect(lists).toEqual(['?appId=a&branch=main']);
  expect(succeeded).toBe(true);
  expect(memory.notices).toEqual([]);
  expect(memory.log.join('\n')).toContain('compared with build base of branch main at commit 4f3c2b1a09');
});

test.each([
  ['sizeBase none on a pull request', { sizeBase: 'none' }, pullRequest],
  ['no pull request', {}, readRunEvent({ name: 'push', ref: 'refs/heads/main' })],
  ['no artefact of the build that matches', { artefacts: '*.ipa', ifNoArtefacts: 'ignore' }, pullRequest],
])('with %s, nothing is asked for and nothing is told', async (_, given, event) => {
  const { sizes, lists, memory } = await waitFor(
    { own: [mine()], list: () => [build('base')] },
    given,
    event,
  );
  expect(sizes.filter((size) => size !== undefined)).toEqual([]);
  expect(lists).toEqual([]);
  expect(memory.notices).toEqual([]);
});

test('the builds of a step are no base of each other', async () => {
  const own = [mine({ branch: 'main' }), mine({ _id: 'mine-too', branch: 'main' })];
  const ios = mine({ _id: 'mine-ios', workflowId: 'ios' });
  const { sizes } = await waitFor(
    {
      own: [...own, ios],
      list: () => [...own, build('base'), build('base-ios', { workflowId: 'ios' })],
    },
    { sizeBase: 'main' },
  );
  expect(sizes).toEqual([1_000, 1_000, 1_000]);
});

const ios = mine({ _id: 'mine-ios', workflowId: 'ios' });
const twoFiles = mine({ artefacts: [apk(1_000), apk(5, 'new.apk')] });
const noBase = 'the newest builds in the list include no finished build of branch main.';
const unchecked = 'The action did not check maxSizeIncrease for these artefacts.';
const push = readRunEvent({ name: 'push', ref: 'refs/heads/main' });
const limit = { maxSizeIncrease: '0%' };

test.each<[string, Scene, Record<string, string>, RunEvent, unknown]>([
  [
    'no base',
    { own: [mine(), ios], list: () => [] },
    limit,
    pullRequest,
    `android: ${noBase}\nios: ${noBase}\n${unchecked}`,
  ],
  [
    'a list that cannot be read',
    { own: [mine()], list: () => 'refused' },
    {},
    pullRequest,
    expect.stringMatching(/^android: the list of builds could not be read\. .*403/),
  ],
  [
    'an artefact without a counterpart',
    { own: [twoFiles], list: () => [build('base', { artefacts: [apk(1_000)] })] },
    limit,
    pullRequest,
    `android: build base of branch main lacks new.apk.\n${unchecked}`,
  ],
  [
    'no pull request',
    { own: [mine()], list: () => [] },
    limit,
    push,
    expect.stringMatching(/did not check maxSizeIncrease.*Set sizeBase/),
  ],
])('%s is one notice, and changes no verdict', async (_, scene, given, event, notice) => {
  const { memory, succeeded } = await waitFor(scene, given, event);
  expect([succeeded, memory.notices, memory.warnings, memory.errors]).toEqual([true, [notice], [], []]);
});

test('maxSizeIncrease with sizeBase none is an error that names both', async () => {
  const given = { sizeBase: 'none', maxSizeIncrease: '5%' };
  await expect(waitFor({ own: [mine()], list: () => [] }, given)).rejects.toThrow(
    'The maxSizeIncrease input requires a branch to compare with, but sizeBase is none.',
  );
});
