import type { Workflow } from './executor/workflow.ts';

/** What the configuration file says of applications; see docs/service.md. */
export interface Configuration {
  /** The workflows of the workflow editor, by id. */
  workflowsOf(application: { id: string; repositoryUrl: string }): ReadonlyMap<string, Workflow>;
  /** The variable groups that the application may use, by name. */
  groupsOf(application: {
    id: string;
    repositoryUrl: string;
  }): Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export const emptyConfiguration: Configuration = { workflowsOf: () => new Map(), groupsOf: () => ({}) };
