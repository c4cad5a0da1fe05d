import { posix } from 'node:path';
import type { PackageFacts } from '../../app-packages/read-package.ts';
import type { Random } from '../../clock.ts';
import { type BuildAction, Commit } from '../../contract/build.ts';
import { startLimits } from '../../contract/start.ts';
import type { BuildState } from '../../contract/values.ts';
import { messageOf, UserError } from '../../errors.ts';
import type { BuildRecord } from '../data/store/build-record.ts';
import { meansNoRoom } from '../errors.ts';
import type { Hiding } from '../hide/hide.ts';
import type { ServiceParts } from '../parts.ts';
import { systemCause } from './errors.ts';

/** A file that the build produced, at `path` until the build has ended. */
export interface ProducedFile {
  readonly path: string;
  /** The name that the build gave it, which may be unsafe. */
  readonly name: string;
  readonly type: string;
  readonly size: number;
  readonly md5: string;
  /** What an app package says about itself. */
  readonly facts: PackageFacts;
}

/** The disk is full, or the store is broken. */
class NotStored extends UserError {
  constructor({ what, cause, error }: { what: string; cause: string; error: unknown }) {
    super(`The service could not store ${what}: ${cause}`, { cause: error });
  }
}

/** Name, machine type and labels of a workflow. */
interface WorkflowFacts {
  readonly name: string | undefined;
  readonly instanceType?: string | undefined;
  readonly labels: readonly string[];
}

/**
 * Stores what becomes known of one build. Secret values are hidden in what people read; ids, refs and the names of artefacts
 * stay as they are. When something cannot be stored (such as on a full disk), the build fails with a message for its user.
 */
export function createRecorder(build: BuildRecord, parts: ServiceParts, hiding: Hiding) {
  const { store, clock, log } = parts;
  const { id } = build;
  const hidden = (text: string | undefined): string | undefined => text && hiding.text(text);
  const storing =
    <T, Result>(what: string, record: (value: T) => Result | Promise<Result>) =>
    async (value: T): Promise<Result> => {
      try {
        return await record(value);
      } catch (error) {
        log(`build ${id}: could not store ${what}: ${messageOf(error)}`);
        const cause = systemCause(error) ?? (meansNoRoom(error) ? 'no space left' : 'see its log');
        throw new NotStored({ what, cause, error });
      }
    };
  return {
    /** The state that the build has now: several steps in a row may have the same. */
    state: storing("the build's state", (to: BuildState) => {
      if (store.builds.move({ id, to, at: clock.now() })) log(`build ${id} is ${to}`);
    }),
    commit: storing('the commit', ({ hash, branch, ...details }: Commit) => {
      const shown = Object.entries(details).map(([key, value]) => [
        key,
        typeof value === 'string' ? hiding.text(value) : value,
      ]);
      const commit = Commit.parse({ ...Object.fromEntries(shown), hash, branch });
      store.builds.setCommit({ id, commit });
    }),
    /** Once the workflow has been read, and again when its scripts have set variables of a label. */
    workflow: storing("the workflow's name", (read: WorkflowFacts) => {
      const { labels, areShortened } = withLabels(build.labels, read.labels.map(hiding.text));
      if (areShortened) log(`build ${id}: labels of its workflow were shortened or dropped: ${labelRule}`);
      const instanceType = hidden(read.instanceType)?.slice(0, startLimits.name).toWellFormed() || null;
      store.builds.setWorkflow({ id, name: hidden(read.name) ?? build.workflowName, labels, instanceType });
    }),
    /** All steps, whenever one of them has changed. */
    steps: storing('the steps', (steps: readonly BuildAction[]) => store.builds.setSteps({ id, steps })),
    /** Returns the address of the stored artefact. */
    artefact: storing('an artefact', (file: ProducedFile) => addArtefact(file, { build, parts })),
    /** The archive of `cache_paths`, packed after a build has finished. */
    cache: storing('the cache', ({ path }: { readonly path: string; readonly size: number }) =>
      putCache(path, { build, parts }),
    ),
  };
}

export type BuildRecorder = ReturnType<typeof createRecorder>;

const labelRule = `a build has at most ${startLimits.labels}, each of ${startLimits.name} characters`;

/** The labels of a workflow and, after them, those of the request, by which clients find their build: they stay whole. */
function withLabels(ofRequest: readonly string[], ofWorkflow: readonly string[]) {
  const short = ofWorkflow.map((label) => label.slice(0, startLimits.name).toWellFormed());
  const more = [...new Set(short)].filter((label) => !ofRequest.includes(label));
  const fitting = more.slice(0, Math.max(0, startLimits.labels - ofRequest.length));
  const areShortened = fitting.length < more.length || short.some((label, at) => label !== ofWorkflow[at]);
  return { labels: [...fitting, ...ofRequest], areShortened };
}

interface ReportedBuild {
  readonly build: BuildRecord;
  readonly parts: ServiceParts;
}

/**
 * Size and MD5 are those of the stored content, in case a process of the build is still writing to the file.
 *
 * @returns the artefact's address
 */
async function addArtefact(file: ProducedFile, { build, parts }: ReportedBuild): Promise<string> {
  const { store, blobs, random } = parts;
  using blob = await blobs.add(file.path);
  const name = safeName(file.name);
  const securePath = `${secureId(random)}/${secureId(random)}/${name}`;
  store.artefacts.add({
    buildId: build.id,
    securePath,
    name,
    type: file.type,
    size: blob.size,
    md5: blob.md5,
    blob: blob.hash,
    packageName: file.facts.packageName ?? null,
    bundleId: file.facts.bundleId ?? null,
    versionName: file.facts.versionName ?? null,
    versionCode: file.facts.versionCode ?? null,
  });
  return artefactUrl(securePath, parts.baseUrl);
}

export function artefactUrl(securePath: string, baseUrl: string): string {
  return `${baseUrl}/artifacts/${securePath.split('/').map(encodeURIComponent).join('/')}`;
}

async function putCache(path: string, { build, parts }: ReportedBuild): Promise<void> {
  const { store, blobs, random, clock } = parts;
  using blob = await blobs.add(path);
  const replaced = store.caches.put({
    id: random.hex(12),
    appId: build.appId,
    workflowId: build.workflowId,
    size: blob.size,
    blob: blob.hash,
    lastUsed: clock.now(),
  });
  if (replaced) blobs.collect(replaced);
}

/** 128 random bits in the form of the hosted service's secure ids. */
function secureId(random: Random): string {
  return random.hex(16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** In bytes. Below the 255 of file systems, so that a client can add to the name (`name-2.ext`). */
const longestName = 200;

/**
 * The name of a file without anything that is unsafe in a path, a URL or a header: no folders, no character that file
 * systems or shells treat specially, never `.` or `..`.
 */
export function safeName(name: string): string {
  const plain = posix
    .basename(name.replaceAll('\\', '/'))
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029"'`$&*/:;<>?|\\]/gu, '_')
    .replace(/^\.+$/, '_');
  return shorten(plain) || '_';
}

/** Cuts the name before its extension. */
function shorten(name: string): string {
  if (Buffer.byteLength(name) <= longestName) return name;
  const extension = posix.extname(name).slice(0, 20);
  const letters = [...name.slice(0, name.length - posix.extname(name).length)];
  while (Buffer.byteLength(letters.join('') + extension) > longestName) letters.pop();
  return letters.join('') + extension;
}
