import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { apps } from '../../src/action/admin/apps.ts';
import { artifacts } from '../../src/action/admin/artifacts.ts';
import { caches } from '../../src/action/admin/caches.ts';
import { cancel } from '../../src/action/admin/cancel.ts';
import { team } from '../../src/action/admin/team.ts';
import type { EventSource } from '../../src/action/event/run-event.ts';
import { connect } from '../../src/action/github/client.ts';
import { storeImages } from '../../src/action/github/qr-codes/image-store.ts';
import { release } from '../../src/action/release/run.ts';
import { removeQrCodes } from '../../src/action/remove-qr-codes/run.ts';
import { startPost } from '../../src/action/start/post.ts';
import { start } from '../../src/action/start/run.ts';
import { createRedactor } from '../../src/action/text/redaction.ts';
import { wait } from '../../src/action/wait/run.ts';
import { systemClock, systemRandom } from '../../src/clock.ts';
import type { Action } from '../../src/entry/run-action.ts';
import { builtCommit, type FaultStage, type FaultStageOptions } from '../support/fault-stage.ts';
import { errorAnswer } from '../support/faults/fault.ts';
import type { FakeGitHub } from '../support/github/fake-github.ts';
import type { Repository } from '../support/github/repository.ts';
import type { MemoryRunner, MemoryStep } from '../support/memory-runner.ts';
import { runUntilCanceled } from '../support/scripted-executor.ts';
import { ask } from '../support/service.ts';
import { leaveCache, leavingCache } from './requests.ts';

/** Where a door is opened. */
export interface Place {
  readonly stage: FaultStage;
  readonly github: FakeGitHub;
  readonly repository: Repository;
  readonly folder: string;
  /** Runs another action first, without faults. */
  readonly run: (action: Action, step: DoorStep) => Promise<Pick<MemoryRunner, 'state' | 'outputs'>>;
}

type DoorStep = Pick<MemoryStep, 'action' | 'with' | 'state'> & {
  /** Default: a pull request. */
  readonly event?: EventSource;
  /** What GitHub does after so many milliseconds of the step's clock. */
  readonly cancelledAfterMs?: number;
};

/** Uploads to GitHub have limits of their own. */
export type Server = 'service' | 'GitHub' | 'uploads';

/** A step of an action. */
export interface Door {
  readonly action: Action;
  /** Whose answers are replaced. */
  readonly server: Server;
  readonly builds?: Pick<FaultStageOptions, 'script' | 'first' | 'outcomes'>;
  /** The one request whose answers are replaced, and its first answer that is. Default: all answers to all requests. */
  readonly only?: { readonly name: string; readonly from: number };
  /** The one error of the step when nothing goes wrong. Default: none. */
  readonly error?: RegExp;
  /** Prepares the place, and returns the step. */
  readonly step: (place: Place) => DoorStep | Promise<DoorStep>;
}

export const githubToken = 'ghs_0123456789abcdefghijklmnopqrstuvwx';
const page = { comment: 'true', qrCodes: 'true', githubToken };
/** Without the notice about sizes, so that only a warning says that the status was not set. */
const status = { commitStatus: 'mobile/android', githubToken, sizeBase: 'none' };
const timing = { timeout: '6m', pollInterval: '10s' };

