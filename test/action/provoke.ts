/** Steps of the build action that fail, for provoked-failures.test.ts. */
import { afterAll, beforeAll } from '@jest/globals';
import { start } from '../../src/action/start/run.ts';
import type { ActionStep } from '../support/action-process.ts';
import { privateHost, startConnectProxy, startTlsFront } from '../support/company-network.ts';
import { FakeClock, scaledClock } from '../support/fake-clock.ts';
import type { FakeServiceOptions } from '../support/fake-service/fake-service.ts';
import { frankService, timedStep } from '../support/fake-service/timed-step.ts';
import { errorAnswer } from '../support/fault-proxy.ts';
import { temporaryFolder } from '../support/folder.ts';
import type { MemoryRunner, MemoryStep } from '../support/memory-runner.ts';
import { type Stage, setStage } from '../support/stage.ts';
import { type MemoryRun, startHere } from '../support/step-parts.ts';
import { until } from '../support/until.ts';
import { token as githubToken, pullRequest } from './start/comment.ts';

type Texts = 'errors' | 'titles' | 'warnings' | 'notices' | 'log' | 'summary';

/** What people see of a step that has ended. */
export interface Shown extends Pick<MemoryRunner, Texts> {
  readonly succeeded: boolean | undefined;
}

let stage: Stage;
beforeAll(async () => {
  const failing = 'echo "e: file://$CM_BUILD_DIR/src/Cart.kt:12:5 Unresolved reference: total"; exit 3';
  const workflows = {
    android: { scripts: [{ name: 'Compile', script: failing }] },
    good: { scripts: ['echo an app > app.apk'], artifacts: ['*.apk'] },
    slow: { scripts: [{ name: 'Wait', script: 'sleep 300' }] },
  };
  stage = await setStage({ files: { 'codemagic.yaml': JSON.stringify({ workflows }) } });
});
afterAll(async () => stage[Symbol.asyncDispose]());

/** The build action as a process, whose environment counts, against the real service. */
export async function asProcess({ with: given, ...step }: Partial<ActionStep>): Promise<Shown> {
  const workflow = { workflowId: 'android' };
  const { exitCode, errors, log, summary } = await stage.run({ ...step, with: { ...workflow, ...given } });
  return {
    succeeded: exitCode === 0,
    errors: errors.map(({ data }) => data),
    titles: errors.map(({ properties }) => properties.title ?? ''),
    ...{ warnings: [], notices: [], log: [log], summary: () => summary },
  };
}

/** The same in this process, with a fast clock, because it waits for a second before each poll. */
function startReal(step: Partial<MemoryStep>): MemoryRun {
  const { with: given } = stage.step({ with: { workflowId: 'android', ...step.with } });
  return startHere(start, { ...step, with: given }, { clock: scaledClock(4) });
}

async function ended({ succeeded, ...run }: MemoryRun): Promise<Shown> {
  return { ...run, succeeded: await succeeded };
}

/** The same, to its end. */
export function real(given: MemoryStep['with']) {
  return () => ended(startReal({ with: given }));
}

/** How the fake service differs. */
export type Service = Omit<FakeServiceOptions, 'clock'>;

interface TimedStep {
  readonly with: ActionStep['with'];
  readonly action?: 'wait';
  readonly service?: Service;
}

/** An action on a clock that leaps over its pauses, against the fake service. */
export function timed({ service, ...step }: TimedStep) {
  return async (): Promise<Shown> => {
    const clock = new FakeClock();
    const main = timedStep({ clock, service: frankService({ clock, ...service }), ...step });
    const { succeeded } = await main.end();
    return { ...main, succeeded };
  };
}

export async function proxied(): Promise<Shown> {
  await using company = await startConnectProxy({ routes: {} });
  const given = { baseUrl: `https://${privateHost}`, timeout: '4s' };
  return await asProcess({ with: given, env: { https_proxy: company.url } });
}

export async function untrusted(): Promise<Shown> {
  await using front = await startTlsFront({ port: Number(new URL(stage.proxy.url).port) });
  return await real({ baseUrl: `https://localhost:${front.port}` })();
}

export async function cancelled(): Promise<Shown> {
  const run = startReal({ with: { workflowId: 'slow' } });
  await until(() => run.log.some((line) => line.includes('Wait')));
  run.cancel();
  return ended(run);
}

export async function lostFile(): Promise<Shown> {
  await using folder = await temporaryFolder();
  stage.proxy.add({ fault: errorAnswer(404), method: 'GET', path: /^\/artifacts\// });
  return await real({ workflowId: 'good', download: folder.path })();
}

/** For a pull request, with a token of these permissions. */
export function forPullRequest(permissions: Parameters<typeof pullRequest>[0], given: MemoryStep['with']) {
  return async (): Promise<Shown> => {
    await using pull = await pullRequest(permissions);
    const step = { with: { workflowId: 'good', githubToken, ...given }, run: pull.run };
    return await ended(startReal(step));
  };
}
