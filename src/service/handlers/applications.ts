import type { Application, ApplicationName } from '../../contract/application.ts';
import { messageOf } from '../../errors.ts';
import { addApplication, type NewApplication } from '../applications/add-application.ts';
import { editorWorkflows } from '../applications/configuration.ts';
import { readSshKey } from '../applications/repository-access.ts';
import type { ApplicationRecord } from '../data/store/applications.ts';
import { accessTo } from './access.ts';
import type { Handlers, Service } from './handler.ts';

export function applicationHandlers(service: Service): Handlers['applications'] {
  const { store } = service;
  const access = accessTo(store);
  const add = (application: NewApplication): ApplicationName => {
    const { id, name } = addApplication(application, service);
    return { _id: id, appName: name };
  };
  return {
    list({ user }) {
      const applications = store.applications.visibleTo(user.id).map((found) => answer(found, service));
      return { status: 200, json: { applications } };
    },

    async get({ user, path }) {
      const found = access.application({ id: path.id, user });
      const branches = await branchesOf(found, service);
      return { status: 200, json: { application: { ...answer(found, service), branches } } };
    },

    add({ user, body }) {
      const { repositoryUrl, teamId } = body;
      return { status: 200, json: add({ userId: user.id, repositoryUrl, teamId }) };
    },

    addPrivate({ user, body }) {
      const { repositoryUrl, teamId, projectType, sshKey } = body;
      const key = readSshKey(sshKey);
      const application = add({ userId: user.id, repositoryUrl, teamId, projectType, key });
      return { status: 200, json: { application } };
    },
  };
}

/** Contains workflows of the workflow editor only: those of a YAML file are unknown before the repository is cloned. */
function answer(application: ApplicationRecord, { configuration }: Service): Application {
  const workflows = [...editorWorkflows(configuration, application)];
  return {
    _id: application.id,
    appName: application.name,
    workflowIds: workflows.map(([id]) => id),
    workflows: Object.fromEntries(workflows.map(([id, workflow]) => [id, { name: workflow.name ?? id }])),
    ...(application.projectType === null ? {} : { projectType: application.projectType }),
  };
}

/** The repository's current branches, or the last known ones if it cannot be reached. */
async function branchesOf(application: ApplicationRecord, service: Service): Promise<readonly string[]> {
  try {
    const branches = await service.listBranches(application);
    service.store.applications.setBranches({ id: application.id, branches });
    return branches;
  } catch (error) {
    service.log(`application ${application.id}: could not list its branches: ${messageOf(error)}`);
    return application.branches;
  }
}
