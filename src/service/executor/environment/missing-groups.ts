import { plainText } from '../../errors.ts';
import { listOf } from '../../workflow-file/document.ts';
import type { Workflow } from '../../workflow-file/schema.ts';
import { unsetVariables } from '../../workflow-file/used-variables.ts';
import type { BuildOrder } from '../execution.ts';
import type { Variables } from './machine.ts';

/**
 * Missing variable groups of workflow and request, and the variables that the build uses and nobody sets, as far as its
 * scripts show. `undefined` if no group is missing.
 */
export function missingGroups(
  workflow: Workflow,
  build: Pick<BuildOrder, 'groups' | 'knownGroups' | 'variables'> & { readonly machine: Variables },
) {
  const { groups: requested, knownGroups, variables, machine } = build;
  const names = [...new Set([...workflow.groups, ...requested])];
  const isKnown = (name: string): boolean => Object.hasOwn(knownGroups, name);
  const groups = names.filter((name) => !isKnown(name));
  if (groups.length === 0) return undefined;
  const layers = [variables, machine, ...names.filter(isKnown).map((name) => knownGroups[name] ?? {})];
  const isSet = (name: string): boolean => layers.some((layer) => Object.hasOwn(layer, name));
  return { groups, variables: unsetVariables(workflow, isSet) };
}

export type MissingGroups = NonNullable<ReturnType<typeof missingGroups>>;

export function missingGroupsText({ groups, variables }: MissingGroups): string {
  const plural = groups.length === 1 ? '' : 's';
  const unset =
    variables.length === 0 ? '' : ` The workflow uses ${listOf(variables, '')}, which nothing sets.`;
  return `This build needs the variable group${plural} ${listOf(groups, '')}, which the service does not have.${unset}`;
}

export function missingGroupsMessage(missing: MissingGroups): string {
  const [first = ''] = missing.groups;
  const each = missing.groups.length === 1 ? '' : ' and the same for the others';
  return `${missingGroupsText(missing)} Start the service with \`--group ${plainText(first)}=FILE.env\`${each}, with \`--empty-groups\`, or with a configuration file that has them`;
}
