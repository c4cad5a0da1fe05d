import type { Commit } from '../../../contract/build.ts';
import type { BuildOrder } from '../execution.ts';
import { repositorySlug } from '../git/repository-url.ts';
import { markerName } from '../processes/process-table.ts';
import type { Workflow } from '../workflow-file/workflow.ts';
import type { BuildFolders } from './folders.ts';
import type { Variables } from './machine.ts';

/** The variables of every process of a build: its folders, and the marker by which the process is found. */
export function processVariables(buildId: string, folders: BuildFolders): Variables {
  return { HOME: folders.home, TMPDIR: folders.temporary, [markerName]: buildId };
}

/** Variables that hold the build together; nothing can override them. */
export function fixedVariables({ buildId }: BuildOrder, folders: BuildFolders): Variables {
  return {
    ...processVariables(buildId, folders),
    CM_BUILD_ID: buildId,
    CM_BUILD_DIR: folders.clone,
    CM_ENV: folders.variableFile,
    GIT_TERMINAL_PROMPT: '0',
  };
}

/** The other variables of the service, as on the hosted service. A variable of the user with the same name wins. */
export function builtInVariables(build: {
  readonly order: BuildOrder;
  readonly folders: BuildFolders;
  readonly commit: Commit;
  readonly workflow: Workflow;
  readonly machine: Variables;
}): Variables {
  const { order, folders, commit, workflow } = build;
  const { previousCommit } = order;
  return {
    ...toolchainVariables(build.machine),
    CI: 'true',
    CONTINUOUS_INTEGRATION: 'true',
    BUILD_NUMBER: String(order.workflowNumber),
    PROJECT_BUILD_NUMBER: String(order.number),
    CM_PROJECT_ID: order.appId,
    CM_REPO_SLUG: repositorySlug(order.repository.url),
    CM_WORKFLOW_NAME: workflow.name ?? workflow.id,
    CM_COMMIT: commit.hash,
    ...(previousCommit === null ? {} : { CM_PREVIOUS_COMMIT: previousCommit }),
    ...('branch' in order.ref ? { CM_BRANCH: order.ref.branch } : { CM_TAG: order.ref.tag }),
    CM_PULL_REQUEST: 'false',
    CM_TRIGGER_SOURCE: 'api',
    CM_EXPORT_DIR: folders.exported,
    CM_BUILD_OUTPUT_DIR: folders.output,
    FCI_BUILD_DIR: folders.clone,
  };
}

/** A machine often has only one of two names of a folder. */
function toolchainVariables(machine: Variables): Variables {
  const { ANDROID_HOME = machine.ANDROID_SDK_ROOT, FLUTTER_ROOT = machine.FLUTTER_HOME } = machine;
  return {
    ...(ANDROID_HOME === undefined
      ? {}
      : { ANDROID_HOME, ANDROID_SDK_ROOT: machine.ANDROID_SDK_ROOT ?? ANDROID_HOME }),
    ...(FLUTTER_ROOT === undefined ? {} : { FLUTTER_ROOT }),
  };
}
