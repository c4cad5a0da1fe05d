import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { systemClock } from '../../src/clock.ts';
import type { BuildAction, StepState } from '../../src/contract/build.ts';
import { formatTimestamp } from '../../src/contract/values.ts';
import { aborted, keepFiles, type Script } from './scripted-executor.ts';
import type { Json, TestService } from './service.ts';
import { until } from './until.ts';

/** Texts of a build that the repository controls. */
export interface BuildTexts {
  readonly workflow: string;
  readonly step: string;
  readonly log: string;
  readonly message: string;
  readonly artefact: string;
}

export const plainTexts: BuildTexts = {
  workflow: 'Android release',
  step: 'Build Android',
  log: 'compiling\n\u001b[32mdone\u001b[0m\n',
  message: '',
  artefact: 'app.apk',
};

/** A build of two steps, the second with this log. It keeps one artefact, and fails if there is a message. */
export function pageBuild(texts: BuildTexts, middle: Script = ended): Script {
  return async (work) => {
    const { order, recorder } = work;
    const first = { id: 'a'.repeat(24), name: 'Preparing build machine', status: 'success' } as const;
    const second = { id: 'b'.repeat(24), name: texts.step };
    const report = (status: StepState | null) =>
      recorder.steps([first, { ...second, status }].map((step) => stepOf(step, order.buildId)));
    await recorder.state('fetching');
    await recorder.workflow({ name: texts.workflow, labels: [texts.workflow], instanceType: undefined });
    await recorder.commit({ hash: 'c0ffee'.repeat(7).slice(0, 40), commitMessage: texts.message });
    await recorder.state('building');
    await writeFile(join(order.logs, `${first.id}.log`), 'ready\n');
    await writeFile(join(order.logs, `${second.id}.log`), texts.log);
    await report(null);
    const outcome = await middle(work);
    if (outcome.state !== 'finished') return outcome;
    await report(texts.message === '' ? 'success' : 'failed');
    await recorder.state('publishing');
    await keepFiles(work, [[texts.artefact, 'the app']]);
    await recorder.state('finishing');
    return texts.message === '' ? outcome : { state: 'failed', message: texts.message };
  };
}

const ended: Script = async () => ({ state: 'finished', message: null });

export const untilCanceled: Script = async ({ signal }) => {
  await aborted(signal);
  return { state: 'canceled', message: null };
};

function stepOf(
  { id, name, status }: { id: string; name: string; status: StepState | null },
  buildId: string,
): BuildAction {
  const now = systemClock.now();
  const logUrl = `/builds/${buildId}/step/${id}`;
  return {
    _id: id,
    name,
    type: 'building',
    status,
    startedAt: formatTimestamp(now - 61_000),
    finishedAt: status === null ? null : formatTimestamp(now),
    logUrl: null,
    subactions: [{ _id: `${id.slice(1)}c`, name, status, logUrl }],
  };
}

/** Starts a build and waits until it is in this state. */
export async function buildIn(
  service: Pick<TestService, 'ask' | 'appId'>,
  state: string,
  start: Readonly<Record<string, unknown>> = {},
): Promise<Json> {
  const body = { appId: service.appId, workflowId: 'android', branch: 'main', ...start };
  const { buildId } = (await service.ask('POST', '/builds', body)).body;
  return until(async () => {
    const { build } = (await service.ask('GET', `/builds/${buildId}`)).body;
    return build.status === state && build;
  });
}
