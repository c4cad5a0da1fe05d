import { openAsBlob } from 'node:fs';
import { allPages, type GitHub, once } from '../github/client.ts';
import { GitHubFailure } from '../github/failure.ts';

/** Files can be large: one upload may take this long, in milliseconds. */
const longestUpload = 15 * 60_000;

export interface Release {
  readonly id: number;
  readonly isDraft: boolean;
  /** Published where the repository makes releases immutable: its files can never change. */
  readonly isImmutable: boolean;
  /** Its page. The page of a draft changes when it is published. */
  readonly url: string;
}

export interface ReleaseText {
  readonly tag: string;
  /** Empty means the tag. */
  readonly name: string;
  /** Markdown. Empty means what the release already has. */
  readonly notes: string;
  readonly isPrerelease: boolean;
}

/** A file of a release. */
export interface ReleasedFile {
  readonly id: number;
  readonly name: string;
  /** `undefined` if GitHub does not report it. */
  readonly sha256: string | undefined;
  /** `false`: its upload was interrupted. */
  readonly isWhole: boolean;
}

/** The same with its size, and its address for everyone who may read the repository. */
export interface ReleaseDownload extends ReleasedFile {
  readonly size: number;
  readonly url: string;
}

/** The releases of a repository. All methods may throw `GitHubFailure`, or the signal's reason. */
export type Releases = ReturnType<typeof releasesOf>;

export function releasesOf({ octokit, where }: GitHub, signal: AbortSignal) {
  const { git, repos } = octokit.rest;
  const common = { ...where, request: { signal } };
  return {
    /** The hash of the commit or the tag object that a tag refers to; `undefined` if there is no such tag. */
    async tagSha(tag: string): Promise<string | undefined> {
      try {
        return (await git.getRef({ ...common, ref: `tags/${tag}` })).data.object.sha;
      } catch (failure) {
        if (failure instanceof GitHubFailure && failure.status === 404) return undefined;
        throw failure;
      }
    },
    /** The published release of a tag; otherwise its oldest draft. */
    async find(tag: string): Promise<Release | undefined> {
      // The list, because a request by tag does not find drafts.
      const all = await allPages((page) => repos.listReleases({ ...common, per_page: 100, page }));
      const ofTag = all.filter(({ tag_name }) => tag_name === tag);
      const oldestFirst = ofTag.toSorted((left, right) => left.id - right.id);
      const found = oldestFirst.find(({ draft }) => !draft) ?? oldestFirst[0];
      return found && releaseOf(found);
    },
    /** Creates a draft. Sent once: look for the draft before creating it again. */
    async draft({ tag, name, notes, isPrerelease }: ReleaseText): Promise<Release> {
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
    /** Updates the release, and publishes it unless it stays a draft. */
    async finish(release: Release, options: { text: ReleaseText; staysDraft: boolean }): Promise<Release> {
      const { text, staysDraft } = options;
      const { name, notes, isPrerelease } = text;
      const changes = {
        ...(name === '' ? {} : { name }),
        ...(notes === '' ? {} : { body: notes }),
        // Whoever published the release has decided whether it is a prerelease.
        ...(release.isDraft ? { prerelease: isPrerelease, draft: staysDraft } : {}),
      };
      if (Object.keys(changes).length === 0) return release;
      const { data } = await repos.updateRelease({ ...common, release_id: release.id, ...changes });
      return releaseOf(data);
    },
    async files({ id }: Release): Promise<ReleaseDownload[]> {
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
    /** Sent once: look at the files before uploading again. Returns the file's id. */
    async upload(release: Release, { name, path }: { name: string; path: string }): Promise<number> {
      const { data } = await repos.getRelease({ ...common, release_id: release.id });
      const uploaded = await octokit.request(`POST ${data.upload_url}`, {
        // Fetch would keep a copy of the body, which may be larger than the memory, to send it again after a redirect.
        request: { ...once, redirect: 'error', attemptMs: longestUpload, signal },
        headers: { 'content-type': 'application/octet-stream' },
        name,
        // A blob is read while it is sent, and has the length that GitHub requires.
        data: await openAsBlob(path),
      });
      return uploaded.data.id;
    },
    /** Does nothing if the file is already gone. */
    async remove({ id }: ReleasedFile): Promise<void> {
      try {
        await repos.deleteReleaseAsset({ ...common, asset_id: id });
      } catch (failure) {
        if (!(failure instanceof GitHubFailure && failure.status === 404)) throw failure;
      }
    },
  };
}

interface ReleaseAnswer {
  readonly id: number;
  readonly draft: boolean;
  readonly html_url: string;
  /** GitHub Enterprise Server may leave it out. */
  readonly immutable?: boolean;
}

function releaseOf({ id, draft, html_url, immutable = false }: ReleaseAnswer): Release {
  return { id, isDraft: draft, isImmutable: immutable, url: html_url };
}
