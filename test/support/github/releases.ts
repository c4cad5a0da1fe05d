import { createHash } from 'node:crypto';
import { type Call, type Handlers, page, Refusal } from './call.ts';
import { nodeId, userJson } from './identities.ts';
import type { Asset, Release } from './repository.ts';

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

interface Held {
  readonly release: Release;
  readonly asset: Asset;
}

export const releaseAssets: Handlers = {
  'repos/list-release-assets': (call) => {
    const release = releaseOf(call);
    const found = release.assets.map((asset) => assetJson(call, { release, asset }));
    return page(call, found, `/repos/${call.repository.fullName}/releases/${release.id}/assets`);
  },

  'repos/upload-release-asset': (call) => {
    const release = releaseOf(call);
    // GitHub's answer to a chunked body without a length.
    if (call.contentLength === '') throw new Refusal(400, 'Bad Content-Length');
    // "GitHub renames asset filenames that have special characters, non-alphanumeric characters, and leading or
    // trailing periods."
    const name = (call.query.get('name') ?? '').replace(/[^\w.+-]+/g, '.').replace(/^\.+|\.+$/g, '');
    if (release.assets.some((asset) => asset.name === name)) {
      throw new Refusal(422, 'Validation Failed', { code: 'already_exists', field: 'name' });
    }
    const ids = [...call.repository.releases.values()].flatMap(({ assets }) => assets.map(({ id }) => id));
    const asset: Asset = {
      id: Math.max(0, ...ids) + 1,
      uploader: call.login,
      contentType: call.contentType,
      bytes: call.bytes,
      createdAt: call.now,
      name,
      label: call.query.get('label'),
    };
    release.assets.push(asset);
    return { status: 201, body: assetJson(call, { release, asset }) };
  },

  // "To download the asset's binary content … set the Accept header to application/octet-stream."
  'repos/get-release-asset': (call) => {
    const held = heldBy(call);
    if (call.accept.includes('application/octet-stream')) return { status: 200, bytes: held.asset.bytes };
    return { status: 200, body: assetJson(call, held) };
  },

  'repos/update-release-asset': (call) => {
    const { name, label } = call.body as { name?: string; label?: string };
    const held = heldBy(call);
    held.asset.name = name ?? held.asset.name;
    held.asset.label = label ?? held.asset.label;
    return { status: 200, body: assetJson(call, held) };
  },

  'repos/delete-release-asset': (call) => {
    const { release, asset } = heldBy(call);
    release.assets.splice(release.assets.indexOf(asset), 1);
    return { status: 204 };
  },
};

function heldBy({ repository, params }: Call): Held {
  for (const release of repository.releases.values()) {
    const asset = release.assets.find(({ id }) => id === Number(params.asset_id));
    if (asset) return { release, asset };
  }
  throw new Refusal(404, 'Not Found');
}

function assetJson({ repository, at }: Call, { release, asset }: Held): unknown {
  const page = `${at.server}/${repository.fullName}/releases/download/${encodeURIComponent(release.tag)}`;
  return {
    url: `${at.api}/repos/${repository.fullName}/releases/assets/${asset.id}`,
    browser_download_url: `${page}/${encodeURIComponent(asset.name)}`,
    id: asset.id,
    node_id: nodeId('ReleaseAsset', asset.id),
    name: asset.name,
    label: asset.label,
    state: 'uploaded',
    content_type: asset.contentType,
    size: asset.bytes.length,
    digest:
      repository.digests === 'reported'
        ? `sha256:${createHash('sha256').update(asset.bytes).digest('hex')}`
        : null,
    download_count: 0,
    created_at: asset.createdAt,
    updated_at: asset.createdAt,
    uploader: userJson(asset.uploader, at),
  };
}
