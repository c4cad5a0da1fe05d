import { parseDocument } from 'yaml';
import { z } from 'zod';
import { variableName } from '../assignments.ts';
import { UserError } from '../errors.ts';
import { FileWorkflow, type Workflow, workflowOf } from './workflow-file/schema.ts';

/** The message names the place in the file and the expected format, but never a value, which may be a secret. */
export class WrongConfiguration extends UserError {
  constructor({ file, why, cause }: { file: string; why: string; cause?: unknown }) {
    super(`Invalid configuration file ${file}: ${why}`, { cause });
  }
}

const Members = z.array(z.string().includes('@')).default([]);

/** Variable groups by name, each with its variables by name. */
const Groups = z
  .record(z.string(), z.record(z.string().regex(variableName, 'expected the name of a variable'), z.string()))
  .default({});

const ConfigurationFile = z.strictObject({
  users: z
    .array(
      z.strictObject({
        email: z.string().includes('@'),
        tokenHashes: z
          .array(z.string().regex(/^[0-9a-f]{64}$/, 'expected a SHA-256 hash in lower-case hex'))
          .default([]),
      }),
    )
    .default([]),
  teams: z
    .array(z.strictObject({ name: z.string().min(1), owners: Members, developers: Members }))
    .default([]),
  /** For every application. */
  groups: Groups,
  /** Names of variables of groups whose values are no secret: they are shown in logs. */
  publicVariables: z.array(z.string().regex(variableName, 'expected the name of a variable')).default([]),
  /** Settings of every application with this address. */
  applications: z
    .array(
      z.strictObject({
        repositoryUrl: z.string().min(1),
        groups: Groups,
        /** The workflows of the workflow editor, by id. */
        workflows: z.record(z.string().min(1), FileWorkflow).default({}),
      }),
    )
    .default([]),
});

/**
 * Reads a configuration file: YAML, of which JSON is a part. Every scalar is read as text, so that a version `1.10` stays
 * `1.10`. Workflows have the format of `codemagic.yaml`.
 *
 * @throws WrongConfiguration
 */
export function readConfiguration(text: string, file: string) {
  const read = ConfigurationFile.safeParse(parseYaml(text, file));
  if (!read.success) {
    const why = read.error.issues.map((issue) => `${placeOf(issue.path)}: ${issue.message}`).join('; ');
    throw new WrongConfiguration({ file, why });
  }
  const { users, teams, groups, publicVariables, applications } = read.data;
  return {
    users,
    groups,
    publicVariables,
    teams: teams.map(({ name, owners, developers }) => ({
      name,
      members: [
        ...developers.map((email) => ({ email, role: 'developer' as const })),
        ...owners.map((email) => ({ email, role: 'owner' as const })),
      ],
    })),
    applications: applications.map((application) => ({
      ...application,
      workflows: new Map(
        Object.entries(application.workflows).map(([id, workflow]) => [id, workflowOf(id, workflow)]),
      ),
    })),
  };
}

/** The contents of the configuration file, which docs/service.md describes. */
export type Configuration = ReturnType<typeof readConfiguration> & {
  /** Of the command line: whether groups that are not here are empty, instead of an error of the build. */
  readonly emptyGroups?: boolean;
};

export const emptyConfiguration: Configuration = {
  users: [],
  teams: [],
  groups: {},
  publicVariables: [],
  applications: [],
};

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
): Configuration['groups'] {
  const own = applications
    .filter((known) => known.repositoryUrl === repositoryUrl)
    .map((known) => known.groups);
  return Object.assign({}, groups, ...own);
}

/** The values of variable groups that nobody may read in logs. */
export function secretValues(
  { publicVariables }: Configuration,
  groups: Configuration['groups'],
): readonly string[] {
  return Object.values(groups).flatMap((variables) =>
    Object.entries(variables).flatMap(([name, value]) => (publicVariables.includes(name) ? [] : [value])),
  );
}

/** The plain value of the file, `{}` for an empty one. @throws WrongConfiguration */
function parseYaml(text: string, file: string): unknown {
  try {
    const document = parseDocument(text, { schema: 'failsafe' });
    const [error] = document.errors;
    if (!error) return document.contents === null ? {} : document.toJS();
    if (error.code === 'RESOURCE_EXHAUSTION') throw error;
    const why = `line ${error.linePos?.[0].line ?? 1} is not valid YAML`;
    throw new WrongConfiguration({ file, why, cause: error });
  } catch (cause) {
    // The YAML library gives up on valid syntax.
    if (cause instanceof WrongConfiguration) throw cause;
    const why = 'it is nested too deeply, or its aliases have no anchors or expand to too much data';
    throw new WrongConfiguration({ file, why, cause });
  }
}

function placeOf(path: readonly PropertyKey[]): string {
  return path.map(String).join('.') || 'the file';
}
