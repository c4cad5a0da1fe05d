import type { Commit } from '../../../contract/build.ts';
import { BuildError, plainText } from '../../errors.ts';
import { repositorySlug } from '../../repository-url.ts';
import type { Workflow } from '../../workflow-file/schema.ts';
import type { BuildOrder } from '../execution.ts';
import type { BuildFolders, MachineFolders } from './folders.ts';
import type { Variables } from './machine.ts';

/** The sources of a script's variables (docs/workflow-file.md, "What a script sees"). */
export interface VariableSources {
  readonly machine: Variables;
  /** The service's variables that the user can override. */
  readonly builtIn: Variables;
  readonly declared: ReturnType<typeof declaredVariables>;
  /** The service's variables that nothing overrides. */
  readonly fixed: Variables;
}

/** The variables of groups, workflow and request; each overrides the one before. Missing groups count as empty. */
export function declaredVariables(order: BuildOrder, workflow: Workflow) {
  const { knownGroups } = order;
  const groups = [...workflow.groups, ...order.groups].filter((name) => Object.hasOwn(knownGroups, name));
  const inGroups: Variables = Object.assign({}, ...groups.map((name) => knownGroups[name]));
  const declared: Readonly<Record<'groups' | 'workflow' | 'request', Variables>> = {
    /** The groups of the workflow, then those of the request. */
    groups: inGroups,
    /** References to other variables in these values are expanded. */
    workflow: { ...versionVariables(workflow.softwareVersions), ...workflow.variables },
    request: { ...versionVariables(order.softwareVersions), ...order.variables },
  };
  // A shell drops null characters, and the value would no longer be recognised and hidden.
  for (const [name, value] of Object.values(declared).flatMap((layer) => Object.entries(layer)))
    if (value.includes('\0'))
      throw new BuildError(`The value of variable \`${plainText(name)}\` contains a null character`);
  return declared;
}

/** `flutter: 3.10` becomes `FLUTTER_VERSION=3.10`; `react-native` becomes `REACT_NATIVE_VERSION`. */
function versionVariables(versions: Readonly<Record<string, string>>): Variables {
  return Object.fromEntries(
    Object.entries(versions).map(([name, version]) => {
      const variable = name.toUpperCase().replace(/[^A-Z0-9]+/g, '_');
      return [`${/^\d/.test(variable) ? '_' : ''}${variable}_VERSION`, version];
    }),
  );
}

/**
 * All variables of a script. `written` are those that earlier scripts wrote to `CM_ENV`; from then on, references to them in
 * `vars` are expanded.
 *
 * @throws BuildError if the variables grow too long
 */
export function scriptVariables(
  sources: VariableSources,
  { written = {}, more = {} }: { readonly written?: Variables; readonly more?: Variables } = {},
): Variables {
  const { declared, fixed } = sources;
  const above = { ...declared.request, ...written, ...fixed };
  const own = { ...fixed, ...sources.builtIn, ...more };
  // Older workflow files use `FCI_…` for each `CM_…`.
  const older = Object.entries(own).flatMap(([name, value]) =>
    name.startsWith('CM_') ? [[`FCI_${name.slice(3)}`, value]] : [],
  );
  const below = { ...sources.machine, ...Object.fromEntries(older), ...own, ...declared.groups };
  return { ...below, ...expandValues(declared.workflow, { above, below }), ...above };
}

export function labelsOf(workflow: Workflow, variables: Variables): string[] {
  return workflow.labels.map((label) => plainText(expandVariables(label, variables)));
}

/** In characters; longer than any path. A pattern can repeat a long variable often enough to fill the memory. */
const expansionLimit = 2 ** 16;
/** In characters, for all expanded variables together: no machine starts a process with more. */
const totalLimit = 2 ** 20;
/** How many variables may refer to each other in a chain; deeper references stay as written. */
const deepestReference = 50;

const reference = /\$(?:\{([A-Za-z_]\w*)\}|([A-Za-z_]\w*))/g;

