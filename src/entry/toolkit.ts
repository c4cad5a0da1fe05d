/**
 * The one bundle of all actions. Each entry point in `dist/` calls one of these; what it needs is loaded only then
 * (docs/architecture.md, "Doors").
 */
import type { Action } from './run-action.ts';

async function run(load: () => Promise<Action>): Promise<void> {
  const [{ runAction }, action] = await Promise.all([import('./run-action.ts'), load()]);
  await runAction(action);
}

export const apps = (): Promise<void> => run(async () => (await import('../actions/apps/run.ts')).apps);
export const artifacts = (): Promise<void> =>
  run(async () => (await import('../actions/artifacts/run.ts')).artifacts);
export const build = (): Promise<void> => run(async () => (await import('../actions/start/run.ts')).build);
export const buildPost = (): Promise<void> =>
  run(async () => (await import('../actions/start/post.ts')).buildPost);
export const caches = (): Promise<void> => run(async () => (await import('../actions/caches/run.ts')).caches);
export const cancel = (): Promise<void> => run(async () => (await import('../actions/cancel/run.ts')).cancel);
export const release = (): Promise<void> =>
  run(async () => (await import('../actions/release/run.ts')).release);
export const removeQrCodes = (): Promise<void> =>
  run(async () => (await import('../actions/remove-qr-codes/run.ts')).removeQrCodes);
export const service = (): Promise<void> =>
  run(async () => (await import('./service-action.ts')).serviceAction);
export const servicePost = (): Promise<void> =>
  run(async () => (await import('./service-action.ts')).servicePostAction);
export const serviceProcess = async (): Promise<void> =>
  (await import('./service-process.ts')).serviceProcess();
export const team = (): Promise<void> => run(async () => (await import('../actions/team/run.ts')).team);
export const wait = (): Promise<void> => run(async () => (await import('../actions/wait/run.ts')).wait);
export const workflowReader = async (): Promise<void> =>
  (await import('./workflow-reader.ts')).workflowReader();
