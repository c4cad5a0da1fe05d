import type { TeamRole } from '../../contract/application.ts';
import type { Workflow } from '../executor/workflow-file/schema.ts';

/** Variable groups by name, each with its variables by name. */
type Groups = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The contents of the configuration file, which docs/service.md describes. */
export interface Configuration {
  readonly users: readonly { readonly email: string; readonly tokenHashes: readonly string[] }[];
  readonly teams: readonly { readonly name: string; readonly members: readonly ConfiguredMember[] }[];
  /** For every application. */
  readonly groups: Groups;
  readonly applications: readonly ConfiguredApplication[];
}

interface ConfiguredMember {
  readonly email: string;
  readonly role: TeamRole;
}

/** Settings of every application with this address. */
interface ConfiguredApplication {
  readonly repositoryUrl: string;
  readonly groups: Groups;
  /** The workflows of the workflow editor, by id. */
  readonly workflows: ReadonlyMap<string, Workflow>;
}

export const emptyConfiguration: Configuration = { users: [], teams: [], groups: {}, applications: [] };

type Repository = { readonly repositoryUrl: string };

/** The workflows of the workflow editor that an application has, by id. */
export function editorWorkflows(
  { applications }: Configuration,
  { repositoryUrl }: Repository,
): Map<string, Workflow> {
  return new Map(
    applications.flatMap((known) => (known.repositoryUrl === repositoryUrl ? [...known.workflows] : [])),
  );
}

/** The variable groups that an application can use. Its own take precedence over those for all applications. */
export function variableGroups(
  { applications, groups }: Configuration,
  { repositoryUrl }: Repository,
): Groups {
  const own = applications
    .filter((known) => known.repositoryUrl === repositoryUrl)
    .map((known) => known.groups);
  return Object.assign({}, groups, ...own);
}
