import type { Build } from '../../contract/v3/endpoints.ts';
import { messageOf } from '../../errors.ts';
import { editorWorkflows } from '../applications/configuration.ts';
import type { BuildRecord } from '../data/store/build-record.ts';
import { storageLink } from './artefacts.ts';
import { startBuild } from './builds.ts';
import { accessTo, type Handlers, type Service } from './handler.ts';

/** The part of the newer API that this service has; the same builds, written differently. */
export function v3Handlers(service: Service): Handlers['v3'] {
  const { store, configuration } = service;
  const access = accessTo(store);
  return {
    startBuild({ user, path, body, config }) {
      const { workflow_id, branch, tag, labels, instance_type, environment, inputs } = body;
      const { software_versions, ...more } = environment ?? {};
      const id = startBuild(service, {
        user,
        config,
        inputs: inputs ?? {},
        body: {
          appId: path.id,
          workflowId: workflow_id,
          branch,
          tag,
          labels,
          instanceType: instance_type,
          environment: { ...more, softwareVersions: software_versions },
        },
      });
      return { status: 202, json: { data: { id } } };
    },

    getBuild({ user, path }) {
      return { status: 200, json: { data: answer(access.build({ id: path.id, user }), service) } };
    },

    /** A repository that cannot be read adds nothing: what the configuration has is known without it. */
    async listWorkflows({ user, path }) {
      const application = access.application({ id: path.id, user });
      const inFile = await service.listWorkflows(application).catch((error: unknown) => {
        service.log(`application ${application.id}: could not list its workflows: ${messageOf(error)}`);
        return [];
      });
      const inEditor = [...editorWorkflows(configuration, application)].map(([id, { name }]) => ({
        id,
        name: name ?? id,
      }));
      const data = [
        ...inEditor.map((workflow) => ({ ...workflow, source: { type: 'ui' } })),
        ...inFile.map(({ id, name }) => ({ id, name, source: { type: 'yaml' } })),
      ];
      return { status: 200, json: { data, current_page: 1, page_size: data.length, total_pages: 1 } };
    },
  };
}

function answer(build: BuildRecord, service: Service): Build {
  const { workflowId, ref, commit } = build;
  return {
    id: build.id,
    app_id: build.appId,
    workflow: {
      id: workflowId,
      source: { type: build.fromEditor ? 'ui' : 'yaml' },
      name: build.workflowName ?? workflowId,
    },
    // This API has no `warning`.
    status: build.status === 'warning' ? 'finished' : build.status,
    index: build.number,
    artifacts: service.store.artefacts.ofBuild(build.id).map((artefact) => ({
      name: artefact.name,
      size_in_bytes: artefact.size,
      type: artefact.type,
      short_lived_download_url: storageLink(artefact.securePath, service),
      version_code: artefact.versionCode,
      version_name: artefact.versionName,
    })),
    labels: [...build.labels],
    commit: {
      hash: commit?.hash ?? '',
      message: commit?.commitMessage ?? '',
      author_name: commit?.authorName ?? '',
      author_email: commit?.authorEmail ?? '',
    },
    branch: 'branch' in ref ? ref.branch : null,
    tag: 'tag' in ref ? ref.tag : null,
    created_at: timestamp(build.createdAt),
    started_at: build.startedAt === null ? null : timestamp(build.startedAt),
    finished_at: build.finishedAt === null ? null : timestamp(build.finishedAt),
    build_inputs: build.inputs,
  };
}

/** With microseconds, whatever `--timestamps` says: it is about the contract. */
function timestamp(ms: number): string {
  return new Date(ms).toISOString().replace('Z', '000+00:00');
}
