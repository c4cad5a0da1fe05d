/**
 * The one bundle of all actions. Each door in `dist/` calls one of these; what it needs is loaded only then
 * (docs/architecture.md, "Doors").
 */
export const apps = async (): Promise<void> => (await import('./apps.ts')).apps();
export const artifacts = async (): Promise<void> => (await import('./artifacts.ts')).artifacts();
export const build = async (): Promise<void> => (await import('./build.ts')).build();
export const buildPost = async (): Promise<void> => (await import('./build.ts')).buildPost();
export const caches = async (): Promise<void> => (await import('./caches.ts')).caches();
export const cancel = async (): Promise<void> => (await import('./cancel.ts')).cancel();
export const release = async (): Promise<void> => (await import('./release.ts')).release();
export const removeQrCodes = async (): Promise<void> =>
  (await import('./remove-qr-codes.ts')).removeQrCodes();
export const service = async (): Promise<void> => (await import('./service.ts')).service();
export const servicePost = async (): Promise<void> => (await import('./service.ts')).servicePost();
export const serviceProcess = async (): Promise<void> =>
  (await import('./service-process.ts')).serviceProcess();
export const team = async (): Promise<void> => (await import('./team.ts')).team();
export const workflowReader = async (): Promise<void> =>
  (await import('./workflow-reader.ts')).workflowReader();
export const wait = async (): Promise<void> => (await import('./wait.ts')).wait();
