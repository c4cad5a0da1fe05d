import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reuseLabel } from '../../src/action/start/reuse.ts';
import { formatTimestamp } from '../../src/contract/values.ts';
import type { FaultRule } from '../support/fault-proxy.ts';
import { builtCommit, type FaultStage, type FaultStageOptions } from '../support/fault-stage.ts';
import { runUntilCanceled, type Script } from '../support/scripted-executor.ts';
import { ask } from '../support/service.ts';
import { until } from '../support/until.ts';

/** A request of the build action, and a step that makes it. */
export interface TestedRequest {
  /** Which requests are meant. */
  readonly rule: Pick<FaultRule, 'method' | 'path' | 'from'>;
  /** Inputs of the step. */
  readonly with: Readonly<Record<string, string>>;
  /** Prepares the service before the step. */
  readonly before?: (stage: FaultStage) => Promise<void>;
  /** What the builds do. By default, they finish when they are polled. */
  readonly builds?: Pick<FaultStageOptions, 'script' | 'first' | 'outcomes'>;
  /** Limits of the step in place of the hurried ones. */
  readonly stepLimits?: FaultStageOptions['stepLimits'];
  /** How the step ends when nothing goes wrong. */
  readonly end: 'finished' | 'canceled' | 'failed';
}

/** The request's own limit ends the repetitions, also where a busy machine lets seconds pass between two events. */
export const patient = { retryBudgetMs: 60_000, startLookUpMs: 20_000 };

const reuseKey = 'app-1';
/** Of a push that came too late to be built, as `builtCommit` was there. */
const otherCommit = 'decade0000000000000000000000000000decade';

/** Leaves a cache behind. */
export const leavingCache: Script = async ({ recorder, order }) => {
  for (const state of ['fetching', 'building', 'finishing'] as const) await recorder.state(state);
  const path = join(order.folder, 'cache');
  await writeFile(path, 'what a build left');
  await recorder.cache(path);
  return { state: 'finished', message: null };
};

/** Fails because of a package host. Only the log of its step says so. */
const unavailable: Script = async ({ recorder, order: { buildId, logs } }) => {
  for (const state of ['fetching', 'building'] as const) await recorder.state(state);
  const text = 'HTTP error 503: Service Unavailable at https://pub.dev/packages/http/versions/1.2.2.tar.gz.';
  await writeFile(join(logs, 'packages.log'), text);
  const at = formatTimestamp(Date.now());
  const step = { _id: 'packages', name: 'Get packages', type: null, status: 'failed' } as const;
  const more = { logUrl: `/builds/${buildId}/step/packages`, subactions: [] };
  await recorder.steps([{ ...step, startedAt: at, finishedAt: at, ...more }]);
  return { state: 'failed', message: null };
};

/** The same, of the commit before a push. */
const unavailableBefore: Script = async (work) => {
  await work.recorder.commit({ hash: otherCommit });
  return unavailable(work);
};

