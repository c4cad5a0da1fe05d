import { BuildError, plainText } from '../errors.ts';
import type { BuildOrder } from '../execution.ts';
import type { Workflow } from '../workflow-file/workflow.ts';
import { expandValues, expandVariables } from './expansion.ts';
import { type Variables, variableName } from './machine.ts';

/** This application has no variable group of that name. */
class UnknownGroup extends BuildError {}

/** The variables of groups, workflow and request; each overrides the one before. */
interface GivenVariables {
  /** Of the workflow's groups, then of the request's. */
  readonly groups: Variables;
  /** Software versions and variables of the workflow, in which references are expanded. */
  readonly workflow: Variables;
  /** Software versions and variables of the request. */
  readonly request: Variables;
}

/** Where the variables of a script come from; see docs/workflow-file.md, "What a script sees". */
export interface VariableSources {
  readonly machine: Variables;
  /** The service's own, which the user's override. */
  readonly builtIn: Variables;
  readonly given: GivenVariables;
  /** The service's own that nothing overrides. */
  readonly fixed: Variables;
}

/** @throws UnknownGroup, or BuildError for a name or value that no process can have */
export function givenVariables(order: BuildOrder, workflow: Workflow): GivenVariables {
  const groups = [...new Set([...workflow.groups, ...order.groups])];
  const missing = groups.filter((name) => !Object.hasOwn(order.knownGroups, name));
  if (missing.length > 0) {
    const names = missing.map((name) => `\`${plainText(name)}\``).join(', ');
    throw new UnknownGroup(`This application has no variable group ${names}`);
  }
  const given = {
    groups: Object.assign({}, ...groups.map((name) => order.knownGroups[name])),
    workflow: { ...versionVariables(workflow.softwareVersions), ...workflow.variables },
    request: { ...versionVariables(order.softwareVersions), ...order.variables },
  };
  for (const layer of Object.values(given)) checkVariables(layer);
  return given;
}

function checkVariables(variables: Variables): void {
  for (const [name, value] of Object.entries(variables)) {
    if (!variableName.test(name)) throw new BuildError(`\`${plainText(name)}\` is not a valid variable name`);
    if (value.includes('\0'))
      throw new BuildError(`The value of variable \`${name}\` contains a null character`);
  }
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

/**
 * All variables of a script. `written` are those that earlier scripts wrote to `CM_ENV`; references to them in `vars` are
 * expanded from then on.
 *
 * @throws BuildError when the variables grow too long
 */
export function scriptVariables(
  sources: VariableSources,
  { written = {}, more = {} }: { readonly written?: Variables; readonly more?: Variables } = {},
): Variables {
  const { given, fixed } = sources;
  const above = { ...given.request, ...written, ...fixed };
  const below = { ...sources.machine, ...sources.builtIn, ...more, ...given.groups };
  return { ...below, ...expandValues(given.workflow, { above, below }), ...above };
}

/** The labels of the workflow, each on one line. */
export function labelsOf(workflow: Workflow, variables: Variables): string[] {
  return workflow.labels.map((label) => plainText(expandVariables(label, variables)));
}