/** Every action, and the ways to use it that send other requests. */
export const doors: Readonly<Record<string, Door>> = {
  // First, because it takes longest.
  'release, its uploads': { action: release, server: 'uploads', step: publishing },
  build: {
    action: start,
    server: 'service',
    builds: { first: leavingCache },
    async step({ stage, folder }) {
      await leaveCache(stage);
      await startBuild(stage);
      const before = { cancelPrevious: 'true', clearCaches: 'workflow' };
      const after = { download: join(folder, 'files'), stepLogs: 'all', sizeBase: 'main' };
      return { with: { ...timing, ...before, ...after } };
    },
  },
  'build, with inputs': {
    action: start,
    server: 'service',
    step: () => ({ with: { ...timing, workflowInputs: 'flavour=full' } }),
  },
  'build, with a comment': {
    action: start,
    server: 'GitHub',
    step: () => ({ with: { ...timing, ...page } }),
  },
  'build, with a commit status': {
    action: start,
    server: 'GitHub',
    step: () => ({ with: { ...timing, ...status, commit: builtCommit } }),
  },
  'build, after its timeout': {
    action: start,
    server: 'service',
    builds: { script: runUntilCanceled },
    error: /The build did not finish within the timeout of 1 min/,
    step: () => ({ with: { ...timing, timeout: '1m' } }),
  },
  'build, while App Store Connect processes it': {
    action: start,
    server: 'service',
    builds: { outcomes: [{ appStoreConnect: { takes: '1s' } }] },
    // The first poll shows that the build has finished.
    only: { name: 'GET /builds/*', from: 2 },
    step: () => ({ with: { ...timing, waitForAppStoreConnect: 'true', appStoreConnectTimeout: '3m' } }),
  },
  post: {
    action: startPost,
    server: 'service',
    builds: { script: runUntilCanceled },
    async step({ stage, run }) {
      stage.proxy.add({ path: /\/cancel$/, fault: errorAnswer(502), times: Number.POSITIVE_INFINITY });
      const { state } = await run(start, { with: timing, cancelledAfterMs: 20_000 });
      stage.proxy.clear();
      return { with: timing, state };
    },
  },
  'post, after a start without an answer': {
    action: startPost,
    server: 'service',
    builds: { script: runUntilCanceled },
    async step({ stage, run }) {
      stage.proxy.add({ method: 'POST', path: /^\/builds$/, fault: { kind: 'reset', request: 'arrives' } });
      stage.proxy.add({ fault: errorAnswer(502), times: Number.POSITIVE_INFINITY });
      const { state } = await run(start, { with: timing });
      stage.proxy.clear();
      return { with: timing, state };
    },
  },
  wait: {
    action: wait,
    server: 'service',
    step: async ({ stage, folder }) => ({
      action: 'wait',
      with: { ...timing, buildId: await startBuild(stage), download: join(folder, 'files') },
    }),
  },
  'wait, by commit': {
    action: wait,
    server: 'service',
    async step({ stage }) {
      await startBuild(stage);
      const { appId } = stage.service;
      const wanted = { appId, workflowId: 'android', commit: builtCommit, branch: 'main' };
      return { action: 'wait', with: { ...timing, ...wanted, findTimeout: '1m' } };
    },
  },
  'wait, with a comment': {
    action: wait,
    server: 'GitHub',
    step: async ({ stage }) => ({
      action: 'wait',
      with: { ...timing, ...page, buildId: await startBuild(stage) },
    }),
  },
  'wait, with a commit status': {
    action: wait,
    server: 'GitHub',
    step: async (place) => ({
      action: 'wait',
      with: { ...timing, ...status, buildId: await leavePending(place) },
    }),
  },
  'wait, on a schedule': { action: wait, server: 'service', step: settlePending },
  'wait, on a schedule, its statuses': { action: wait, server: 'GitHub', step: settlePending },
  cancel: {
    action: cancel,
    server: 'service',
    builds: { script: runUntilCanceled },
    step: async ({ stage }) => ({ action: 'cancel', with: { buildId: await startBuild(stage) } }),
  },
  'cancel, by branch': {
    action: cancel,
    server: 'service',
    builds: { script: runUntilCanceled },
    async step({ stage }) {
      await startBuild(stage);
      return { action: 'cancel', with: { appId: stage.service.appId, branch: 'main' } };
    },
  },
  'caches list': {
    action: caches,
    server: 'service',
    builds: { first: leavingCache },
    async step({ stage }) {
      await leaveCache(stage);
      return { action: 'caches', with: { operation: 'list', appId: stage.service.appId } };
    },
  },
  'caches clear': {
    action: caches,
    server: 'service',
    builds: { first: leavingCache },
    async step({ stage }) {
      await leaveCache(stage);
      return { action: 'caches', with: { operation: 'clear', appId: stage.service.appId } };
    },
  },
  artifacts: {
    action: artifacts,
    server: 'service',
    async step({ stage, folder }) {
      await finished(stage);
      const { appId } = stage.service;
      return { action: 'artifacts', with: { appId, branch: 'main', publicLinks: 'true', download: folder } };
    },
  },
  'artifacts, of a build': {
    action: artifacts,
    server: 'service',
    step: async ({ stage, folder }) => ({
      action: 'artifacts',
      with: { buildId: await finished(stage), download: folder },
    }),
  },
  'apps list': {
    action: apps,
    server: 'service',
    step: () => ({ action: 'apps', with: { operation: 'list' } }),
  },
  'apps get': {
    action: apps,
    server: 'service',
    step: ({ stage }) => ({
      action: 'apps',
      with: { operation: 'get', appId: stage.service.appId },
    }),
  },
  'apps add': {
    action: apps,
    server: 'service',
    step: () => ({
      action: 'apps',
      with: { operation: 'add', repositoryUrl: 'https://github.com/octo-org/other.git' },
    }),
  },
  'team invite': {
    action: team,
    server: 'service',
    step: ({ stage }) => ({
      action: 'team',
      with: { operation: 'invite', teamId: teamOf(stage), email: 'ada@example.com', role: 'developer' },
    }),
  },
  'team remove': {
    action: team,
    server: 'service',
    async step({ stage }) {
      const teamId = teamOf(stage);
      const { userId } = stage.service.running.addUser('ada@example.com');
      await stage.service.ask('POST', `/team/${teamId}/invitation`, {
        email: 'ada@example.com',
        role: 'developer',
      });
      return { action: 'team', with: { operation: 'remove', teamId, userId } };
    },
  },
  release: { action: release, server: 'GitHub', step: publishing },
  'release check': {
    action: release,
    server: 'GitHub',
    step({ repository }) {
      repository.refs.set('refs/tags/v1.0.0', repository.objects.addBlob(Buffer.from('x')).sha);
      return {
        action: '.github/actions/release',
        with: { operation: 'check', tag: 'v1.0.0', githubToken },
      };
    },
  },
  'remove-qr-codes': {
    action: removeQrCodes,
    server: 'GitHub',
    async step({ github }) {
      await keepImage(github);
      return { action: '.github/actions/remove-qr-codes', with: { githubToken } };
    },
  },
};

