import type { BuildRecord } from '../../src/service/data/store/build-record.ts';
import type { Fault } from '../support/fault-proxy.ts';
import { type FaultStage, type MemoryRun, setFaultStage } from '../support/fault-stage.ts';
import { until } from '../support/until.ts';
import { type Asked, requests } from './requests.ts';

/** What came of one step, of which one request met one fault. */
export interface CellOutcome {
  /** In the words of the table in docs/reliability.md. */
  readonly end: string;
  /** Builds that this step started, by the service's store. */
  readonly started: number;
  /** Whether the step said that it had started one. */
  readonly reported: boolean;
  /** Builds that this step started and that still run when its post step has ended. */
  readonly abandoned: number;
  /** Builds of others that still run then. */
  readonly others: number;
  /** What the step printed, for whoever wonders why. */
  readonly told: string;
}

/**
 * Runs a step whose request meets the fault, and its post step in a network that is whole again, then asks the service's
 * own store.
 */
export async function runCell({
  asked,
  fault,
  times,
}: {
  asked: Asked;
  fault: Fault;
  times: number;
}): Promise<CellOutcome> {
  await using stage = await setFaultStage({
    limits: { cacheRemovalDelay: 10 },
    ...asked.builds,
  });
  await asked.before?.(stage);
  stage.proxy.add({ ...asked.rule, fault, times });
  const main = stage.main({ with: asked.with });
  const succeeded = await main.succeeded;
  stage.proxy.clear();
  stage.proxy.release();
  const post = stage.post(main);
  await post.succeeded;
  const end = endOf({ asked, main, post, succeeded, stage });
  const running = await leftRunning(stage);
  return {
    end,
    started: stage.builds().filter(isOwn).length,
    reported: main.outputs.buildIds !== undefined && main.outputs.buildIds !== '[]',
    abandoned: running.filter(isOwn).length,
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

/** A build that was cancelled takes a moment to end; one that still runs after many looks was not. */
async function leftRunning(stage: FaultStage): Promise<BuildRecord[]> {
  let looks = 0;
  await until(() => stage.running().length === 0 || ++looks > 20);
  return stage.running();
}

function isOwn({ labels }: { readonly labels: readonly string[] }): boolean {
  return labels.some((label) => label.startsWith('gh-4242-1-'));
}

interface Ran {
  readonly asked: Asked;
  readonly main: MemoryRun;
  readonly post: MemoryRun;
  readonly succeeded: boolean;
  readonly stage: FaultStage;
}

/** The end in one word; a text that names everything where no word fits, so that the table shows it. */
function endOf({ asked, main, post, succeeded, stage }: Ran): string {
  const { warnings, errors, outputs } = main;
  const meant = succeeded === (asked.end === 'finished') && outputs.status === asked.end;
  const postIsQuiet = post.log.length + post.warnings.length + post.errors.length === 0;
  if (meant && postIsQuiet) {
    if (warnings.length === 1) return 'warns';
    if (warnings.length === 0) return sent(asked, stage);
  }
  const told = errors.join('\n');
  if (!succeeded && errors.length === 1) {
    const may = warnings.some((text) => text.includes('may still run'));
    // The cancellation itself may have been heard, and only its answer lost.
    if (may && post.log.some((line) => /was cancelled|had already finished|had ended already/.test(line)))
      return 'post';
    if (/label gh-4242-1-[0-9a-f]{32} is there before you start it again/.test(told)) return 'unsure';
    if (outputs.status === 'canceled' && told.includes('timeout')) return 'time is up';
    if (outputs.status === 'canceled' && told.includes('can no longer be read')) return 'given up';
    if (!outputs.status && /Check|Set baseUrl|try again|raise/i.test(told)) return 'refused';
  }
  return JSON.stringify({ succeeded, status: outputs.status, warnings, errors, post: post.log });
}

/** As if nothing had happened; of a start, which is the one request that is not always sent again, how it got there. */
function sent({ rule }: Asked, { proxy }: FaultStage): string {
  if (rule !== requests.start?.rule) return 'ok';
  const starts = proxy.requests.filter(({ method, path }) => method === 'POST' && path === '/builds').length;
  const looked = proxy.requests.some(
    ({ method, path }) => method === 'GET' && /^\/builds\?.*branch=/.test(path),
  );
  if (starts > 1) return 'again';
  return looked ? 'found' : 'ok';
}
