import type { ReleasedFile } from './releases.ts';

/** The list of all other files with their SHA-256 sums, as `sha256sum` writes and checks it. It is uploaded last. */
export const checksumsFile = 'SHA256SUMS';

/** A file to release. */
export interface ReleaseFile {
  readonly name: string;
  readonly sha256: string;
}

/**
 * The remaining work. `complete`: a published release has all files and is not changed. `closed`: a published release
 * has other files, with their checksums, which would be wrong if files were added.
 */
type ReleasePlan<File extends ReleaseFile> =
  | { readonly kind: 'complete' }
  | { readonly kind: 'closed'; readonly missing: readonly string[] }
  | { readonly kind: 'upload'; readonly remove: readonly ReleasedFile[]; readonly upload: readonly File[] };

/**
 * Decides what a release lacks. It is safe to run again, after an interrupted run and after a complete one. The
 * checksums file comes last: a release without one is unfinished.
 */
export function planRelease<File extends ReleaseFile>(
  files: readonly File[],
  { released, isPublished }: { readonly released: readonly ReleasedFile[]; readonly isPublished: boolean },
): ReleasePlan<File> {
  const whole = released.filter(({ isWhole }) => isWhole);
  const missing = files.filter(({ name }) => !whole.some((one) => one.name === name));
  if (isPublished && whole.some(({ name }) => name === checksumsFile)) {
    return missing.length === 0
      ? { kind: 'complete' }
      : { kind: 'closed', missing: missing.map(({ name }) => name) };
  }
  const upload = files
    .filter(({ name, sha256 }) => !whole.some((one) => one.name === name && one.sha256 === sha256))
    .toSorted((left, right) => Number(left.name === checksumsFile) - Number(right.name === checksumsFile));
  return {
    kind: 'upload',
    upload,
    remove: released.filter(({ name }) => upload.some((one) => one.name === name)),
  };
}
