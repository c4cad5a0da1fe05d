import { createHash } from 'node:crypto';
import { type Call, type Handlers, page, Refusal } from './call.ts';
import { nodeId, userJson } from './identities.ts';
import { releaseOf } from './releases.ts';
import type { Asset, Release } from './repository.ts';

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

export function assetJson({ repository, at }: Call, { release, asset }: Held): unknown {
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
    digest: `sha256:${createHash('sha256').update(asset.bytes).digest('hex')}`,
    download_count: 0,
    created_at: asset.createdAt,
    updated_at: asset.createdAt,
    uploader: userJson(asset.uploader, at),
  };
}
