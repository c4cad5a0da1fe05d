import { UserError } from '../../errors.ts';
import { checksumsFile } from './plan.ts';
import type { Release, Releases } from './releases.ts';

/** The tag that is to be released does not exist. */
class TagMissing extends UserError {
  constructor(tag: string) {
    super(`There is no tag ${JSON.stringify(tag)} in this repository. Push the tag before it is released.`);
  }
}

/** The release is finished: files that were added to it would not be in its checksums. */
class ReleaseFinished extends UserError {
  constructor(tag: string, { url }: Release) {
    super(
      `The release of ${tag} is already published with its checksums, so nothing can be added: ${url} Nothing was built. Release a new tag, or delete this release and run again.`,
    );
  }
}

/** GitHub never changes the files of an immutable release. */
class ReleaseImmutable extends UserError {
  constructor(tag: string, { url }: Release) {
    super(
      `The release of ${tag} is published and immutable, so no files can be added: ${url} Nothing was built. Release a new tag; leave the release to this workflow, or make it a draft.`,
    );
  }
}

/**
 * Checks, before a build is paid for, that the release of a tag can take its files.
 *
 * @throws TagMissing, ReleaseFinished, ReleaseImmutable; GitHubFailure; the signal's reason
 */
export async function checkRelease(releases: Releases, tag: string): Promise<void> {
  if (!(await releases.hasTag(tag))) throw new TagMissing(tag);
  const release = await releases.find(tag);
  if (!release || release.isDraft) return;
  if (release.isImmutable) throw new ReleaseImmutable(tag, release);
  const files = await releases.files(release);
  if (files.some(({ name, isWhole }) => isWhole && name === checksumsFile))
    throw new ReleaseFinished(tag, release);
}
