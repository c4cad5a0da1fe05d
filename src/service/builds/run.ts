import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { variableName } from '../../assignments.ts';
import { messageOf } from '../../errors.ts';
import { editorWorkflows, secretValues, variableGroups } from '../applications/configuration.ts';
import { repositoryAccess } from '../applications/repository.ts';
import type { BuildRecord } from '../data/store/build-record.ts';
import { WrongRequest } from '../errors.ts';
import type { BuildOrder, BuildOutcome, Execute } from '../executor/execution.ts';
import { removeFolder } from '../folder-tree.ts';
import type { ServiceParts } from '../parts.ts';
import { createRecorder } from './recorder.ts';

/** `signal` cancels the build; `overdue` ends what it still does when the service stops. */
export type RunBuild = (
  build: BuildRecord,
  options: { signal: AbortSignal; overdue: AbortSignal },
) => Promise<BuildOutcome>;

/**
 * Runs one build: creates the order from the stored request, hands it to the executor and records what that reports. Never
 * rejects: any error, even of the store, becomes the outcome of this build.
 */
export function createBuildRun(parts: ServiceParts, execute: Execute): RunBuild {
  const { blobs, store, folder, clock, log } = parts;
  return async (build, { signal, overdue }) => {
    const places = {
      folder: join(folder.work, build.id),
      own: join(folder.staging, build.id),
      logs: join(folder.logs, build.id),
    };
    const cache = store.caches.latest(build);
    // A cache that is removed meanwhile stays readable until the build has ended.
    const release = cache ? blobs.hold(cache.blob) : () => {};
    const { recorder, fault } = createRecorder(build, parts);
    try {
      // Nothing is awaited before the executor starts, so that builds start in the order of the queue.
      for (const path of Object.values(places)) mkdirSync(path, { mode: 0o700 });
      if (cache) store.caches.touch({ id: cache.id, at: clock.now() });
      const outcome = parts.outcomes.of(build.id);
      const order: BuildOrder = {
        ...orderOf(build, parts),
        ...places,
        ...(cache ? { cacheArchive: blobs.pathOf(cache.blob) } : {}),
        ...(outcome ? { outcome } : {}),
      };
      const ended = await execute(order, recorder, { signal });
      return fault() ?? ended;
    } catch (error) {
      log(`build ${build.id}: ${error instanceof Error ? error.stack : error}`);
      return (
        fault() ?? { state: 'failed', message: `Internal error in the build service: ${messageOf(error)}` }
      );
    } finally {
      release();
      // What is left when the service stops is removed by the next start.
      const report = (error: unknown): void =>
        log(`build ${build.id}: could not remove its folder: ${messageOf(error)}`);
      await Promise.all([places.folder, places.own].map((path) => removeFolder(path, overdue).catch(report)));
    }
  };
}

function orderOf(build: BuildRecord, parts: ServiceParts): Omit<BuildOrder, 'folder' | 'own' | 'logs'> {
  const { store, vault, configuration } = parts;
  const application = store.applications.find(build.appId);
  const sealed = store.builds.sealedRequest(build.id);
  if (!application || !sealed) throw new Error('The application or the request of this build is missing');
  const { variables, softwareVersions, groups, instanceType, startedBy } = BuildRequest.parse(
    vault.open(sealed),
  );
  const editorWorkflow = build.fromEditor
    ? editorWorkflows(configuration, application).get(build.workflowId)
    : undefined;
  if (build.fromEditor && !editorWorkflow)
    throw new Error(`The workflow ${JSON.stringify(build.workflowId)} is no longer in the configuration`);
  const knownGroups = variableGroups(configuration, application);
  return {
    buildId: build.id,
    appId: build.appId,
    number: build.number,
    ...store.builds.history(build),
    repository: repositoryAccess(application, parts),
    ref: build.ref,
    workflowId: build.workflowId,
    ...(editorWorkflow ? { editorWorkflow } : {}),
    inputs: build.inputs,
    ...(startedBy === undefined ? {} : { startedBy }),
    variables,
    softwareVersions,
    groups,
    instanceType,
    knownGroups,
    secrets: secretValues(configuration, knownGroups),
    ...(configuration.emptyGroups ? { emptyGroups: true } : {}),
  };
}

/** The part of a request besides workflow and ref. It can contain secrets, so it is stored encrypted and never shown. */
export const BuildRequest = z.object({
  variables: z.record(z.string(), z.string()),
  softwareVersions: z.record(z.string(), z.string()),
  groups: z.array(z.string()),
  instanceType: z.string().nullable(),
  /** The e-mail address of the user. */
  startedBy: z.string().optional(),
});
export type BuildRequest = z.infer<typeof BuildRequest>;

/** @throws WrongRequest for an invalid name or value of a variable; its message contains no value: it may be a secret */
export function checkVariables(variables: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(variables)) {
    if (!variableName.test(name))
      throw new WrongRequest(
        `"environment.variables" has the invalid name ${JSON.stringify(name)}: expected letters, digits and underscores, and no digit at the start`,
      );
    if (value.includes('\0'))
      throw new WrongRequest(`"environment.variables.${name}" must not contain a null character`);
  }
}
