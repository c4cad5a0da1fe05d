import { createHash } from 'node:crypto';
import type { GitHub } from '../client.ts';
import { GitHubFailure } from '../failure.ts';

/** The prefix of the references: outside `refs/heads` and `refs/tags`, so that they are neither branches nor tags. */
const prefix = 'build-service-action';

interface Image {
  /** Without its extension; any text. */
  readonly name: string;
  readonly png: Uint8Array;
}

export interface StoreImagesOptions {
  readonly pullRequests: readonly number[];
  /** The key of the step that shows them; any text. */
  readonly key: string;
  readonly images: readonly Image[];
  readonly signal: AbortSignal;
}

/**
 * Stores images in the repository itself, where everyone who may read it can see them: one commit without parents, with
 * one reference for each pull request and key, which replaces its former images.
 *
 * @returns the addresses of the images, in their order, in the form that GitHub shows to readers of public and of
 *   private repositories
 * @throws GitHubFailure, or the signal's reason
 */
export async function storeImages(github: GitHub, options: StoreImagesOptions): Promise<readonly string[]> {
  const { pullRequests, key, images, signal } = options;
  const { git } = github.octokit.rest;
  const common = { ...github.where, request: { signal } };
  const entries = [];
  // One after the other: GitHub's advice against its secondary rate limits is "Make requests serially".
  for (const [index, { name, png }] of images.entries()) {
    const path = `${index + 1}-${safeName(name)}.png`;
    const content = Buffer.from(png).toString('base64');
    const { data } = await git.createBlob({ ...common, content, encoding: 'base64' });
    entries.push({ path, mode: '100644', type: 'blob', sha: data.sha } as const);
  }
  const tree = await git.createTree({ ...common, tree: entries });
  const message = `QR codes of ${key}`;
  const commit = await git.createCommit({ ...common, message, tree: tree.data.sha, parents: [] });
  for (const number of pullRequests) {
    const ref = `${prefix}/${number}/${safeName(key)}`;
    await pointAt(github, { ref, sha: commit.data.sha, common });
  }
  const { owner, repo } = github.where;
  return entries.map(
    ({ path }) => `${github.serverUrl}/${owner}/${repo}/blob/${commit.data.sha}/${path}?raw=true`,
  );
}

interface Target {
  readonly ref: string;
  readonly sha: string;
  readonly common: GitHub['where'] & { readonly request: { signal: AbortSignal } };
}

/** Moves the reference, or creates it when it does not exist: GitHub answers 422 for either mistake. */
async function pointAt({ octokit }: GitHub, { ref, sha, common }: Target): Promise<void> {
  const { git } = octokit.rest;
  const move = () => git.updateRef({ ...common, ref, sha, force: true });
  if (await isDone(move())) return;
  if (await isDone(git.createRef({ ...common, ref: `refs/${ref}`, sha }))) return;
  await move(); // another step, or an attempt without a response, has created it in between
}

/** Whether GitHub executed the request; it cannot where a reference does not exist, or exists already. */
async function isDone(sent: Promise<unknown>): Promise<boolean> {
  try {
    await sent;
    return true;
  } catch (failure) {
    if (failure instanceof GitHubFailure && (failure.status === 422 || failure.status === 404)) return false;
    throw failure;
  }
}

/** A text as part of a reference's name or an address: readable, and unique. */
function safeName(text: string): string {
  const readable = text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '');
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 12);
  return readable ? `${readable}-${digest}` : digest;
}
