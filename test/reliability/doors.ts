import { join } from 'node:path';
import { apps } from '../../src/action/admin/apps.ts';
import { artifacts } from '../../src/action/admin/artifacts.ts';
import { builds } from '../../src/action/admin/builds.ts';
import { caches } from '../../src/action/admin/caches.ts';
import { cancel } from '../../src/action/admin/cancel.ts';
import { team } from '../../src/action/admin/team.ts';
import { startPost } from '../../src/action/start/post.ts';
import { start } from '../../src/action/start/run.ts';
import { wait } from '../../src/action/wait/run.ts';
import type { Action } from '../../src/entry/run-action.ts';
import { builtCommit, type FaultStage, type FaultStageOptions } from '../support/fault-stage.ts';
import { errorAnswer } from '../support/faults/fault.ts';
import type { MemoryStep } from '../support/memory-runner.ts';
import { runUntilCanceled } from '../support/scripted-executor.ts';
import { ask } from '../support/service.ts';
import { leaveCache, leavingCache } from './requests.ts';

type DoorStep = Pick<MemoryStep, 'action' | 'with' | 'state'>;

/** A step of an action. */
export interface Door {
  readonly action: Action;
  readonly builds?: Pick<FaultStageOptions, 'script' | 'first' | 'outcomes'>;
  /** The one request whose answers are replaced, and its first answer that is. Default: all answers to all requests. */
  readonly only?: { readonly name: string; readonly from: number };
  /** The one error of the step when nothing goes wrong. Default: none. */
  readonly error?: RegExp;
  /** Prepares the service, and returns the step, which may write into the folder. */
  readonly step: (place: {
    readonly stage: FaultStage;
    readonly folder: string;
  }) => DoorStep | Promise<DoorStep>;
}

const timing = { timeout: '4s' };
/** The inputs of the build action that every step has, unset. */
const unset = { appId: '', workflowId: '', branch: '' };

/** Every action, and the ways to use it that send other requests. */
export const doors: Readonly<Record<string, Door>> = {
  build: {
    action: start,
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
    step: () => ({ with: { ...timing, workflowInputs: 'flavour=full' } }),
  },
  'build, after its timeout': {
    action: start,
    builds: { script: runUntilCanceled },
    error: /The build did not finish within the timeout of 1 s/,
    step: () => ({ with: { ...timing, timeout: '1s' } }),
  },
  'build, while App Store Connect processes it': {
    action: start,
    builds: { outcomes: [{ appStoreConnect: { takes: '1s' } }] },
    // The first poll shows that the build has finished.
    only: { name: 'GET /builds/*', from: 2 },
    step: () => ({ with: { ...timing, waitForAppStoreConnect: 'true', appStoreConnectTimeout: '3s' } }),
  },
  post: {
    action: startPost,
    builds: { script: runUntilCanceled },
    async step({ stage }) {
      stage.proxy.add({ path: /\/cancel$/, fault: errorAnswer(502), times: Number.POSITIVE_INFINITY });
      const main = stage.main({ with: timing });
      await stage.proxy.when(({ method, path }) => method === 'GET' && /^\/builds\/[^/]+$/.test(path));
      main.cancel();
      await main.succeeded;
      stage.proxy.clear();
      return { with: timing, state: main.state };
    },
  },
  'post, after a start without an answer': {
    action: startPost,
    builds: { script: runUntilCanceled },
    async step({ stage }) {
      stage.proxy.add({ method: 'POST', path: /^\/builds$/, fault: { kind: 'reset', request: 'arrives' } });
      stage.proxy.add({ fault: errorAnswer(502), times: Number.POSITIVE_INFINITY });
      const main = stage.main({ with: timing });
      await main.succeeded;
      stage.proxy.clear();
      return { with: timing, state: main.state };
    },
  },
  wait: {
    action: wait,
    step: async ({ stage, folder }) => ({
      action: 'wait',
      with: { ...timing, buildId: await startBuild(stage), download: join(folder, 'files') },
    }),
  },
  'wait, by commit': {
    action: wait,
    async step({ stage }) {
      await startBuild(stage);
      return { action: 'wait', with: { ...timing, commit: builtCommit, findTimeout: '2s' } };
    },
  },
  cancel: {
    action: cancel,
    builds: { script: runUntilCanceled },
    async step({ stage }) {
      await startBuild(stage);
      return { action: 'cancel', with: { workflowId: '' } };
    },
  },
  'caches clear': {
    action: caches,
    builds: { first: leavingCache },
    async step({ stage }) {
      await leaveCache(stage);
      return { action: 'caches', with: { operation: 'clear', workflowId: '' } };
    },
  },
  artifacts: {
    action: artifacts,
    async step({ stage, folder }) {
      await finished(stage);
      return { action: 'artifacts', with: { workflowId: '', publicLinks: 'true', download: folder } };
    },
  },
  'artifacts, of a build': {
    action: artifacts,
    step: async ({ stage, folder }) => ({
      action: 'artifacts',
      with: { ...unset, buildId: await finished(stage), download: folder },
    }),
  },
  'builds list': {
    action: builds,
    async step({ stage }) {
      await finished(stage);
      return { action: 'builds', with: { operation: 'list' } };
    },
  },
  'apps list': {
    action: apps,
    step: () => ({ action: 'apps', with: { ...unset, operation: 'list' } }),
  },
  'apps get': {
    action: apps,
    step: () => ({ action: 'apps', with: { operation: 'get' } }),
  },
  'apps add': {
    action: apps,
    step: () => ({
      action: 'apps',
      with: { ...unset, operation: 'add', repositoryUrl: 'https://github.com/octo-org/other.git' },
    }),
  },
  'team invite': {
    action: team,
    step: ({ stage }) => ({
      action: 'team',
      with: { operation: 'invite', teamId: teamOf(stage), email: 'ada@example.com', role: 'developer' },
    }),
  },
  'team remove': {
    action: team,
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
};

async function startBuild({ service }: FaultStage): Promise<string> {
  const { appId } = service;
  return (await service.ask('POST', '/builds', { appId, workflowId: 'android', branch: 'main' })).body
    .buildId;
}

/** A build finishes when it is polled through the proxy. */
async function finished(stage: FaultStage): Promise<string> {
  const buildId = await startBuild(stage);
  await ask({ url: `${stage.proxy.url}/builds/${buildId}`, token: stage.service.token });
  return buildId;
}

function teamOf({ service: { running, userId } }: FaultStage): string {
  return running.addTeam({ name: 'Mobile', ownerId: userId }).teamId;
}
