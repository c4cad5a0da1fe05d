import type { ActionResult } from '../../support/action-process.ts';
import type { ChangeAnswer } from '../../support/fault-proxy.ts';
import { type Stage, setStage } from '../../support/stage.ts';

const codemagic = JSON.stringify({
  workflows: {
    ios: { scripts: [{ name: 'Build iOS', script: 'true' }], artifacts: ['build/*.ipa'] },
    mac: { scripts: [{ name: 'Build macOS', script: 'true' }], artifacts: ['build/*.pkg'] },
    android: { scripts: [{ name: 'Build Android', script: 'true' }], artifacts: ['build/*.apk'] },
  },
});

/** `appStoreConnectTasks` in the `poll`th answer since the build has finished, from 0. */
type Tasks = (poll: number) => unknown;

/** Adds the tasks of each workflow to its build, in `field`. */
function tasksOf(tasks: Readonly<Record<string, Tasks>>, field: string): ChangeAnswer {
  const polls = new Map<string, number>();
  return ({ path, body }) => {
    if (!/^\/builds\/[^/]+$/.test(path)) return body;
    const { build } = body as { build?: Record<string, unknown> };
    const workflow = String(build?.fileWorkflowId);
    const tasksNow = tasks[workflow];
    if (build?.status !== 'finished' || !tasksNow) return body;
    const poll = polls.get(workflow) ?? 0;
    polls.set(workflow, poll + 1);
    return { ...(body as object), build: { ...build, [field]: tasksNow(poll) } };
  };
}

/** A stage whose builds of `ios`, and of `mac` if given, have these tasks. */
export async function stageWith(
  ios: Tasks,
  { mac, field = 'appStoreConnectTasks' }: { readonly mac?: Tasks; readonly field?: string } = {},
): Promise<Stage> {
  return await setStage({
    files: { 'codemagic.yaml': codemagic },
    executor: 'simulated',
    changeAnswer: tasksOf({ ios, ...(mac ? { mac } : {}) }, field),
  });
}

export const inputs = { workflowId: 'ios', waitForAppStoreConnect: 'true', ifNoArtefacts: 'ignore' };

/** As public projects read it (docs/hosted-service.md, "App Store Connect"). */
export const task = (status: string) => ({ name: 'App Store Connect distribution', status });

export function statusesOf({ outputs }: Pick<ActionResult, 'outputs'>): unknown[] {
  return JSON.parse(outputs.builds ?? '').map(
    ({ appStoreConnectStatus }: { appStoreConnectStatus?: string }) => appStoreConnectStatus,
  );
}

export function messages({ errors }: Pick<ActionResult, 'errors'>): string[] {
  return errors.map(({ data }) => data);
}

export const cancellations = ({ proxy }: Stage) =>
  proxy.requests.filter(({ path }) => path.endsWith('/cancel'));
