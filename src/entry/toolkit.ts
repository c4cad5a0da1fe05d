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

export async function release(): Promise<void> {
  const { release } = await import('./release.ts');
  await release();
}

export async function removeQrCodes(): Promise<void> {
  const { removeQrCodes } = await import('./remove-qr-codes.ts');
  await removeQrCodes();
}
