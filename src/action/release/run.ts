import { createHash } from 'node:crypto';
import { createReadStream, openAsBlob } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { quoted, UserError } from '../../errors.ts';
import {
  allPages,
  connect,
  type GitHub,
  type GitHubContext,
  patiently,
  unlessMissing,
} from '../github/client.ts';
import { oneOf, parseBoolean } from '../inputs/parsers.ts';
import { type InputReader, readInputs } from '../inputs/reader.ts';
import type { Runner } from '../runner/runner.ts';

/** The list of all other files with their SHA-256 sums, as `sha256sum` writes it. A release without it is unfinished. */
const checksumsFile = 'SHA256SUMS';

/** Files can be large: how long an upload, and the release with its retries, may take, in milliseconds. */
const longestUpload = 15 * 60_000;
const longestRelease = 4 * longestUpload;

/**
 * The release action: attaches files to the release of a tag, which stays a draft until it has all of them; or checks,
 * before there are files, that the release can take some.
 *
 * @returns whether the step succeeded
 * @throws UserError; the signal's reason
 */
export async function release(context: GitHubContext): Promise<boolean> {
  const { runner, clock } = context;
  const { cancelled: signal } = runner;
  const again = <Result>(work: () => Promise<Result>) =>
    patiently({ clock, ms: longestRelease, signal }, work);
  const inputs = readInputs(runner, (reader) => readReleaseInputs(reader, runner));
  const release = releaseOfTag(await connect(context, inputs.token), inputs, runner);
  if (inputs.folder === undefined) {
    runner.setOutput('tagSha', await again(() => release.check()));
    return true;
  }
  const files = await readReleaseFiles(inputs.folder);
  const published = await again(() => release.publish(files));
  runner.setOutput('releaseUrl', published.url);
  runner.setOutput('files', published.files);
  return true;
}

type ReleaseInputs = Readonly<ReturnType<typeof readReleaseInputs>>;

function readReleaseInputs(inputs: InputReader, runner: Runner) {
  const operation = inputs.value('operation', oneOf(['publish', 'check']), 'publish');
  const folder = (): string => inputs.required('files', 'Set it to the folder with the files to release.');
  return {
    tag: inputs.required('tag', "Set it to the release's tag."),
    /** The title and the notes, in Markdown. Empty means what the release already has. */
    name: inputs.text('name'),
    notes: inputs.text('notes'),
    isPrerelease: inputs.value('prerelease', parseBoolean, 'false'),
    staysDraft: inputs.value('draft', parseBoolean, 'false'),
    /** What the tag referred to when it was checked; `undefined`: it was not checked. */
    tagSha: inputs.text('tagSha') || undefined,
    token: inputs.required('githubToken', "Set it to the job's token, with contents: write."),
    /** `undefined` for a check. */
    folder: operation === 'check' ? undefined : resolve(runner.run.workspace, folder()),
  };
}

/** A file on this machine to release. `digest` is as GitHub writes it: `sha256:` and the sum in hex. */
type LocalFile = Readonly<Awaited<ReturnType<typeof readLocalFile>>>;

/**
 * Reads the files that a folder's checksums list, and then the list itself. Other files of the folder are not released.
 *
 * @returns the files in the order of their uploads: the checksums last
 * @throws UserError if there is no list, or if one of its lines does not match a file
 */
async function readReleaseFiles(folder: string): Promise<LocalFile[]> {
  const list = await readFile(join(folder, checksumsFile), 'utf8').catch((cause) => {
    throw new UserError(`There is no ${checksumsFile} in ${quoted(folder)}. Create it with sha256sum.`, {
      cause,
    });
  });
  const files: LocalFile[] = [];
  for (const line of list.trimEnd().split('\n')) {
    const [, sum, name = checksumsFile] = /^([0-9a-f]{64}) [ *]([^/]+)$/.exec(line) ?? [];
    const file = await readLocalFile(folder, name).catch(() => undefined);
    if (!file || file.digest !== `sha256:${sum}`)
      throw new UserError(
        `The line ${JSON.stringify(line)} of ${checksumsFile} does not match a file in ${quoted(folder)}. Rerun this job. If it fails again, rerun all jobs to build the files again.`,
      );
    files.push(file);
  }
  return [...files, await readLocalFile(folder, checksumsFile)];
}

async function readLocalFile(folder: string, name: string) {
  const path = join(folder, name);
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return { name, path, size: (await stat(path)).size, digest: `sha256:${hash.digest('hex')}` };
}

type Release = Awaited<ReturnType<GitHub['octokit']['rest']['repos']['getRelease']>>['data'];

type Asset = Release['assets'][number];

