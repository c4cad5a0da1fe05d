import { openAsBlob } from 'node:fs';
import { allPages, type GitHub, once } from '../github/client.ts';
import { GitHubFailure } from '../github/failure.ts';

export type Release = Awaited<ReturnType<GitHub['octokit']['rest']['repos']['getRelease']>>['data'];

/** A file of a release. */
export type Asset = Release['assets'][number];

export interface ReleaseText {
  readonly tag: string;
  /** Empty means what the release already has; for a new release, the tag. */
  readonly name: string;
  /** Markdown. Empty means what the release already has. */
  readonly notes: string;
  readonly isPrerelease: boolean;
}

/** Files can be large: one attempt of an upload may take this long, in milliseconds. */
const longestUpload = 15 * 60_000;

/** Pages of the list in which a draft is looked for. */
const mostPages = 10;

/** The releases of a repository. All methods may throw `GitHubFailure`, or the signal's reason. */
export type Releases = ReturnType<typeof releasesOf>;

export function releasesOf({ octokit, where }: GitHub, signal: AbortSignal) {
  const { git, repos } = octokit.rest;
  const common = { ...where, request: { signal } };
  const releases = {
    /** The hash of the commit or the tag object that a tag refers to; `undefined` if there is no such tag. */
    async tagSha(tag: string): Promise<string | undefined> {
      return (await ifFound(git.getRef({ ...common, ref: `tags/${tag}` })))?.data.object.sha;
    },
    /** The published release of a tag; otherwise its newest draft. */
    async find(tag: string): Promise<Release | undefined> {
      const published = await ifFound(repos.getReleaseByTag({ ...common, tag }));
      if (published) return published.data;
      // A request by tag does not find drafts.
      for (let page = 1; page <= mostPages; page += 1) {
        const { data, headers } = await repos.listReleases({ ...common, per_page: 100, page });
        const found = data.find(({ draft, tag_name }) => draft && tag_name === tag);
        if (found || !headers.link?.includes('rel="next"')) return found;
      }
      return undefined;
    },
    /** Creates an empty draft. It is sent once, because GitHub accepts several drafts for a tag. */
    async draft(tag: string): Promise<Release> {
      const request = { ...once, signal };
      return (await repos.createRelease({ ...where, request, tag_name: tag, name: tag, draft: true })).data;
    },
    /** Updates the release, and publishes it unless it stays a draft. */
    async finish(release: Release, options: { text: ReleaseText; staysDraft: boolean }): Promise<Release> {
      const { name, notes, isPrerelease } = options.text;
      const changes = {
        ...(name === '' ? {} : { name }),
        ...(notes === '' ? {} : { body: notes }),
        // Whoever published the release has decided whether it is a prerelease.
        ...(release.draft ? { prerelease: isPrerelease, draft: options.staysDraft } : {}),
      };
      if (Object.keys(changes).length === 0) return release;
      return (await repos.updateRelease({ ...common, release_id: release.id, ...changes })).data;
    },
    async files({ id }: Release): Promise<Asset[]> {
      return allPages((page) => repos.listReleaseAssets({ ...common, release_id: id, per_page: 100, page }));
    },
    /** Uploads a file, and returns what GitHub has stored. It never adds a file twice: GitHub refuses a name that exists. */
    async upload(release: Release, { name, path }: { name: string; path: string }): Promise<Asset> {
      const request = async (): Promise<Asset> => {
        const { data } = await octokit.request(`POST ${release.upload_url}`, {
          // Fetch would keep a copy of the body, which may be larger than the memory, to send it again after a redirect.
          request: { redirect: 'error', attemptMs: longestUpload, signal },
          headers: { 'content-type': 'application/octet-stream' },
          name,
          // A blob is read while it is sent, and has the length that GitHub requires.
          data: await openAsBlob(path),
        });
        return data;
      };
      try {
        return await request();
      } catch (failure) {
        const stored = (await releases.files(release)).find((file) => file.name === name);
        if (!stored) throw failure;
        if (stored.state === 'uploaded') return stored;
        // After a 502: "This may leave an empty asset with a state of starter. It can be safely deleted."
        await releases.remove(stored);
        return request();
      }
    },
    /** Does nothing if the file is already gone. */
    async remove({ id }: Asset): Promise<void> {
      await ifFound(repos.deleteReleaseAsset({ ...common, asset_id: id }));
    },
  };
  return releases;
}

/** The answer; `undefined` for a 404. */
async function ifFound<Answer>(request: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await request;
  } catch (failure) {
    if (failure instanceof GitHubFailure && failure.status === 404) return undefined;
    throw failure;
  }
}
