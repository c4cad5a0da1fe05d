import { type Call, type Handlers, page, Refusal } from './call.ts';
import { nodeId, userJson } from './identities.ts';
import { assetJson } from './release-assets.ts';
import type { Release } from './repository.ts';

interface Wanted {
  readonly tag_name?: string;
  readonly target_commitish?: string;
  readonly name?: string;
  readonly body?: string;
  readonly draft?: boolean;
  readonly prerelease?: boolean;
}

export const releases: Handlers = {
  'repos/create-release': (call) => {
    const wanted = call.body as Wanted & { tag_name: string };
    const { repository } = call;
    refuseTaken(call, wanted);
    const release: Release = {
      id: Math.max(0, ...repository.releases.keys()) + 1,
      author: call.login,
      createdAt: call.now,
      assets: [],
      publishedAt: wanted.draft ? null : call.now,
      tag: wanted.tag_name,
      target: wanted.target_commitish ?? repository.defaultBranch,
      name: wanted.name ?? null,
      body: wanted.body ?? null,
      draft: wanted.draft ?? false,
      prerelease: wanted.prerelease ?? false,
    };
    repository.releases.set(release.id, release);
    return { status: 201, body: releaseJson(call, release) };
  },

  'repos/update-release': (call) => {
    const wanted = call.body as Wanted;
    const release = releaseOf(call);
    if (wanted.tag_name !== undefined && wanted.tag_name !== release.tag) refuseTaken(call, wanted);
    release.tag = wanted.tag_name ?? release.tag;
    release.target = wanted.target_commitish ?? release.target;
    release.name = wanted.name ?? release.name;
    release.body = wanted.body ?? release.body;
    release.draft = wanted.draft ?? release.draft;
    release.prerelease = wanted.prerelease ?? release.prerelease;
    if (!release.draft) release.publishedAt ??= call.now;
    return { status: 200, body: releaseJson(call, release) };
  },

  'repos/delete-release': (call) => {
    call.repository.releases.delete(releaseOf(call).id);
    return { status: 204 };
  },

  'repos/get-release': (call) => ({ status: 200, body: releaseJson(call, releaseOf(call)) }),

  // "Get a published release with the specified tag."
  'repos/get-release-by-tag': (call) => {
    const found = all(call).find(({ tag, draft }) => tag === call.params.tag && !draft);
    if (!found) throw new Refusal(404, 'Not Found');
    return { status: 200, body: releaseJson(call, found) };
  },

  'repos/get-latest-release': (call) => {
    const found = all(call).find(({ draft, prerelease }) => !draft && !prerelease);
    if (!found) throw new Refusal(404, 'Not Found');
    return { status: 200, body: releaseJson(call, found) };
  },

  'repos/list-releases': (call) => {
    const found = all(call).map((release) => releaseJson(call, release));
    return page(call, found, `/repos/${call.repository.fullName}/releases`);
  },
};

/** The newest first. */
function all({ repository }: Call): Release[] {
  return [...repository.releases.values()].toReversed();
}

export function releaseOf({ repository, params }: Call): Release {
  const found = repository.releases.get(Number(params.release_id));
  if (!found) throw new Refusal(404, 'Not Found');
  return found;
}

/** There can be several drafts for one tag, but only one published release. */
function refuseTaken(call: Call, { tag_name, draft = false }: Wanted): void {
  if (!draft && all(call).some((other) => other.tag === tag_name && !other.draft)) {
    throw new Refusal(422, 'Validation Failed', { code: 'already_exists', field: 'tag_name' });
  }
}

function releaseJson(call: Call, release: Release): unknown {
  const { repository, at } = call;
  const url = `${at.api}/repos/${repository.fullName}/releases/${release.id}`;
  const archive = (kind: string): string | null =>
    release.draft
      ? null
      : `${at.api}/repos/${repository.fullName}/${kind}/${encodeURIComponent(release.tag)}`;
  return {
    url,
    html_url: `${at.server}/${repository.fullName}/releases/tag/${encodeURIComponent(release.tag)}`,
    assets_url: `${url}/assets`,
    upload_url: `${at.uploads}/repos/${repository.fullName}/releases/${release.id}/assets{?name,label}`,
    tarball_url: archive('tarball'),
    zipball_url: archive('zipball'),
    id: release.id,
    node_id: nodeId('Release', release.id),
    tag_name: release.tag,
    target_commitish: release.target,
    name: release.name,
    body: release.body,
    draft: release.draft,
    prerelease: release.prerelease,
    immutable: release.immutable ?? false,
    created_at: release.createdAt,
    published_at: release.publishedAt,
    author: userJson(release.author, at),
    assets: release.assets.map((asset) => assetJson(call, { release, asset })),
  };
}
