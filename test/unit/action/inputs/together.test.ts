/** All bad inputs of a step are reported together, each once, and nothing that only follows from another one. */

import { expect, test } from '@jest/globals';
import { apps } from '../../../../src/action/admin/apps.ts';
import { readArtifactsInputs } from '../../../../src/action/admin/artifacts.ts';
import { builds } from '../../../../src/action/admin/builds.ts';
import { caches } from '../../../../src/action/admin/caches.ts';
import { readCancelInputs } from '../../../../src/action/admin/cancel.ts';
import type { AdminContext } from '../../../../src/action/admin/operations.ts';
import { team } from '../../../../src/action/admin/team.ts';
import { readCheckInputs } from '../../../../src/action/check/run.ts';
import { readRunEvent } from '../../../../src/action/event/run-event.ts';
import { readInputs } from '../../../../src/action/inputs/reader.ts';
import type { Runner } from '../../../../src/action/runner/runner.ts';
import { readServiceInputs } from '../../../../src/action/service/run.ts';
import { readStartInputs } from '../../../../src/action/start/inputs.ts';
import { readWaitInputs } from '../../../../src/action/wait/inputs.ts';
import { systemClock } from '../../../../src/clock.ts';
import { InputError } from '../../../../src/errors.ts';
import { defaultLimits } from '../../../../src/limits.ts';
import { memoryRunner } from '../../../support/memory-runner.ts';

type Given = Readonly<Record<string, string>>;

const operate =
  (action: (context: AdminContext) => Promise<boolean>) =>
  (runner: Runner): Promise<boolean> =>
    action({
      runner,
      connect: async () => {
        throw new Error('Expected no connection');
      },
      ...{ clock: systemClock, limits: defaultLimits },
    });

async function problemsOf(read: (runner: Runner) => unknown, given: Given, run = {}): Promise<string[]> {
  const { runner } = memoryRunner({ with: given, run });
  const reading = (async () => read(runner))();
  const error: unknown = await reading.catch((thrown: unknown) => thrown);
  if (!(error instanceof InputError)) throw new Error('Expected an InputError', { cause: error });
  return error.message.split('\n');
}

const push = { event: readRunEvent({ name: 'push', ref: 'refs/heads/main', sha: 'a'.repeat(40) }) };
const noRef = { event: readRunEvent({ name: 'issue_comment' }) };
const githubToken = 'token-of-github';