/** The requests, named as the columns of the table in fault-table.md. */
export const requests: Readonly<Record<string, TestedRequest>> = {
  // A start that meets 429 waits within the timeout.
  start: { rule: { method: 'POST', path: /^\/builds$/ }, with: { timeout: '5s' }, end: 'finished' },
  'start with inputs': {
    rule: { method: 'POST', path: /^\/api\/v3\/apps\/[^/]+\/builds$/ },
    with: { workflowInputs: 'flavour=full', timeout: '5s' },
    end: 'finished',
  },
  'look-up': {
    rule: { method: 'GET', path: /^\/builds\?.*branch=/ },
    with: {},
    before: async ({ proxy }) =>
      proxy.add({ fault: { kind: 'reset', request: 'arrives' }, method: 'POST', path: /^\/builds$/ }),
    end: 'finished',
  },
  list: {
    rule: { method: 'GET', path: /^\/builds\?.*branch=/ },
    with: { cancelPrevious: 'true' },
    before: async ({ service }) => {
      const { appId } = service;
      await service.ask('POST', '/builds', { appId, workflowId: 'android', branch: 'main' });
    },
    end: 'finished',
  },
  history: { rule: { method: 'GET', path: /^\/builds\?appId=[^&]+$/ }, with: {}, end: 'finished' },
  // Three polls a second apart, and the answer.
  poll: { rule: { method: 'GET', path: /^\/builds\/[^/]+$/ }, with: { timeout: '5s' }, end: 'finished' },
  'App Store Connect': {
    // The first poll shows that the build has finished.
    rule: { method: 'GET', path: /^\/builds\/[^/]+$/, from: 2 },
    with: { waitForAppStoreConnect: 'true', appStoreConnectTimeout: '3s' },
    builds: { outcomes: [{ appStoreConnect: { takes: '1s' } }] },
    end: 'finished',
  },
  cancel: {
    rule: { method: 'POST', path: /^\/builds\/[^/]+\/cancel$/ },
    with: { timeout: '1s' },
    builds: { script: runUntilCanceled },
    stepLimits: patient,
    end: 'canceled',
  },
  'commit cancel': {
    rule: { method: 'POST', path: /^\/builds\/[^/]+\/cancel$/ },
    with: { commit: otherCommit, ifCommitDiffers: 'error' },
    builds: { script: runUntilCanceled },
    stepLimits: patient,
    end: 'canceled',
  },
  'cache list': {
    rule: { method: 'GET', path: /\/caches$/ },
    with: { clearCaches: 'workflow' },
    before: leaveCache,
    builds: { first: leavingCache },
    end: 'finished',
  },
  'cache deletion': {
    rule: { method: 'DELETE', path: /\/caches\/[^/]+$/ },
    with: { clearCaches: 'workflow' },
    before: leaveCache,
    builds: { first: leavingCache },
    end: 'finished',
  },
  'reuse list': {
    rule: { method: 'GET', path: /^\/builds\?.*branch=/ },
    with: { reuseKey, commit: builtCommit },
    before: leaveReusable,
    end: 'finished',
  },
  'reuse check': {
    rule: { method: 'GET', path: /^\/artifacts\// },
    with: { reuseKey, commit: builtCommit },
    before: leaveReusable,
    stepLimits: patient,
    end: 'finished',
  },
  // As for a start. No other fault waits until these limits end.
  retry: {
    rule: { method: 'POST', path: /^\/builds$/, from: 2 },
    with: { retries: '1', timeout: '10s' },
    builds: { first: unavailable },
    stepLimits: { retryBudgetMs: 60_000, attemptMs: 3_000, stepLogsMs: 60_000 },
    end: 'finished',
  },
  'step log': {
    rule: { method: 'GET', path: /^\/builds\/[^/]+\/step\/[^/]+$/ },
    with: { retries: '1' },
    builds: { first: unavailable },
    // The log is read once for the decision, and once to be shown: each within this limit.
    stepLimits: { ...patient, attemptMs: 1_500, stepLogsMs: 5_000 },
    end: 'finished',
  },
  'retry cancel': {
    rule: { method: 'POST', path: /^\/builds\/[^/]+\/cancel$/ },
    with: { retries: '1' },
    builds: { first: unavailableBefore, script: runUntilCanceled },
    stepLimits: { ...patient, stepLogsMs: 60_000 },
    end: 'failed',
  },
  'public link': { rule: { method: 'POST', path: /\/public-url$/ }, with: {}, end: 'finished' },
};

/** Runs another build of this workflow, which leaves its cache. */
export async function leaveCache({ service }: FaultStage): Promise<void> {
  const { appId } = service;
  await service.ask('POST', '/builds', { appId, workflowId: 'android', branch: 'main' });
  await until(
    async () => (await service.ask('GET', `/builds?appId=${appId}`)).body.builds[0].status === 'finished',
  );
}

/** The labels of a build with the reuse key. */
export function reusableLabels(commit: string): string[] {
  return [reuseLabel({ key: reuseKey, settings: {} }), `gh-commit-${commit}`];
}

/** Runs a build with the reuse key, then one that has it for another commit than it built, and waits until both have finished. */
async function leaveReusable({ service, proxy }: FaultStage): Promise<void> {
  const { appId, token } = service;
  for (const commit of [builtCommit, otherCommit]) {
    const body = { appId, workflowId: 'android', branch: 'main', labels: reusableLabels(commit) };
    const { buildId } = (await service.ask('POST', '/builds', body)).body;
    // It finishes when it is polled.
    await ask({ url: `${proxy.url}/builds/${buildId}`, token });
  }
}
