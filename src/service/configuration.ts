import { parseDocument } from 'yaml';
import { z } from 'zod';
import { variableName } from '../assignments.ts';
import { UserError } from '../errors.ts';
import { FileWorkflow, type Workflow, workflowOf } from './workflow-file/schema.ts';

/** The message names the place in the file and the expected format, but never a value, which may be a secret. */
export class WrongConfiguration extends UserError {
  constructor(file: string, why: string, cause?: unknown) {
    super(`Invalid configuration file ${file}: ${why}`, { cause });
  }
}

const email = z.string().includes('@');
const emails = z.array(email).default([]);
const hash = z.string().regex(/^[0-9a-f]{64}$/, 'expected a SHA-256 hash in lower-case hex');
const variable = z.string().regex(variableName, 'expected the name of a variable');

const groups = z.record(z.string(), z.record(variable, z.string())).default({});

const ConfigurationFile = z.strictObject({
  users: z.array(z.strictObject({ email, tokenHashes: z.array(hash).default([]) })).default([]),
  teams: z.array(z.strictObject({ name: z.string().min(1), owners: emails, developers: emails })).default([]),
  /** For all applications. */
  groups,
  /** Names of variables in groups whose values are not secret: logs show them. */
  publicVariables: z.array(variable).default([]),
  /** Settings for all applications with this address. */
  applications: z
    .array(
      z.strictObject({
        repositoryUrl: z.string().min(1),
        groups,
        /** The workflows of the workflow editor, by their IDs. */
        workflows: z
          .record(z.string().min(1), FileWorkflow)
          .default({})
          .transform((all) => new Map(Object.entries(all).map(([id, one]) => [id, workflowOf(id, one)]))),
      }),
    )
    .default([]),
});

/** The content of the configuration file (docs/service.md). */
export type Configuration = z.output<typeof ConfigurationFile> & {
  /** From the command line: whether missing groups count as empty, instead of failing the build. */
  readonly emptyGroups?: boolean;
};

/**
 * Reads a configuration file in YAML, which includes JSON. Every scalar is read as text, so that a version `1.10` stays
 * `1.10`. Workflows have the format of `codemagic.yaml`.
 *
 * @throws WrongConfiguration
 */
export function readConfiguration(text: string, file: string): Configuration {
  const { data, error } = ConfigurationFile.safeParse(contentOf(text, file));
  if (data) return data;
  const problems = error.issues.map(({ path, message }) => `${path.join('.') || 'the file'}: ${message}`);
  throw new WrongConfiguration(file, problems.join('; '));
}

/** `{}` for an empty file. @throws WrongConfiguration */
function contentOf(text: string, file: string): unknown {
  const document = parseDocument(text, { schema: 'failsafe' });
  const [error] = document.errors;
  if (error)
    throw new WrongConfiguration(file, `line ${error.linePos?.[0].line ?? 1} is not valid YAML`, error);
  try {
    return document.toJS() ?? {};
  } catch (cause) {
    throw new WrongConfiguration(file, 'its aliases have no anchors or expand to too much data', cause);
  }
}

type Repository = { readonly repositoryUrl: string };

function settingsOf({ applications }: Configuration, { repositoryUrl }: Repository) {
  return applications.filter((known) => known.repositoryUrl === repositoryUrl);
}

/** An application's workflows of the workflow editor, by their IDs. */
export function editorWorkflows(known: Configuration, application: Repository): Map<string, Workflow> {
  return new Map(settingsOf(known, application).flatMap(({ workflows }) => [...workflows]));
}

/** The variable groups of an application. Its own take precedence over those for all applications. */
export function variableGroups(known: Configuration, application: Repository): Configuration['groups'] {
  return Object.assign({}, known.groups, ...settingsOf(known, application).map(({ groups }) => groups));
}

/** Values of variable groups that must not appear in logs. */
export function secretValues(
  { publicVariables }: Configuration,
  groups: Configuration['groups'],
): readonly string[] {
  return Object.values(groups).flatMap((variables) =>
    Object.entries(variables).flatMap(([name, value]) => (publicVariables.includes(name) ? [] : [value])),
  );
}
