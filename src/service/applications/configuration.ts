import type { TeamRole } from '../../contract/team.ts';
import type { Workflow } from '../executor/workflow-file/workflow.ts';

/** Variables by name, in groups by name. */
export type Groups = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What the configuration file says; docs/service.md describes it. */
export interface Configuration {
  readonly users: readonly { readonly email: string; readonly tokenHashes: readonly string[] }[];
  readonly teams: readonly { readonly name: string; readonly members: readonly ConfiguredMember[] }[];
  /** For every application. */
  readonly groups: Groups;
  readonly applications: readonly ConfiguredApplication[];
}

export interface ConfiguredMember {
  readonly email: string;
  readonly role: TeamRole;
}

/** What every application with this address has beyond its record. */
export interface ConfiguredApplication {
  readonly repositoryUrl: string;
  readonly groups: Groups;
  /** The workflows of the workflow editor, by id. */
  readonly workflows: ReadonlyMap<string, Workflow>;
}

export const emptyConfiguration: Configuration = { users: [], teams: [], groups: {}, applications: [] };

type Address = { readonly repositoryUrl: string };

/** The workflows of the workflow editor that an application has, by id. */
export function editorWorkflows(
  { applications }: Configuration,
  { repositoryUrl }: Address,
): Map<string, Workflow> {
  return new Map(
    applications.flatMap((known) => (known.repositoryUrl === repositoryUrl ? [...known.workflows] : [])),
  );
}

/** The variable groups that an application may use: its own win over those for all. */
export function variableGroups({ applications, groups }: Configuration, { repositoryUrl }: Address): Groups {
  const own = applications
    .filter((known) => known.repositoryUrl === repositoryUrl)
    .map((known) => known.groups);
  return Object.assign({}, groups, ...own);
}