test.each<[string, (runner: Runner) => unknown, Given, object, readonly string[]]>([
  [
    'the build action: of every room',
    readStartInputs,
    {
      ...{ baseUrl: 'ftp://a', ifCommitDiffers: 'no', timeout: 'soon', failOn: 'x', artefacts: '"a"' },
      ...{
        installPageUrl: 'https://a.example',
        sizeBase: 'a b',
        summary: 'no',
        qrCodes: 'true',
        commentText: 'x'.repeat(4_001),
      },
      ...{
        commitStatus: 'a',
        waitForAppStoreConnect: 'no',
        variables: 'A',
        labels: '- a',
        appId: '',
        workflowId: 'a, a',
      },
      ...{ reuseKey: 'a-', clearCaches: 'some' },
    },
    noRef,
    [
      ...[
        'token',
        'baseUrl',
        'ifCommitDiffers',
        'timeout',
        'failOn',
        'artefacts',
        'installPageUrl',
        'sizeBase',
      ],
      ...['summary', 'githubToken', 'commentText', 'waitForAppStoreConnect', 'variables', 'labels', 'appId'],
      ...['workflowId', 'reuseKey', 'clearCaches', 'branch or tag'],
    ],
  ],
  [
    'the build action: combinations beside values',
    readStartInputs,
    {
      ...{ token: 't', githubToken, appId: 'a', workflowId: 'a, b', commit: 'c0ffee0', commitStatus: 'c' },
      ...{ wait: 'false', ifCommitDiffers: 'error', waitForAppStoreConnect: 'true', pollInterval: '0s' },
      ...{ installPage: 'site', publicLinks: 'false', sizeBase: 'none', maxSizeIncrease: '5%' },
      variables: `A=${githubToken}`,
    },
    push,
    [
      ...['pollInterval', 'installPage', 'maxSizeIncrease', 'ifCommitDiffers', 'waitForAppStoreConnect'],
      ...['variables', 'workflowId', 'commitStatus'],
    ],
  ],
  [
    'the build action: a bad branch, without what it decides',
    readStartInputs,
    { token: 't', githubToken, appId: 'a', workflowId: 'a', branch: 'a b', commitStatus: 'a', timeout: '1' },
    noRef,
    ['branch', 'timeout'],
  ],
  [
    'the build action: a bad commit, without what it decides',
    readStartInputs,
    { token: 't', githubToken, appId: 'a', workflowId: 'a', branch: 'b', commit: 'x', commitStatus: 'a' },
    push,
    ['commit'],
  ],
  [
    'wait: by commit',
    readWaitInputs,
    { appId: 'a', workflowId: '"a', branch: 'other', findTimeout: '1', ifNotFound: 'x', pollInterval: '1' },
    push,
    ['token', 'pollInterval', 'findTimeout', 'ifNotFound', 'workflowId', 'commit'],
  ],
  [
    'wait: a bad commit, without what it decides',
    readWaitInputs,
    { token: 't', appId: 'a', workflowId: 'a', branch: 'other', commit: 'x', comment: 'x' },
    push,
    ['comment', 'commit'],
  ],
  [
    'wait: by ID',
    readWaitInputs,
    { token: 'a b', buildId: '"a', workflowId: 'a', timeout: 'x' },
    push,
    ['token', 'timeout', 'buildId'],
  ],
  ['wait: nothing to wait for', readWaitInputs, { timeout: 'x' }, push, ['token', 'timeout', 'buildId']],
  [
    'wait: an expression in place of what is needed',
    readWaitInputs,
    { token: 't', appId: '{{ a }}', workflowId: 'a' },
    push,
    ['appId'],
  ],
  [
    'cancel',
    readCancelInputs,
    { baseUrl: 'x', branch: 'a b', unlabelled: 'x' },
    {},
    ['token', 'baseUrl', 'branch', 'unlabelled', 'appId'],
  ],
  [
    'artifacts',
    readArtifactsInputs,
    { artefacts: '"a"', publicLinkExpiry: 'x', commit: 'x' },
    {},
    ['token', 'artefacts', 'publicLinkExpiry', 'appId', 'commit'],
  ],
  [
    'apps',
    operate(apps),
    { operation: 'add', sshKey: 'x', projectType: 'y' },
    {},
    ['token', 'repositoryUrl', 'sshKey'],
  ],
  [
    'builds',
    operate(builds),
    { operation: 'list', appId: '{{ a }}', branch: 'a b', status: 'x', limit: '0' },
    {},
    ['token', 'branch', 'appId', 'status', 'limit'],
  ],
  ['an unknown operation ends the reading', operate(apps), { operation: 'x' }, {}, ['token', 'operation']],
  [
    'caches',
    operate(caches),
    { operation: 'clear', cacheId: 'a', workflowId: 'b', dryRun: 'x' },
    {},
    ['token', 'appId', 'cacheId', 'dryRun'],
  ],
  [
    'team',
    operate(team),
    { operation: 'invite', userId: 'u', email: 'x', role: 'y' },
    {},
    ['token', 'operation', 'teamId', 'email', 'role'],
  ],
  ['check', readCheckInputs, { file: '{{ a }}', workflowId: '{{ b }}' }, {}, ['file', 'workflowId']],
  [
    'service',
    readServiceInputs,
    { port: 'x', groups: 'a=none.env\nb=none-either.env', simulate: 'x', repository: 'none' },
    {},
    ['port', 'groups', 'groups', 'simulate', 'repository'],
  ],
])('%s', async (_, read, given, run, names) => {
  expect(await problemsOf(read, given, run)).toEqual(
    names.map((name) => expect.stringMatching(new RegExp(`\\b${name}\\b`))),
  );
});

test('an error that is no bad input is thrown alone', () => {
  const other = new Error('of another kind');
  const reading = (): never =>
    readInputs({ input: () => '' }, (inputs) => {
      inputs.required('appId', 'It is the ID.');
      throw other;
    });
  expect(reading).toThrow(other);
});
