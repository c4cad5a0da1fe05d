import { messageOf } from '../../errors.ts';
import { editorWorkflows } from '../configuration.ts';
import type { ApplicationRecord } from '../data/store/applications.ts';
import { startBuild } from './builds.ts';
import type { Handlers, Service } from './handler.ts';

/** The endpoints of the newer API that starts with `workflowInputs` need (docs/hosted-service.md, "The newer API (v3)"). */
export function v3Handlers(service: Service): Handlers['v3'] {
  return {
    startBuild({ user, path, body }) {
      const { workflow_id: workflowId, instance_type: instanceType, environment, inputs, ...same } = body;
      const { software_versions: softwareVersions, ...more } = environment ?? {};
      const start = { ...same, appId: path.id, workflowId, instanceType };
      const id = startBuild(service, {
        user,
        inputs: inputs ?? {},
        body: { ...start, environment: { ...more, softwareVersions } },
      });
      return Response.json({ data: { id } }, { status: 202 });
    },

    async listWorkflows({ user, path }) {
      const workflows = await workflowsOf(service, service.access.application({ id: path.id, user }));
      const pages = { page_size: workflows.length, current_page: 1, total_pages: 1 };
      return Response.json({ data: workflows, ...pages });
    },
  };
}

/** If the repository cannot be read, the workflows of the configuration are still listed. */
export async function workflowsOf(service: Service, application: ApplicationRecord) {
  const inFile = await service.repositories.listWorkflows(application).catch((error: unknown) => {
    service.log(`application ${application.id}: could not list its workflows: ${messageOf(error)}`);
    return [];
  });
  return [
    ...[...editorWorkflows(service.configuration, application)].map(([id, { name }]) => ({
      id,
      name: name ?? id,
      source: { type: 'ui' },
      inputs: [],
    })),
    ...inFile.map(({ id, name, inputs }) => ({ id, name, source: { type: 'file' }, inputs })),
  ];
}
