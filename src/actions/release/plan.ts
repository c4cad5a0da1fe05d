import type { ReleasedFile } from '../../runner/github/releases.ts';

/** The file that lists all others with their SHA-256 sums, as `sha256sum` writes and checks it. It goes up last. */
export const checksumsFile = 'SHA256SUMS';

/** A file that is to be released. */
export interface ReleaseFile {
  readonly name: string;
  readonly sha256: string;
}

/**
 * What is left to do. `complete`: a published release has all files, so it stays as it is. `closed`: a published
 * release has other files, with their checksums; they cannot be added to without making those wrong.
 */
export type ReleasePlan<File extends ReleaseFile> =
  | { readonly kind: 'complete' }
  | { readonly kind: 'closed'; readonly missing: readonly string[] }
  | { readonly kind: 'upload'; readonly remove: readonly ReleasedFile[]; readonly upload: readonly File[] };

/**
 * Decides what a release lacks, so that a run that was broken off can be repeated, and one that was not does no harm.
 * The checksums file comes last: as long as a release has none, it is unfinished.
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
