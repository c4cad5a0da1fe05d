import { openAsBlob } from 'node:fs';
import { allPages } from './all-pages.ts';
import { type GitHub, once, streamed } from './client.ts';
import { GitHubFailure } from './failure.ts';

export interface Release {
  readonly id: number;
  readonly isDraft: boolean;
  /** Its page. A draft's is not the one that it has when it is published. */
  readonly url: string;
}

export interface ReleaseText {
  readonly tag: string;
  /** Empty: the tag. */
  readonly name: string;
  /** Markdown. Empty: what the release has already. */
  readonly notes: string;
  readonly isPrerelease: boolean;
}

/** A file of a release. */
export interface ReleasedFile {
  readonly id: number;
  readonly name: string;
  /** `undefined` if GitHub does not give it. */
  readonly sha256: string | undefined;
  /** `false`: its upload was interrupted. */
  readonly isWhole: boolean;
}

/** A released file, with the address for everybody who may read the repository. */
export interface Download extends ReleasedFile {
  readonly size: number;
  readonly url: string;
}

/** The releases of a repository. All may throw `GitHubFailure`, or the signal's reason. */
export interface Releases {
  /** The published release of a tag; else the oldest draft for it. */
  find(tag: string): Promise<Release | undefined>;
  /** Makes a draft. Sent once: look for it before it is made again. */
  draft(text: ReleaseText): Promise<Release>;
  /** Sets what is given, and publishes the release unless it is to stay a draft. */
  finish(
    release: Release,
    options: { readonly text: ReleaseText; readonly staysDraft: boolean },
  ): Promise<Release>;
  files(release: Release): Promise<readonly Download[]>;
  /** Sent once: look at the files before it is sent again. */
  upload(release: Release, file: { readonly name: string; readonly path: string }): Promise<void>;
  /** A file that is gone already is fine. */
  remove(file: ReleasedFile): Promise<void>;
}

export function releasesOf({ octokit, where }: GitHub, signal: AbortSignal): Releases {
  const { repos } = octokit.rest;
  const common = { ...where, request: { signal } };
  return {
    async find(tag) {
      // The list, because asking by tag finds no drafts.
      const all = await allPages((page) => repos.listReleases({ ...common, per_page: 100, page }));
      const fitting = all
        .filter(({ tag_name }) => tag_name === tag)
        .toSorted((left, right) => left.id - right.id);
      const found = fitting.find(({ draft }) => !draft) ?? fitting[0];
      return found && releaseOf(found);
    },
    async draft({ tag, name, notes, isPrerelease }) {
      const { data } = await repos.createRelease({
        ...where,
        request: { ...once, signal },
        tag_name: tag,
        name: name || tag,
        body: notes,
        prerelease: isPrerelease,
        draft: true,
      });
      return releaseOf(data);
    },
    async finish(release, { text: { name, notes, isPrerelease }, staysDraft }) {
      const changes = {
        ...(name === '' ? {} : { name }),
        ...(notes === '' ? {} : { body: notes }),
        // Whoever has published the release has said by that whether it is one.
        ...(release.isDraft ? { prerelease: isPrerelease, draft: staysDraft } : {}),
      };
      if (Object.keys(changes).length === 0) return release;
      const { data } = await repos.updateRelease({ ...common, release_id: release.id, ...changes });
      return releaseOf(data);
    },
    async files({ id }) {
      const all = await allPages((page) =>
        repos.listReleaseAssets({ ...common, release_id: id, per_page: 100, page }),
      );
      return all.map((asset) => ({
        id: asset.id,
        name: asset.name,
        size: asset.size,
        url: asset.browser_download_url,
        sha256: /^sha256:([0-9a-f]{64})$/.exec(asset.digest ?? '')?.[1],
        isWhole: asset.state === 'uploaded',
      }));
    },
    async upload(release, { name, path }) {
      const { data } = await repos.getRelease({ ...common, release_id: release.id });
      await octokit.request(`POST ${data.upload_url}`, {
        request: { ...once, ...streamed, signal },
        headers: { 'content-type': 'application/octet-stream' },
        name,
        // Read while it is sent, and with its length told, which GitHub wants: it may be larger than the memory.
        data: await openAsBlob(path),
      });
    },
    async remove({ id }) {
      try {
        await repos.deleteReleaseAsset({ ...common, asset_id: id });
      } catch (failure) {
        if (!(failure instanceof GitHubFailure && failure.status === 404)) throw failure;
      }
    },
  };
}

function releaseOf({ id, draft, html_url }: { id: number; draft: boolean; html_url: string }): Release {
  return { id, isDraft: draft, url: html_url };
}
