import type { WholeApplication } from '../../contract/application.ts';
import { formatTimestamp } from '../../contract/values.ts';
import { editorWorkflows } from '../applications/configuration.ts';
import type { ApplicationRecord } from '../data/store/applications.ts';
import { shownAddress } from '../executor/git/repository-url.ts';
import { buildSettings, localInstance } from './build-answer.ts';
import type { Service } from './handler.ts';

/**
 * An application with all the fields that were seen (docs/hosted-service.md, "Applications"), those of one that was added by
 * its address. It has no secret: neither the password of the address nor variables of the workflows.
 *
 * Its workflows are those of the workflow editor: those of a YAML file are unknown before the repository is cloned.
 */
export function applicationAnswer(
  application: ApplicationRecord,
  { configuration, store }: Pick<Service, 'configuration' | 'store'>,
): WholeApplication {
  const { id, name, branches, repositoryUrl } = application;
  const workflows = [...editorWorkflows(configuration, application)];
  return {
    _id: id,
    appName: name,
    branches,
    workflowIds: workflows.map(([workflowId]) => workflowId),
    workflows: Object.fromEntries(
      workflows.map(([workflowId, workflow]) => [
        workflowId,
        {
          _id: workflowId,
          name: workflow.name ?? workflowId,
          instanceType: localInstance,
          buildSettings: buildSettings(workflow.softwareVersions),
        },
      ]),
    ),
    lastBuildId: store.applications.lastBuild(id) ?? null,
    archived: false,
    isConfigured: true,
    settingsSource: workflows.length > 0 ? 'ui' : 'yaml',
    projectType: application.projectType,
    iconUrl: null,
    ownerTeam: application.teamId,
    createdAt: formatTimestamp(application.createdAt),
    repository: {
      provider: 'generic',
      owner: { name: 'Manually added' },
      htmlUrl: shownAddress(repositoryUrl),
      defaultBranch: defaultBranchOf(application),
    },
  };
}

/** Clients build this branch, so it is always a name: of a repository that was never reached, the usual one. */
function defaultBranchOf({ defaultBranch, branches }: ApplicationRecord): string {
  return defaultBranch ?? branches[0] ?? 'main';
}
