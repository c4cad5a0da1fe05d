import type { BuildRecord } from '../../src/service/data/store/build-record.ts';
import { lacking } from '../support/fake-service/fake-build.ts';
import type { ChangeAnswer, Fault } from '../support/fault-proxy.ts';
import { builtCommit, type FaultStage, type MemoryRun, setFaultStage } from '../support/fault-stage.ts';
import { endsWithin } from '../support/process.ts';
import { until } from '../support/until.ts';
import { patient, requests, reusableLabels, type TestedRequest } from './requests.ts';

/** How a step ended in which one request hit one fault. */
export interface CellOutcome {
  /** In the words of the table in fault-table.md. */
  readonly end: string;
  /** Builds that this step started, by the service's store. */
  readonly started: number;
  /** Those beyond the first one and its retries. */
  readonly doubled: number;
  /** Whether the step said that it had started one. */
  readonly reported: boolean;
  /** Builds of this step that still run after its post step. */
  readonly abandoned: number;
  /** Those of them that no error or warning names by their label. */
  readonly unreported: number;
  /** Builds of a tag that the list shows, and that the step used or cancelled. */
  readonly foreign: number;
  /** Builds that the step took although they are not of the commit that is meant, or not of that of their key. */
  readonly wrong: number;
  /** Other builds that still run then. */
  readonly others: number;
  /** What the step printed, to explain a failing cell. */
  readonly told: string;
}

/**
 * The longest cell takes `timeout`, 5 s, one budget, 3 s, and the time to cancel, 2 s. The rest is for a busy machine: a
 * step that never ends is the only one that needs it.
 */
const longestMs = 10_000 + 30_000;

/**
 * After a fault that strikes once, whose request is heard and whose records are whole, nothing waits for these to end,
 * however busy the machine is.
 */
const unhurried = { ...patient, reuseLookUpMs: 60_000 };

function isHeard(fault: Fault): boolean {
  return 'request' in fault && fault.request === 'arrives';
}

/**
 * Runs a step whose request hits the fault, then its post step without faults, and reads the result from the service's
 * own store.
 */
export async function runCell({
  request,
  fault,
  times,
  missing,
}: {
  request: TestedRequest;
  fault: Fault;
  times: number;
  /** A field that no record has: then the list also shows builds of a tag. */
  missing?: string | undefined;
}): Promise<CellOutcome> {
  await using stage = await setFaultStage({
    limits: { cacheRemovalDelay: 10 },
    ...request.builds,
    stepLimits: {
      ...(missing === undefined && times === 1 && isHeard(fault) ? unhurried : {}),
      ...request.stepLimits,
    },
    ...(missing === undefined ? {} : { changeAnswer: withForeign(missing), control: true }),
  });
  await request.before?.(stage);
  const omit = missing === 'workflowId' ? [missing, 'fileWorkflowId'] : missing;
  const thin = { outcomes: request.builds?.outcomes, omit };
  if (missing) await stage.service.ask('PUT', '/control/scenario', thin);
  stage.proxy.add({ ...request.rule, fault, times });
  // A service that tells no commit lets a build of another one run.
  const ends = missing === undefined ? {} : { timeout: '3s' };
  const main = stage.main({ with: { ...ends, ...request.with } });
  const succeeded = await endsWithin(longestMs, main.succeeded);
  stage.proxy.clear();
  stage.proxy.release();
  const post = stage.post(main);
  await endsWithin(longestMs, post.succeeded);
  const end = endOf({ request, main, post, succeeded, stage });
  const running = await leftRunning(stage);
  const warned = [...main.warnings, ...main.errors, ...post.warnings].join('\n');
  const started = stage.builds().filter(isOwn).length;
  return {
    end,
    started,
    doubled: Math.max(0, started - 1 - Number(request.with.retries ?? 0)),
    reported: main.outputs.buildIds !== undefined && main.outputs.buildIds !== '[]',
    abandoned: running.filter(isOwn).length,
    unreported: running
      .filter(isOwn)
      .filter(({ id, labels }) => ![id, ...labels].some((name) => warned.includes(name))).length,
    foreign: foreignIds.filter((id) => isUsed(id, { main, stage })).length,
    wrong: wrongCommits({ main, succeeded, request, stage }),
    others: running.filter((build) => !isOwn(build)).length,
    told: [
      ...main.debug,
      ...main.log,
      ...main.warnings,
      ...main.errors,
      '-- post',
      ...post.log,
      ...post.warnings,
    ].join('\n'),
  };
}

const foreignIds = ['foreign-running', 'foreign-finished'] as const;

