import { createHash } from 'node:crypto';
import type { GitHub } from '../client.ts';
import { GitHubFailure } from '../retry.ts';

/** Where images are kept: outside `refs/heads` and `refs/tags`, so that they are no branch and no tag. */
const room = 'build-service-action';

export interface Image {
  /** Without its ending; any text. */
  readonly name: string;
  readonly png: Uint8Array;
}

export interface KeepImagesOptions {
  readonly pullRequests: readonly number[];
  /** The key of the section that shows them; any text. */
  readonly section: string;
  readonly images: readonly Image[];
  readonly signal?: AbortSignal;
}

/**
 * Puts images into the repository itself, where all who may read it can see them: one commit without parents, held by
 * one reference for each pull request and section, in place of what the section had before.
 *
 * @returns the addresses of the images, in their order, in the form that GitHub shows to readers of public and of
 *   private repositories
 * @throws GitHubFailure, or the signal's reason
 */
export async function keepImages(github: GitHub, options: KeepImagesOptions): Promise<readonly string[]> {
  const { pullRequests, section, images, signal } = options;
  if (images.length === 0) return [];
  const { git } = github.octokit.rest;
  const common = { ...github.where, request: signal ? { signal } : {} };
  const paths = images.map(({ name }, index) => `${index + 1}-${safeName(name)}.png`);
  const entries = [];
  // One after the other: "Make requests serially" is GitHub's way around its secondary rate limits.
  for (const [index, { png }] of images.entries()) {
    const content = Buffer.from(png).toString('base64');
    const { data } = await git.createBlob({ ...common, content, encoding: 'base64' });
    entries.push({ path: paths[index] ?? '', mode: '100644', type: 'blob', sha: data.sha } as const);
  }
  const tree = await git.createTree({ ...common, tree: entries });
  const message = `QR codes of ${section}`;
  const commit = await git.createCommit({ ...common, message, tree: tree.data.sha, parents: [] });
  for (const number of pullRequests) {
    const ref = `${room}/${number}/${safeName(section)}`;
    await pointAt(github, { ref, sha: commit.data.sha, common });
  }
  const { owner, repo } = github.where;
  return paths.map((path) => `${github.serverUrl}/${owner}/${repo}/blob/${commit.data.sha}/${path}?raw=true`);
}

/**
 * Deletes the references of a pull request, so that GitHub may forget its images.
 *
 * @returns how many there were
 * @throws GitHubFailure, or the signal's reason
 */
export async function removeImages(
  { octokit, where }: GitHub,
  { pullRequest, signal }: { readonly pullRequest: number; readonly signal?: AbortSignal },
): Promise<number> {
  const { git } = octokit.rest;
  const common = { ...where, request: signal ? { signal } : {} };
  // With the slash: 1 is the beginning of 12, too.
  const { data } = await git.listMatchingRefs({ ...common, ref: `${room}/${pullRequest}/` });
  let removed = 0;
  for (const { ref } of data) {
    try {
      await git.deleteRef({ ...common, ref: ref.replace(/^refs\//, '') });
      removed += 1;
    } catch (failure) {
      if (!isUnprocessable(failure)) throw failure; // 422: "Reference does not exist"
    }
  }
  return removed;
}

interface Target {
  readonly ref: string;
  readonly sha: string;
  readonly common: GitHub['where'] & { readonly request: { signal?: AbortSignal } };
}

/** Moves the reference, or makes it when it is not there: GitHub answers 422 for both. */
async function pointAt({ octokit }: GitHub, { ref, sha, common }: Target): Promise<void> {
  const { git } = octokit.rest;
  const move = () => git.updateRef({ ...common, ref, sha, force: true });
  try {
    await move();
  } catch (failure) {
    if (!isUnprocessable(failure)) throw failure;
    try {
      await git.createRef({ ...common, ref: `refs/${ref}`, sha });
    } catch (again) {
      if (!isUnprocessable(again)) throw again;
      await move(); // somebody else, or an attempt whose answer was lost, has made it in between
    }
  }
}

function isUnprocessable(failure: unknown): boolean {
  return failure instanceof GitHubFailure && (failure.status === 422 || failure.status === 404);
}

/** A text as a part of a reference's name or an address: readable, and different for different texts. */
function safeName(text: string): string {
  const readable = text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '');
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 12);
  return readable ? `${readable}-${digest}` : digest;
}
