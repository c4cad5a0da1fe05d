import { parseDocument, type YAMLParseError } from 'yaml';
import { z } from 'zod';
import type { TeamRole } from '../../contract/team.ts';
import { UserError } from '../../errors.ts';
import { variableName } from '../executor/environment/machine.ts';
import { FileWorkflow } from '../executor/workflow-file/schema.ts';
import type { Workflow } from '../executor/workflow-file/workflow.ts';
import { workflowOf } from '../executor/workflow-file/workflow.ts';

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

/** The message names the place in the file and the expected format, but never a value, which may be a secret. */
export class WrongConfiguration extends UserError {
  constructor({ file, why, cause }: { file: string; why: string; cause?: unknown }) {
    super(`Invalid configuration file ${file}: ${why}`, { cause });
  }
}

const Members = z.array(z.string().includes('@')).default([]);

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
  groups: Groups,
  applications: z
    .array(
      z.strictObject({
        repositoryUrl: z.string().min(1),
        groups: Groups,
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
export function readConfiguration(text: string, file: string): Configuration {
  const read = ConfigurationFile.safeParse(parseYaml(text, file));
  if (!read.success) {
    const why = read.error.issues.map((issue) => `${placeOf(issue.path)}: ${issue.message}`).join('; ');
    throw new WrongConfiguration({ file, why });
  }
  const { users, teams, groups, applications } = read.data;
  return {
    users,
    groups,
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

/** The plain value of the file, `{}` for an empty one. @throws WrongConfiguration */
function parseYaml(text: string, file: string): unknown {
  try {
    const document = parseDocument(text, { schema: 'failsafe' });
    const [error] = document.errors;
    if (error) throw new WrongConfiguration({ file, why: syntaxProblem(error), cause: error });
    return document.contents === null ? {} : document.toJS();
  } catch (cause) {
    const why = resourceProblem(cause);
    throw why === undefined ? cause : new WrongConfiguration({ file, why, cause });
  }
}

/** Why the YAML library gave up on valid syntax; `undefined` for every other error. */
function resourceProblem(thrown: unknown): string | undefined {
  // Deep nesting overflows the stack.
  if (thrown instanceof RangeError) return 'it is nested too deeply';
  if (thrown instanceof ReferenceError)
    return 'an alias has no anchor, or its aliases expand to too much data';
  return undefined;
}

function syntaxProblem({ code, linePos }: YAMLParseError): string {
  const line = linePos?.[0].line ?? 1;
  return `line ${line} ${code === 'RESOURCE_EXHAUSTION' ? 'is nested too deeply' : 'is not valid YAML'}`;
}

function placeOf(path: readonly PropertyKey[]): string {
  return path.map(String).join('.') || 'the file';
}
