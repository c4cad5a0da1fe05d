import type { ApplicationName, ApplicationWithBranches } from '../../contract/application.ts';
import { formatTimestamp } from '../../contract/values.ts';
import { addApplication, type NewApplication, readSshKey } from '../applications/repository.ts';
import { editorWorkflows } from '../configuration.ts';
import type { ApplicationRecord } from '../data/store/applications.ts';
import { removeFiles } from '../data/stored-copy.ts';
import { Refusal, WrongRequest } from '../errors.ts';
import { shownAddress } from '../repository-url.ts';
import { buildAnswer, buildSettings, localInstance, wholeSettings } from './build-answer.ts';
import type { Handlers, Service } from './handler.ts';

export function applicationHandlers(service: Service): Handlers['applications'] {
  const { folder, store, access, repositories } = service;
  /** Applications whose branches a list has read, or tried to read, since the start of the service. */
  const listed = new Set<string>();

  const add = (application: NewApplication): ApplicationName => {
    const { id, name } = addApplication(application, service);
    return { _id: id, appName: name };
  };

  return {
    async readBranches({ user, path }) {
      await repositories.withBranches(access.application({ id: path.id, user }));
      return Response.json({}, { status: 202 });
    },

    /** Reads the branches of each repository once; `GET /apps/:id` reads them again each time. */
    async list({ user }) {
      const found = await Promise.all(
        store.applications.visibleTo(user.id).map((one) => {
          if (one.branches.length > 0 || listed.has(one.id)) return one;
          listed.add(one.id);
          return repositories.withBranches(one);
        }),
      );
      const applications = found.map((one) => applicationAnswer(one, service));
      const builds = found.flatMap((application) => {
        const last = { appIds: [application.id], filter: {}, skip: 0, limit: 1 };
        return store.builds.list(last).builds.map((build) => buildAnswer(build, application, service));
      });
      return Response.json({ applications, builds });
    },

    async get({ user, path }) {
      const found = await repositories.withBranches(access.application({ id: path.id, user }));
      return Response.json({ application: applicationAnswer(found, service) });
    },

    add({ user, body }) {
      const { repositoryUrl, teamId } = body;
      // Without the key, builds could not clone the application.
      if ('sshKey' in body)
        throw new WrongRequest(
          `"sshKey" is not a field of POST /apps: send it to POST ${service.baseUrl}/apps/new`,
        );
      return Response.json(add({ userId: user.id, repositoryUrl, teamId }));
    },

    async addPrivate({ user, body }) {
      const { repositoryUrl, teamId, projectType, sshKey } = body;
      const key = readSshKey(sshKey);
      if (await service.executor.isWrongPassphrase(key))
        throw new WrongRequest(
          '"sshKey.passphrase" does not decrypt the key in "sshKey.data". Send the passphrase of this key',
        );
      const application = add({ userId: user.id, repositoryUrl, teamId, projectType, key });
      return Response.json({ application });
    },

    async delete({ user, path }) {
      const { id, teamId } = access.application({ id: path.id, user });
      // Only its owner finds an application without a team, so no role has to be checked.
      if (teamId && store.teams.roleOf({ teamId, userId: user.id }) !== 'owner')
        throw new Refusal(403, 'Only an owner of its team can delete this application');
      const removed = store.applications.remove(id);
      if (!removed)
        throw new Refusal(
          409,
          'This application has unfinished builds: cancel them, then delete the application',
        );
      await removeFiles(folder, removed);
      return Response.json({});
    },
  };
}

/**
 * An application with all fields that were seen in one added by its address (docs/hosted-service.md, "Applications"),
 * without secrets: neither the password of the address nor variables of the workflows.
 *
 * Its workflows are those of the workflow editor: those of a YAML file are unknown before the repository is cloned.
 */
export function applicationAnswer(
  application: ApplicationRecord,
  { configuration, store }: Pick<Service, 'configuration' | 'store'>,
): ApplicationWithBranches {
  const { id, name, branches, repositoryUrl } = application;
  const workflows = [...editorWorkflows(configuration, application)];
  return {
    _id: id,
    appName: name,
    branches: [...branches],
    workflowIds: workflows.map(([workflowId]) => workflowId),
    workflows: Object.fromEntries(
      workflows.map(([workflowId, workflow]) => [
        workflowId,
        {
          _id: workflowId,
          name: workflow.name ?? workflowId,
          instanceType: workflow.instanceType || localInstance,
          isPublic: false,
          maxBuildDuration: workflow.maxBuildDuration * 60,
          buildSettings: wholeSettings(buildSettings(workflow.softwareVersions)),
        },
      ]),
    ),
    lastBuildId: store.applications.lastBuild(id) ?? null,
    archived: false,
    isConfigured: true,
    settingsSource: workflows.length > 0 ? 'ui' : 'yaml',
    projectType: application.projectType,
    projectFiles: ['.'],
    fileWorkflowIds: [],
    tags: [],
    iconUrl: null,
    ownerTeam: application.teamId,
    userRights: ['delete'],
    createdAt: formatTimestamp(application.createdAt),
    repository: {
      id: null,
      provider: 'generic',
      owner: { name: 'Manually added' },
      htmlUrl: shownAddress(repositoryUrl),
      // Clients build this branch, so it is never empty: for a repository that was never reached, it is the usual name.
      defaultBranch: application.defaultBranch ?? branches[0] ?? 'main',
      language: null,
      isAuthenticationEnabled: application.sshKey !== null,
      publicSshKey: null,
      username: null,
    },
  };
}