/** Unknown names stay as written, and so do variables past the limit. */
function replaceReferences(text: string, lookUp: (name: string) => string | undefined): string {
  let room = expansionLimit;
  return text.replace(reference, (whole, braced, bare) => {
    const value = lookUp(String(braced ?? bare));
    if (value === undefined) return whole;
    room -= value.length;
    return room < 0 ? whole : value;
  });
}

function valueIn(variables: Variables, name: string): string | undefined {
  return Object.hasOwn(variables, name) ? variables[name] : undefined;
}

/** Replaces `$NAME`, `${NAME}` and a leading `~` in a path or label of the workflow, as a shell would. */
export function expandVariables(text: string, variables: Variables): string {
  const home = text.replace(/^~(?=\/|$)/, () => variables.HOME ?? '~');
  return replaceReferences(home, (name) => valueIn(variables, name));
}

/**
 * Expands the references in `vars`: to variables with precedence over them (`above`), to each other in any order, and to
 * those with lower precedence (`below`). A variable that refers to itself, as in `PATH: $PATH:/opt`, means the one below.
 *
 * @throws BuildError if the values grow too long
 */
function expandValues(
  vars: Variables,
  around: { readonly above: Variables; readonly below: Variables },
): Variables {
  const expanded = new Map<string, string>();
  const open = new Set<string>();
  let length = 0;
  const lookUp = (name: string): string | undefined => {
    const above = valueIn(around.above, name);
    if (above !== undefined) return above;
    const isOwn = Object.hasOwn(vars, name) && !open.has(name) && open.size < deepestReference;
    return isOwn ? expand(name) : valueIn(around.below, name);
  };
  const expand = (name: string): string => {
    const known = expanded.get(name);
    if (known !== undefined) return known;
    open.add(name);
    const value = replaceReferences(vars[name] ?? '', lookUp);
    open.delete(name);
    expanded.set(name, value);
    length += value.length;
    if (length > totalLimit)
      throw new BuildError(
        `The variables of the workflow have more than ${totalLimit} characters once expanded`,
      );
    return value;
  };
  return Object.fromEntries(Object.keys(vars).map((name) => [name, expand(name)]));
}

/** Marks the processes of a build, which are found by it in any group and session. */
export const markerName = 'BUILD_SERVICE_BUILD_ID';

/** The variables of every process of a build: its folders, and the marker. */
export function processVariables(
  buildId: string,
  { home, temporary }: Pick<MachineFolders, 'home' | 'temporary'>,
): Variables {
  return { HOME: home, TMPDIR: temporary, [markerName]: buildId };
}

/** Variables that the service relies on; nothing can override them. */
export function fixedVariables({ buildId }: BuildOrder, { inside }: BuildFolders): Variables {
  return {
    ...processVariables(buildId, inside),
    CM_BUILD_ID: buildId,
    CM_BUILD_DIR: inside.clone,
    CM_ENV: inside.variableFile,
    GIT_TERMINAL_PROMPT: '0',
  };
}

/** The other variables of the service, as on the hosted service. A user's variable of the same name takes precedence. */
export function builtInVariables(build: {
  readonly order: BuildOrder;
  readonly folders: BuildFolders;
  readonly commit: Commit;
  readonly workflow: Workflow;
  readonly machine: Variables;
}): Variables {
  const { order, commit, workflow } = build;
  const { inside } = build.folders;
  const { previousCommit, startedBy } = order;
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
    CM_EXPORT_DIR: inside.exported,
    CM_BUILD_OUTPUT_DIR: inside.output,
    CM_FLUTTER_SCHEME: 'Runner',
    ...(startedBy === undefined ? {} : { CM_BUILD_STARTED_BY: startedBy }),
  };
}

/** A machine often sets only one of the two names of a folder. */
function toolchainVariables(machine: Variables): Variables {
  const { ANDROID_HOME = machine.ANDROID_SDK_ROOT, FLUTTER_ROOT = machine.FLUTTER_HOME } = machine;
  const { ANDROID_SDK_ROOT = ANDROID_HOME } = machine;
  return {
    ...(ANDROID_HOME && ANDROID_SDK_ROOT && { ANDROID_HOME, ANDROID_SDK_ROOT }),
    ...(FLUTTER_ROOT && { FLUTTER_ROOT }),
  };
}
