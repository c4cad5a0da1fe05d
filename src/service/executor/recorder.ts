import { join, posix } from 'node:path';
import type { PackageFacts } from '../../app-packages/read-package.ts';
import type { BuildAction, Commit } from '../../contract/build.ts';
import { startLimits } from '../../contract/start.ts';
import type { BuildState } from '../../contract/values.ts';
import type { BuildRecord } from '../data/store/build-record.ts';
import { artefactFile, storedCopy } from '../data/stored-copy.ts';
import type { Hiding } from '../hide/hide.ts';
import type { ServiceParts } from '../parts.ts';
import type { Workflow } from '../workflow-file/schema.ts';

/**
 * Stores what becomes known about one build. Hides secret values in texts for people; ids, refs and the names of artefacts
 * stay unchanged.
 */
export function createRecorder(build: BuildRecord, parts: ServiceParts, hiding: Hiding) {
  const { store, folder, clock, random, log } = parts;
  const { id } = build;
  const hidden = (text: string | undefined): string | undefined => text && hiding.text(text);
  return {
    /** May repeat the current state: several steps in a row can have the same one. */
    async state(to: BuildState): Promise<void> {
      if (store.builds.move({ id, to, at: clock.now() })) log(`build ${id} is ${to}`);
    },
    async commit({ hash, branch, ...details }: Commit): Promise<void> {
      const shown = Object.entries(details).map(([key, value]) => [
        key,
        typeof value === 'string' ? hiding.text(value) : value,
      ]);
      store.builds.change(id, { commit: { ...Object.fromEntries(shown), hash, branch } });
    },
    /** Called once the workflow has been read, and again if scripts have set variables of a label. */
    async workflow(read: Pick<Workflow, 'name' | 'instanceType' | 'labels'>): Promise<void> {
      const labels = withLabels(build.labels, read.labels.map(hiding.text));
      const ofWorkflow = hidden(read.instanceType)?.slice(0, startLimits.name).toWellFormed() || null;
      const instanceType = build.instanceType ?? ofWorkflow;
      const workflowName = hidden(read.name) ?? build.workflowName;
      store.builds.change(id, { workflowName, labels, instanceType });
    },
    async steps(steps: readonly BuildAction[]): Promise<void> {
      store.builds.change(id, { steps });
    },
    /**
     * Stores a copy of a file under a safe name, with the facts of an app package.
     *
     * @throws an AbortError if the signal is aborted
     */
    async artefact(
      file: {
        readonly path: string;
        readonly name: string;
        readonly type: string;
        readonly facts: PackageFacts;
      },
      signal?: AbortSignal,
    ) {
      const { path, type, facts } = file;
      using copy = await storedCopy(path, { folder, random, signal });
      const { size, md5 } = copy;
      const name = safeName(file.name);
      const { packageName = null, bundleId = null, versionName = null, versionCode = null } = facts;
      const securePath = `${random.hex(16)}/${random.hex(16)}/${name}`;
      const ofApp = { packageName, bundleId, versionName, versionCode };
      const artefact = { buildId: id, securePath, name, type, size, md5, ...ofApp };
      copy.keepAs(artefactFile(artefact, folder), () => store.artefacts.add(artefact));
      return { size, md5, url: artefactUrl(securePath, parts.baseUrl) };
    },
    async cache(path: string) {
      using copy = await storedCopy(path, { folder, random });
      const { appId, workflowId } = build;
      const cacheId = store.caches.current({ appId, workflowId })?.id ?? random.hex(12);
      const facts = { size: copy.size, lastUsed: clock.now(), removeAt: null };
      copy.keepAs(join(folder.caches, cacheId), () =>
        store.caches.save({ id: cacheId, appId, workflowId, ...facts }),
      );
      return { size: copy.size };
    },
  };
}

export type BuildRecorder = ReturnType<typeof createRecorder>;

/** The workflow's labels, then those of the request, which are never cut: clients find their builds by them. */
function withLabels(ofRequest: readonly string[], ofWorkflow: readonly string[]): string[] {
  const short = ofWorkflow.map((label) => label.slice(0, startLimits.name).toWellFormed());
  const more = [...new Set(short)].filter((label) => !ofRequest.includes(label));
  return [...more.slice(0, Math.max(0, startLimits.labels - ofRequest.length)), ...ofRequest];
}

export function artefactUrl(securePath: string, baseUrl: string): string {
  return `${baseUrl}/artifacts/${securePath.split('/').map(encodeURIComponent).join('/')}`;
}

/**
 * A file name without anything that is unsafe in a path, a URL or a header: no folders, no characters that file systems or
 * shells treat specially, never `.` or `..`.
 */
export function safeName(name: string): string {
  const plain = posix
    .basename(name.replaceAll('\\', '/'))
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029"'`$&*/:;<>?|\\]/gu, '_')
    .replace(/^\.+$/, '_');
  return plain || '_';
}