async function startBuild({ service }: FaultStage): Promise<string> {
  const { appId } = service;
  return (await service.ask('POST', '/builds', { appId, workflowId: 'android', branch: 'main' })).body
    .buildId;
}

/** Starts a build whose commit status stays pending. */
async function leavePending({ run }: Place): Promise<string> {
  const { outputs } = await run(start, { with: { ...status, commit: builtCommit, wait: 'false' } });
  return outputs.buildId ?? '';
}

async function settlePending(place: Place): Promise<DoorStep> {
  const { appId } = place.stage.service;
  await finished(place.stage, await leavePending(place));
  return { action: 'wait', event: { name: 'schedule' }, with: { ...status, appId } };
}

/** A build finishes when it is polled through the proxy. */
async function finished(stage: FaultStage, started?: string): Promise<string> {
  const buildId = started ?? (await startBuild(stage));
  await ask({ url: `${stage.proxy.url}/builds/${buildId}`, token: stage.service.token });
  return buildId;
}

async function publishing({ folder }: Place): Promise<DoorStep> {
  const files = join(folder, 'files');
  await mkdir(files);
  await writeFile(join(files, 'app.apk'), 'built');
  const sum = createHash('sha256').update('built').digest('hex');
  await writeFile(join(files, 'SHA256SUMS'), `${sum}  app.apk\n`);
  return { action: '.github/actions/release', with: { tag: 'v1.0.0', files, githubToken } };
}

/** As a step with `qrCodes` leaves it. */
async function keepImage({ at }: FakeGitHub): Promise<void> {
  const run = {
    repository: 'octo-org/mobile-app',
    serverUrl: at.server,
    apiUrl: at.api,
  };
  const { redact } = createRedactor();
  const client = await connect({ run, token: githubToken, redact, clock: systemClock, random: systemRandom });
  const images = [{ name: 'app.apk', png: Buffer.from('a picture') }];
  const { signal } = new AbortController();
  await storeImages(client, { pullRequests: [7], key: 'mobile', images, linksEnd: undefined, signal });
}

function teamOf({ service: { running, userId } }: FaultStage): string {
  return running.addTeam({ name: 'Mobile', ownerId: userId }).teamId;
}
