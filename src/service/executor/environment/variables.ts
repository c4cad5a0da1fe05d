import type { Commit } from '../../../contract/build.ts';
import { BuildError, plainText } from '../errors.ts';
import type { BuildOrder } from '../execution.ts';
import { markerName } from '../processes/process-table.ts';
import type { Workflow } from '../workflow-file/workflow.ts';
import type { BuildFolders } from './folders.ts';
import { type Variables, variableName } from './machine.ts';

/** This application has no variable group of that name. */
class UnknownGroup extends BuildError {}

/**
 * The variables of workflow and request, lowest precedence first: groups (the workflow's, then the request's), the
 * workflow's software versions and variables, the request's software versions and variables.
 *
 * @throws UnknownGroup, or BuildError for a name or value that no process can have
 */
export function givenVariables(order: BuildOrder, workflow: Workflow): Variables {
  const groups = [...new Set([...workflow.groups, ...order.groups])];
  const missing = groups.filter((name) => !Object.hasOwn(order.knownGroups, name));
  if (missing.length > 0) {
    const names = missing.map((name) => `\`${plainText(name)}\``).join(', ');
    throw new UnknownGroup(`This application has no variable group ${names}`);
  }
  const layers = [
    ...groups.map((name) => order.knownGroups[name]),
    versionVariables(workflow.softwareVersions),
    workflow.variables,
    versionVariables(order.softwareVersions),
    order.variables,
  ];
  const given: Record<string, string> = Object.assign({}, ...layers);
  for (const [name, value] of Object.entries(given)) {
    if (!variableName.test(name)) throw new BuildError(`\`${plainText(name)}\` is not a valid variable name`);
    if (value.includes('\0'))
      throw new BuildError(`The value of variable \`${name}\` contains a null character`);
  }
  return given;
}

/** `flutter: 3.10` becomes `FLUTTER_VERSION=3.10`, `react-native` `REACT_NATIVE_VERSION`. */
function versionVariables(versions: Readonly<Record<string, string>>): Variables {
  return Object.fromEntries(
    Object.entries(versions).map(([name, version]) => {
      const variable = name.toUpperCase().replace(/[^A-Z0-9]+/g, '_');
      return [`${/^\d/.test(variable) ? '_' : ''}${variable}_VERSION`, version];
    }),
  );
}

/** The variables that the service sets for every script and that nothing can override. The hosted service has the same. */
export function builtInVariables(options: {
  readonly order: BuildOrder;
  readonly folders: BuildFolders;
  readonly commit: Commit;
}): Variables {
  const { order, folders, commit } = options;
  return {
    ...processVariables(order.buildId, folders),
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

/** The variables of every process of a build: its folders, and the marker by which the process is found. */
export function processVariables(buildId: string, folders: BuildFolders): Variables {
  return { HOME: folders.home, TMPDIR: folders.temporary, [markerName]: buildId };
}

/** Characters; longer than any path. A pattern can name a long variable so often that it would fill the memory. */
const expansionLimit = 2 ** 16;

/**
 * Replaces `$NAME`, `${NAME}` and a leading `~` in a path of the workflow, as a shell would. Unknown names stay, and so
 * do variables past the limit.
 */
export function expandVariables(text: string, variables: Variables): string {
  let room = expansionLimit;
  return text
    .replace(/^~(?=\/|$)/, () => variables.HOME ?? '~')
    .replace(/\$(?:\{([A-Za-z_]\w*)\}|([A-Za-z_]\w*))/g, (whole, braced, bare) => {
      const name = String(braced ?? bare);
      const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
      if (value === undefined) return whole;
      room -= value.length;
      return room < 0 ? whole : value;
    });
}
