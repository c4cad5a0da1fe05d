import { BuildError } from '../../errors.ts';
import type { ReadWorkflow } from '../../workflow-file/read.ts';
import type { Variables } from '../environment/machine.ts';
import { declaredVariables } from '../environment/variables.ts';
import type { BuildOrder } from '../execution.ts';

/** What variables of the user say about the clone (docs/workflow-file.md, "The sources"). */
interface CloneSettings {
  /** Commits of the history; all of it without. */
  readonly depth: number | undefined;
  readonly submodules: boolean;
}

const names = ['CM_CLONE_DEPTH', 'CM_RECURSIVE_SUBMODULE_INIT'];

function settingsIn(variables: Variables): CloneSettings {
  const { CM_CLONE_DEPTH: depth = '', CM_RECURSIVE_SUBMODULE_INIT: recursive = '' } = variables;
  return {
    depth: /^[1-9]\d{0,8}$/.test(depth) ? Number(depth) : undefined,
    submodules: recursive.toLowerCase() !== 'false',
  };
}

/** Those of the request, which are known before anything is fetched. */
export function requestedSettings({ variables, groups, knownGroups }: BuildOrder): CloneSettings {
  return settingsIn(Object.assign({}, ...groups.map((name) => knownGroups[name]), variables));
}

/**
 * Those of the workflow and the request, as soon as the file is there. It is read for them only where they are named.
 *
 * @param load reads the workflow; what is wrong with it is told by the step that reads it
 */
export async function fetchedSettings(
  order: BuildOrder,
  { source, load }: { readonly source: string | undefined; readonly load: () => Promise<ReadWorkflow> },
): Promise<CloneSettings> {
  const groups = Object.values(order.knownGroups);
  const areNamed = names.some(
    (name) => source?.includes(name) || groups.some((group) => Object.hasOwn(group, name)),
  );
  if (!areNamed) return requestedSettings(order);
  try {
    const declared = declaredVariables(order, (await load()).workflow);
    return settingsIn({ ...declared.groups, ...declared.workflow, ...declared.request });
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    return requestedSettings(order);
  }
}