/** Adds builds of a tag to each list, without a field. */
function withForeign(missing: string): ChangeAnswer {
  return ({ path, body }) => {
    const { builds, ...rest } = body as { builds?: { appId?: string }[] };
    if (path !== '/builds' || !builds?.[0]) return body;
    const { appId } = builds[0];
    const tagged = { appId, workflowId: 'android', branch: null, tag: 'main', commit: { hash: builtCommit } };
    const foreign = foreignIds.map((_id) => ({
      ...{ ...tagged, _id, status: _id === 'foreign-running' ? 'building' : 'finished' },
      ...{ artefacts: [], labels: _id === 'foreign-running' ? [] : reusableLabels(builtCommit) },
    }));
    return { ...rest, builds: [...foreign.map((build) => lacking(build, missing)), ...builds] };
  };
}

function isUsed(id: string, { main, stage }: Pick<Ran, 'main' | 'stage'>): boolean {
  const isCancelled = stage.proxy.requests.some(({ path }) => path === `/builds/${id}/cancel`);
  return isCancelled || `${main.outputs.buildIds} ${main.outputs.reused}`.includes(id);
}

/** A cancelled build takes a moment to end. One that still runs after many polls was not cancelled. */
async function leftRunning(stage: FaultStage): Promise<BuildRecord[]> {
  let polls = 0;
  await until(() => stage.running().length === 0 || ++polls > 20);
  return stage.running();
}

/** Taken is what is reused, and every build of a step that succeeds. */
function wrongCommits({
  main,
  succeeded,
  request,
  stage,
}: Pick<Ran, 'main' | 'succeeded' | 'request' | 'stage'>): number {
  const meant = request.with.commit;
  const reused: string[] = JSON.parse(main.outputs.reused ?? '[]');
  const isOther = (id: string): boolean =>
    stage
      .builds()
      .find((build) => build.id === id)
      ?.labels.includes(`gh-commit-${builtCommit}`) !== true;
  const isTaken = succeeded && meant !== undefined && meant !== builtCommit;
  return reused.filter(isOther).length + (isTaken ? 1 : 0);
}

function isOwn({ labels }: { readonly labels: readonly string[] }): boolean {
  return labels.some((label) => label.startsWith('gh-4242-1-'));
}

interface Ran {
  readonly request: TestedRequest;
  readonly main: MemoryRun;
  readonly post: MemoryRun;
  readonly succeeded: boolean;
  readonly stage: FaultStage;
}

/** The end in one word, or all details if no word fits, so that the failing test shows them. */
function endOf({ request, main, post, succeeded, stage }: Ran): string {
  const { warnings, errors, outputs } = main;
  const meant = succeeded === (request.end === 'finished') && outputs.status === request.end;
  const postIsQuiet = post.log.length + post.warnings.length + post.errors.length === 0;
  if (meant && postIsQuiet) {
    if (warnings.length === 1) return 'warns';
    if (warnings.length === 0)
      return outputs.reused === '[]' && request.with.reuseKey ? 'anew' : sent(request, stage);
  }
  const told = errors.join('\n');
  if (!succeeded && errors.length === 1) {
    const may = warnings.some((text) => text.includes('may still run'));
    // The cancellation itself may have been heard, and only its answer lost.
    if (may && post.log.some((line) => /was cancelled|had already finished/.test(line))) return 'post';
    if (/label gh-4242-1-[0-9a-f]{32} before you start it again/.test(told)) return 'unsure';
    if (outputs.status === 'canceled' && told.includes('timeout')) return 'timeout';
    if (outputs.status === 'canceled' && told.includes('can no longer be read')) return 'given up';
    if (outputs.status === 'finished' && told.includes('but App Store Connect had not finished'))
      return 'late';
    if (outputs.status === 'finished' && told.includes('Connect can no longer be read')) return 'given up';
    if (outputs.status === 'failed' && postIsQuiet) {
      if (warnings.some((text) => text.includes('could not be started again'))) return 'kept';
      if (main.log.some((line) => line.includes('the build is not retried, because'))) return 'not retried';
    }
    if (!outputs.status && /Check|Set baseUrl|step again|raise/i.test(told)) return 'refused';
  }
  return JSON.stringify({ succeeded, status: outputs.status, warnings, errors, post: post.log });
}

/** The step ended as if nothing had happened. Starts are not always sent again, so for them: how it got there. */
function sent(request: TestedRequest, { proxy }: FaultStage): string {
  const { rule } = request;
  if (![requests.start, requests['start with inputs'], requests.retry].includes(request)) return 'ok';
  const starts = proxy.requests.filter(
    ({ method, path }) => method === rule.method && rule.path?.test(path),
  ).length;
  const looked = proxy.requests.some(
    ({ method, path }) => method === 'GET' && /^\/builds\?.*branch=/.test(path),
  );
  if (starts > (rule.from ?? 1)) return 'again';
  return looked ? 'found' : 'ok';
}
