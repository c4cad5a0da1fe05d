/**
 * The one bundle of all actions. Each door in `dist/` calls one of these; what it needs is loaded only then
 * (docs/architecture.md, "Doors").
 */
export const build = async (): Promise<void> => (await import('./build.ts')).build();
export const buildPost = async (): Promise<void> => (await import('./build.ts')).buildPost();
export const caches = async (): Promise<void> => (await import('./caches.ts')).caches();
export const cancel = async (): Promise<void> => (await import('./cancel.ts')).cancel();
export const release = async (): Promise<void> => (await import('./release.ts')).release();
export const removeQrCodes = async (): Promise<void> =>
  (await import('./remove-qr-codes.ts')).removeQrCodes();
export async function build(): Promise<void> {
  const { build } = await import('./build.ts');
  await build();
}

export async function buildPost(): Promise<void> {
  const { buildPost } = await import('./build.ts');
  await buildPost();
}

export async function cancel(): Promise<void> {
  const { cancel } = await import('./cancel.ts');
  await cancel();
}

export async function caches(): Promise<void> {
  const { caches } = await import('./caches.ts');
  await caches();
}

export async function apps(): Promise<void> {
  const { apps } = await import('./apps.ts');
  await apps();
}

export async function team(): Promise<void> {
  const { team } = await import('./team.ts');
  await team();
}
