/**
 * The one bundle of all actions. Each entry point in `dist/` calls one of these; what it needs is loaded only then
 * (docs/architecture.md, "Entry points").
 */
import type { ActionName } from './actions.ts';

const run = async (name: ActionName): Promise<void> => (await import('./actions.ts')).run(name);

export const apps = (): Promise<void> => run('apps');
export const artifacts = (): Promise<void> => run('artifacts');
export const build = (): Promise<void> => run('build');
export const buildPost = (): Promise<void> => run('buildPost');
export const caches = (): Promise<void> => run('caches');
export const cancel = (): Promise<void> => run('cancel');
export const release = (): Promise<void> => run('release');
export const removeQrCodes = (): Promise<void> => run('removeQrCodes');
export const service = (): Promise<void> => run('service');
export const servicePost = (): Promise<void> => run('servicePost');
export const team = (): Promise<void> => run('team');
export const wait = (): Promise<void> => run('wait');

export const serviceProcess = async (): Promise<void> =>
  (await import('./service-process.ts')).serviceProcess();
export const workflowReader = async (): Promise<void> =>
  (await import('./workflow-reader.ts')).workflowReader();