/** The release of a tag. Both functions may also throw `GitHubFailure`, or the signal's reason. */
function releaseOfTag({ octokit, where }: GitHub, inputs: ReleaseInputs, { log, cancelled }: Runner) {
  const { git, repos } = octokit.rest;
  const { tag, tagSha } = inputs;
  const request = { signal: cancelled };
  const common = { ...where, request };

  /** The published release; otherwise the draft, which a request by tag does not find. */
  const find = async (): Promise<Release | undefined> => {
    const published = await unlessMissing(repos.getReleaseByTag({ ...common, tag }));
    if (published) return published.data;
    const { data } = await repos.listReleases({ ...common, per_page: 100 });
    return data.find((release) => release.draft && release.tag_name === tag);
  };
  const filesOf = ({ id: release_id }: Release): Promise<Asset[]> =>
    allPages((page) => repos.listReleaseAssets({ ...common, release_id, per_page: 100, page }));
  /** The hash of the commit or the tag object that the tag refers to; `undefined` if there is no such tag. */
  const readTag = async (): Promise<string | undefined> =>
    (await unlessMissing(git.getRef({ ...common, ref: `tags/${tag}` })))?.data.object.sha;
  const refuseMovedTag = async (): Promise<void> => {
    if (tagSha === undefined || (await readTag()) === tagSha) return;
    throw new UserError(
      `The tag ${tag} was moved or deleted after the check, so nothing was published. Check the tag, and then run this workflow again to build and release its commit.`,
    );
  };

  const upload = async (release: Release, file: LocalFile): Promise<void> => {
    log.info(`Uploading ${file.name}`);
    const { data } = await octokit.request(`POST ${release.upload_url}`, {
      // Fetch would keep a copy of the body, which may be larger than the memory, to send it again after a redirect.
      request: { ...request, redirect: 'error', attemptMs: longestUpload },
      headers: { 'content-type': 'application/octet-stream' },
      name: file.name,
      // A blob is read while it is sent, and has the length that GitHub requires.
      data: await openAsBlob(file.path),
    });
    // Older servers report no digest.
    if (!isSame({ ...data, digest: data.digest ?? file.digest }, file))
      throw new UserError(
        `GitHub stored ${file.name} with another name, size or checksum, so the release of ${tag} is incomplete. Rerun this job to upload the file again.`,
      );
  };
  /** Uploads the files that the release does not have, or has with other content. */
  const uploadMissing = async (release: Release, files: readonly LocalFile[]): Promise<void> => {
    const released = await filesOf(release);
    for (const file of files) {
      if (released.some((asset) => isSame(asset, file))) continue;
      // Or the rest of an upload that broke off: "This may leave an empty asset with a state of starter."
      const other = released.find(({ name }) => name === file.name);
      if (other) await unlessMissing(repos.deleteReleaseAsset({ ...common, asset_id: other.id }));
      await upload(release, file);
    }
  };

  return {
    /**
     * Checks, before a build is paid for, that the release can take its files.
     *
     * @returns what the tag refers to
     * @throws UserError
     */
    async check(): Promise<string> {
      const sha = await readTag();
      if (sha === undefined)
        throw new UserError(
          `There is no tag ${JSON.stringify(tag)} in this repository. Push the tag before you create its release.`,
        );
      const release = await find();
      if (release) refuseUnfit(release, await filesOf(release));
      return sha;
    },

    /**
     * Completes the release. A draft is published at the end, unless `staysDraft` is set. It is safe to run again, after an
     * interrupted run and after a complete one.
     *
     * @throws UserError
     */
    async publish(files: readonly LocalFile[]) {
      const draft = { ...common, tag_name: tag, name: tag, draft: true };
      const release = (await find()) ?? (await repos.createRelease(draft)).data;
      const released = await filesOf(release);
      if (!release.draft && files.every((file) => hasFile(released, file.name))) {
        log.notice(`The release of ${tag} is already published with all files. Nothing was changed.`);
        return resultOf(release, released);
      }
      refuseUnfit(release, released);
      // The files of a published release are public at once, and those of a draft when it is published.
      if (!release.draft) await refuseMovedTag();
      await uploadMissing(release, files);
      if (release.draft) await refuseMovedTag();
      const { name, notes, isPrerelease, staysDraft } = inputs;
      const { data: finished } = await repos.updateRelease({
        ...{ ...common, release_id: release.id },
        ...(name === '' ? {} : { name }),
        ...(notes === '' ? {} : { body: notes }),
        draft: release.draft && staysDraft,
        // Whoever published the release has decided whether it is a prerelease.
        ...(release.draft ? { prerelease: isPrerelease } : {}),
      });
      // The addresses of a draft's files change when it is published.
      return resultOf(finished, await filesOf(finished));
    },
  };
}

function resultOf(release: Release, assets: readonly Asset[]) {
  const files = assets.map(({ name, size, digest, browser_download_url: url }) => {
    return { name, size, sha256: digest?.replace(/^sha256:/, ''), url };
  });
  return { url: release.html_url, files };
}

function isSame({ state, name, size, digest }: Asset, file: LocalFile): boolean {
  return state === 'uploaded' && name === file.name && size === file.size && digest === file.digest;
}

function hasFile(released: readonly Asset[], name: string): boolean {
  return released.some((asset) => asset.name === name && asset.state === 'uploaded');
}

/** GitHub never changes the files of an immutable release. */
function refuseUnfit(release: Release, released: readonly Asset[]): void {
  const { tag_name: tag, html_url: url } = release;
  if (release.draft || !(release.immutable || hasFile(released, checksumsFile))) return;
  throw new UserError(
    `The release of ${tag} is already published and complete or immutable, so no files can be added: ${url} Release all workflows in one call. To release again, push a new tag, or delete this release and run the workflow again.`,
  );
}
