import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type Call, type Handlers, page, Refusal } from './call.ts';
import type { Schema } from './description.ts';
import type { Asset, Release } from './repository.ts';

const changes = {
  name: z.string().optional(),
  body: z.string().optional(),
  draft: z.boolean().optional(),
  prerelease: z.boolean().optional(),
};

export const releases = {
  'repos/create-release': {
    route: 'POST /repos/{owner}/{repo}/releases',
    fields: { tag_name: z.string(), ...changes },
    answer(call) {
      const { tag_name: tag, name, body, draft = false, prerelease = false } = call.body;
      const { releases } = call.repository;
      // GitHub allows several drafts for one tag, but only one published release.
      if (!draft && all(call).some((other) => other.tag === tag && !other.draft))
        throw new Refusal(422, 'Validation Failed: tag_name already_exists');
      const release: Release = {
        id: Math.max(0, ...releases.keys()) + 1,
        assets: [],
        name: name ?? null,
        body: body ?? null,
        ...{ tag, draft, prerelease },
      };
      releases.set(release.id, release);
      return { status: 201, body: releaseJson(release, call) };
    },
  },

  'repos/update-release': {
    route: 'PATCH /repos/{owner}/{repo}/releases/{release_id}',
    fields: changes,
    answer(call) {
      const { name, body, draft, prerelease } = call.body;
      const release = releaseOf(call);
      release.name = name ?? release.name;
      release.body = body ?? release.body;
      release.draft = draft ?? release.draft;
      release.prerelease = prerelease ?? release.prerelease;
      return { status: 200, body: releaseJson(release, call) };
    },
  },

  // "Get a published release with the specified tag."
  'repos/get-release-by-tag': {
    route: 'GET /repos/{owner}/{repo}/releases/tags/{tag}',
    answer(call) {
      const found = all(call).find(({ tag, draft }) => tag === call.params.tag && !draft);
      if (!found) throw new Refusal(404, 'Not Found');
      return { status: 200, body: releaseJson(found, call) };
    },
  },

  'repos/list-releases': {
    route: 'GET /repos/{owner}/{repo}/releases',
    query: ['per_page', 'page'],
    answer: (call) =>
      page(
        call,
        all(call).map((release) => releaseJson(release, call)),
      ),
  },
} satisfies Handlers;

type Place = Pick<Call, 'repository' | 'at'>;

/** Newest first. */
function all({ repository }: Place): Release[] {
  return [...repository.releases.values()].toReversed();
}

function releaseOf({ repository, params }: Call<{ readonly release_id: string }>): Release {
  const found = repository.releases.get(Number(params.release_id));
  if (!found) throw new Refusal(404, 'Not Found');
  return found;
}

function releaseJson(release: Release, place: Place): Schema<'release'> {
  const { repository, at } = place;
  return {
    html_url: `${at.server}/${repository.fullName}/releases/tag/${encodeURIComponent(release.tag)}`,
    upload_url: `${at.uploads}/repos/${repository.fullName}/releases/${release.id}/assets{?name,label}`,
    id: release.id,
    tag_name: release.tag,
    name: release.name,
    body: release.body,
    draft: release.draft,
    prerelease: release.prerelease,
    immutable: release.immutable ?? false,
    assets: release.assets.map((asset) => assetJson({ release, asset }, place)),
  };
}

interface Held {
  readonly release: Release;
  readonly asset: Asset;
}

export const releaseAssets = {
  'repos/list-release-assets': {
    route: 'GET /repos/{owner}/{repo}/releases/{release_id}/assets',
    query: ['per_page', 'page'],
    answer(call) {
      const release = releaseOf(call);
      return page(
        call,
        release.assets.map((asset) => assetJson({ release, asset }, call)),
      );
    },
  },

  'repos/upload-release-asset': {
    route: 'POST /repos/{owner}/{repo}/releases/{release_id}/assets',
    query: ['name'],
    answer(call) {
      const release = releaseOf(call);
      // GitHub's answer to a chunked body without a length.
      if (!call.headers['content-length']) throw new Refusal(400, 'Bad Content-Length');
      // "GitHub renames asset filenames that have special characters, non-alphanumeric characters, and leading or
      // trailing periods."
      const asked = call.url.searchParams.get('name') ?? '';
      const name = asked.replace(/[^\w.+-]+/g, '.').replace(/^\.+|\.+$/g, '');
      if (release.assets.some((asset) => asset.name === name))
        throw new Refusal(422, 'Validation Failed: name already_exists');
      const ids = all(call).flatMap(({ assets }) => assets.map(({ id }) => id));
      const asset: Asset = { id: Math.max(0, ...ids) + 1, bytes: call.bytes, name };
      release.assets.push(asset);
      return { status: 201, body: assetJson({ release, asset }, call) };
    },
  },

  'repos/delete-release-asset': {
    route: 'DELETE /repos/{owner}/{repo}/releases/assets/{asset_id}',
    answer(call) {
      for (const { assets } of all(call)) {
        const index = assets.findIndex(({ id }) => id === Number(call.params.asset_id));
        if (index < 0) continue;
        assets.splice(index, 1);
        return { status: 204 };
      }
      throw new Refusal(404, 'Not Found');
    },
  },
} satisfies Handlers;

function assetJson({ release, asset }: Held, { repository, at }: Place): Schema<'release-asset'> {
  const page = `${at.server}/${repository.fullName}/releases/download/${encodeURIComponent(release.tag)}`;
  const sha256 = createHash('sha256').update(asset.bytes).digest('hex');
  return {
    browser_download_url: `${page}/${encodeURIComponent(asset.name)}`,
    id: asset.id,
    name: asset.name,
    state: asset.state ?? 'uploaded',
    size: asset.bytes.length,
    digest: repository.digests === 'reported' ? `sha256:${sha256}` : null,
  };
}
