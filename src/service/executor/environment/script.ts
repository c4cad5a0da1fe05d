import type { Commit } from '../../../contract/build.ts';
import { BuildFailure, plainText } from '../errors.ts';
import type { BuildOrder } from '../execution.ts';
import { markerName } from '../processes/process-table.ts';
import type { Workflow } from '../workflow-file/workflow.ts';
import type { BuildFolders } from './folders.ts';
import type { Variables } from './machine.ts';
import { variableName } from './machine.ts';

/** A group of variables that this application does not have. */
export class UnknownGroup extends BuildFailure {}

/**
 * The variables that come from what was asked, lowest precedence first: groups (the workflow's, then the request's),
 * the workflow's software versions and variables, the request's software versions and variables.
 *
 * @throws UnknownGroup, or BuildFailure for a name that no process can have
 */
export function givenVariables(order: BuildOrder, workflow: Workflow): Variables {
  const groups = [...new Set([...workflow.groups, ...order.groups])];
  const missing = groups.filter((name) => !Object.hasOwn(order.knownGroups, name));
  if (missing.length > 0) {
    const names = missing.map((name) => `\`${plainText(name)}\``).join(', ');
    throw new UnknownGroup(`This application has no variable group ${names}`);
  }
  const layers = [
    ...groups.map((name) => order.knownGroups[name] ?? {}),
    versionVariables(workflow.softwareVersions),
    workflow.variables,
    versionVariables(order.softwareVersions),
    order.variables,
  ];
  const given: Record<string, string> = Object.assign({}, ...layers);
  for (const [name, value] of Object.entries(given)) {
    if (!variableName.test(name))
      throw new BuildFailure(`\`${plainText(name)}\` cannot be the name of a variable`);
    if (value.includes('\0'))
      throw new BuildFailure(`The value of the variable \`${name}\` holds a zero byte`);
  }
  return given;
}

/** `flutter: 3.10` becomes `FLUTTER_VERSION=3.10`, `react-native` `REACT_NATIVE_VERSION`. */
export function versionVariables(versions: Readonly<Record<string, string>>): Variables {
  return Object.fromEntries(
    Object.entries(versions).map(([name, version]) => {
      const variable = name.toUpperCase().replace(/[^A-Z0-9]+/g, '_');
      return [`${/^\d/.test(variable) ? '_' : ''}${variable}_VERSION`, version];
    }),
  );
}

/** What the service itself tells every script; nothing that was given replaces these. The names are the hosted service's. */
export function ownVariables(options: {
  readonly order: BuildOrder;
  readonly folders: BuildFolders;
  readonly commit: Commit;
}): Variables {
  const { order, folders, commit } = options;
  return {
    ...buildVariables(order.buildId, folders),
    CI: 'true',
    CM_BUILD_ID: order.buildId,
    CM_BUILD_DIR: folders.clone,
    CM_COMMIT: commit.hash,
    CM_ENV: folders.variableFile,
    CM_PULL_REQUEST: 'false',
    ...('branch' in order.ref ? { CM_BRANCH: order.ref.branch } : { CM_TAG: order.ref.tag }),
    GIT_TERMINAL_PROMPT: '0',
  };
}

/** What every process of a build has: its folders, and the marker by which it is found. */
export function buildVariables(buildId: string, folders: BuildFolders): Variables {
  return { HOME: folders.home, TMPDIR: folders.temporary, [markerName]: buildId };
}

/** More than any path has: a text can name a long variable so often that no memory would hold it. */
const mostReplaced = 2 ** 16;

/**
 * Replaces `$NAME`, `${NAME}` and a leading `~` in a path of the workflow, as a shell would. Unknown names stay, and so
 * does what would make more than a path of it.
 */
export function expandVariables(text: string, variables: Variables): string {
  let room = mostReplaced;
  return text
    .replace(/^~(?=\/|$)/, () => variables.HOME ?? '~')
    .replace(/\$(?:\{([A-Za-z_]\w*)\}|([A-Za-z_]\w*))/g, (whole, braced, bare) => {
      const name = String(braced ?? bare);
      const value = Object.hasOwn(variables, name) ? (variables[name] ?? whole) : whole;
      room -= value.length;
      return room < 0 ? whole : value;
    });
}
