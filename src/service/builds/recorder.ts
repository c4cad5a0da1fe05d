import { posix } from 'node:path';
import type { Random } from '../../clock.ts';
import { startLimits } from '../../contract/start.ts';
import { messageOf } from '../../errors.ts';
import type { BuildRecord } from '../data/store/build-record.ts';
import { meansNoRoom } from '../errors.ts';
import { systemCause } from '../executor/errors.ts';
import type { BuildOutcome, BuildRecorder, ProducedFile } from '../executor/execution.ts';
import type { ServiceParts } from '../parts.ts';

/**
 * Stores what the executor reports about one build. When something cannot be stored (such as on a full disk), the error
 * goes to the executor, which stops; `fault` is then how the build ends, with a message for its user.
 */
export function createRecorder(
  build: BuildRecord,
  parts: ServiceParts,
): { recorder: BuildRecorder; fault: () => BuildOutcome | undefined } {
  const { store, clock, log } = parts;
  const { id } = build;
  let fault: BuildOutcome | undefined;
  const guarded =
    <T, Result>(what: string, record: (value: T) => Result | Promise<Result>) =>
    async (value: T): Promise<Result> => {
      try {
        return await record(value);
      } catch (error) {
        log(`build ${id}: could not store ${what}: ${messageOf(error)}`);
        const cause = systemCause(error) ?? (meansNoRoom(error) ? 'no space left' : 'see its log');
        fault ??= { state: 'failed', message: `The service could not store ${what}: ${cause}` };
        throw error;
      }
    };
  return {
    fault: () => fault,
    recorder: {
      state: guarded("the build's state", (to) => {
        if (store.builds.move({ id, to, at: clock.now() })) log(`build ${id} is ${to}`);
      }),
      commit: guarded('the commit', (commit) => store.builds.setCommit({ id, commit })),
      workflow: guarded("the workflow's name", (read) => {
        const { labels, areShortened } = withLabels(build.labels, read.labels);
        if (areShortened) log(`build ${id}: labels of its workflow were shortened or dropped: ${labelRule}`);
        const instanceType = read.instanceType?.slice(0, startLimits.name).toWellFormed() || null;
        store.builds.setWorkflow({ id, name: read.name ?? build.workflowName, labels, instanceType });
      }),
      steps: guarded('the steps', (steps) => store.builds.setSteps({ id, steps })),
      artefact: guarded('an artefact', (file) => addArtefact(file, { build, parts })),
      cache: guarded('the cache', ({ path }) => putCache(path, { build, parts })),
    },
  };
}

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
