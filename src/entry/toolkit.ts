/**
 * The one bundle of all actions. Each door in `dist/` calls one of these; what it needs is loaded only then
 * (docs/architecture.md, "Doors").
 */
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
