import { z } from 'zod';
import { variableName } from '../../assignments.ts';
import { expandBraces, WrongPattern } from '../../pattern.ts';
import { plainText } from '../errors.ts';
import { isTrue, WrongCondition } from './condition.ts';

/** Every scalar of the file is read as text, so that `1.10` stays `1.10`. */
export const text = z.string({
  error: ({ input }) => (input === undefined ? 'is missing' : 'must be text'),
});
export const line = text.regex(/^[^\p{Cc}]*$/u, { error: 'must be a single line of text' });

/** A key without a value is read as empty text and means the same as no key. */
export function optional<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
}

/** For each list of a workflow: every script is a step, and all steps are reported at every change. */
const entryLimit = 500;

/** A list; a single text means a list of one, and entries without a value are left out. */
export function list<Schema extends z.ZodType>(of: Schema) {
  const listed = z
    .array(of, { error: 'must be a list' })
    .max(entryLimit, { error: `has more than ${entryLimit} entries` });
  return optional(z.preprocess(entriesOf, listed));
}

function entriesOf(value: unknown): unknown {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((entry) => entry !== '') : value;
}

export function map<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: (issue) => (issue.code === 'unrecognized_keys' ? undefined : 'must be a map of keys to values'),
  });
}

const flag = text
  .regex(/^(?:true|True|TRUE|false|False|FALSE|\$(?:\w+|\{\w+\}))$/, {
    error: 'must be `true`, `false` or a variable with one of these values',
  })
  .transform((value) => (value.startsWith('$') ? value : value.toLowerCase() === 'true'));

const minutes = text.regex(/^(?:[1-9]\d{0,3}|\$(?:\w+|\{\w+\}))$/, {
  error: 'must be a whole number of minutes from 1 to 9999, or a variable with such a number',
});

/** With `-`, a name that no shell has, so that no script gets it. */
const nameOfVariable = text.regex(/^[A-Za-z_][\w-]*$/, {
  error: 'must be a variable name: letters, digits and `_`, not starting with a digit',
});

const condition = text.superRefine((value, context) => {
  try {
    isTrue(value, () => undefined);
  } catch (error) {
    if (!(error instanceof WrongCondition)) throw error;
    context.addIssue({ code: 'custom', message: `cannot be evaluated: ${error.message}` });
  }
});

/** Git takes these; a leading `:` means something else to it, and of braces it gets what they stand for. */
const changedFiles = line
  .regex(/^(?:\.\/)?[^:/!]/, { error: 'must be a path in the repository, with `*`, `**`, `?` or `{a,b}`' })
  .max(1_000, { error: 'is longer than 1000 characters' })
  .superRefine((value, context) => {
    try {
      for (const one of expandBraces(value))
        if (/^(?:\.\/)?[:/!]|[{}]/.test(one))
          context.addIssue({
            code: 'custom',
            message: 'has braces that expand to no path in the repository',
          });
    } catch (error) {
      if (!(error instanceof WrongPattern)) throw error;
      context.addIssue({
        code: 'custom',
        message: 'has braces with a range, or with more than 100 alternatives',
      });
    }
  });

const when = map({
  condition: optional(condition),
  changeset: optional(
    map({
      includes: list(changedFiles).transform((paths) => paths ?? ['.']),
      excludes: list(changedFiles).transform((paths) => paths ?? []),
    }),
  ),
});

const scriptMap = map({
  name: optional(line),
  script: text.min(1, { error: 'is empty' }),
  working_directory: optional(line),
  ignore_failure: optional(flag),
  when: optional(when),
});

const script = z.preprocess((value) => (typeof value === 'string' ? { script: value } : value), scriptMap);

/** Versions of software; each is a variable `<NAME>_VERSION` of the scripts. */
const softwareVersions = {
  flutter: z.preprocess(
    (value) =>
      typeof value === 'object' && value !== null ? ('version' in value ? value.version : '') : value,
    optional(line),
  ),
  dart: optional(line),
  xcode: optional(line),
  cocoapods: optional(line),
  node: optional(line),
  npm: optional(line),
  java: optional(line),
  ndk: optional(line),
  ruby: optional(line),
  python: optional(line),
  go: optional(line),
  rust: optional(line),
  unity: optional(line),
};

const environment = map({
  vars: optional(z.record(nameOfVariable, text, { error: 'must be a map of names to values' })),
  groups: list(line),
  ...softwareVersions,
});

/**
 * One workflow of `codemagic.yaml`. Keys that say when or on which machine the hosted service builds are accepted without
 * effect: the request says what to build (docs/workflow-file.md).
 */
export const FileWorkflow = map({
  name: optional(line),
  labels: list(line),
  environment: optional(environment),
  working_directory: optional(line),
  max_build_duration: optional(minutes),
  cache: optional(map({ cache_paths: list(line) })),
  pre_clone_scripts: list(script),
  scripts: list(script),
  artifacts: list(line),
  publishing: optional(map({ scripts: list(script) })),
  instance_type: z.unknown().optional(),
  triggering: z.unknown().optional(),
});
export type FileWorkflow = z.infer<typeof FileWorkflow>;

/** The keys that a map of the file can have, by the path of the map without positions in lists. */
export const keysOf: Readonly<Record<string, readonly string[]>> = {
  '': [...Object.keys(FileWorkflow.shape), 'inputs'],
  environment: Object.keys(environment.shape),
  cache: ['cache_paths'],
  publishing: ['scripts'],
  pre_clone_scripts: Object.keys(scriptMap.shape),
  scripts: Object.keys(scriptMap.shape),
  'publishing.scripts': Object.keys(scriptMap.shape),
};

export interface Script {
  readonly name: string;
  readonly script: string;
  readonly workingDirectory?: string | undefined;
  /** A text is the variable that says it, when the script runs. */
  readonly ignoreFailure: boolean | string;
  /** Without it, the script always runs. */
  readonly when?: z.output<typeof when> | undefined;
}

/** A workflow that can be run, from the file or from the workflow editor. */
export interface Workflow {
  readonly id: string;
  readonly name?: string | undefined;
  readonly labels: readonly string[];
  readonly variables: Readonly<Record<string, string>>;
  readonly groups: readonly string[];
  readonly softwareVersions: Readonly<Record<string, string>>;
  /** Relative to the clone. */
  readonly workingDirectory: string;
  /** Minutes. */
  readonly maxBuildDuration: number;
  /** The variable that says the minutes in their place. */
  readonly durationVariable?: string | undefined;
  readonly cachePaths: readonly string[];
  /** For before the clone is there. */
  readonly preCloneScripts: readonly Script[];
  readonly scripts: readonly Script[];
  /** Patterns of files to keep. */
  readonly artifacts: readonly string[];
  readonly publishingScripts: readonly Script[];
  /** The variables in keys that have no effect here, such as `publishing.google_play`. */
  readonly ignoredVariables?: readonly string[] | undefined;
  readonly instanceType?: string | undefined;
}

/** All of them, in the order in which they run. */
export function scriptsIn({ preCloneScripts, scripts, publishingScripts }: Workflow): readonly Script[] {
  return [...preCloneScripts, ...scripts, ...publishingScripts];
}

/** The workflow that a checked file describes, with defaults for everything that it leaves out. */
export function workflowOf(id: string, file: FileWorkflow): Workflow {
  const { vars, groups, ...versions } = file.environment ?? {};
  const softwareVersions = Object.entries(versions).flatMap(([name, version]) =>
    version === undefined ? [] : [[name, version] as const],
  );
  return {
    id,
    name: file.name,
    labels: file.labels ?? [],
    variables: Object.fromEntries(Object.entries(vars ?? {}).filter(([name]) => variableName.test(name))),
    groups: groups ?? [],
    softwareVersions: Object.fromEntries(softwareVersions),
    workingDirectory: file.working_directory ?? '.',
    maxBuildDuration: minutesOf(file.max_build_duration) ?? 60,
    durationVariable: file.max_build_duration?.startsWith('$') ? file.max_build_duration : undefined,
    cachePaths: file.cache?.cache_paths ?? [],
    // The workflow's folder is not there yet.
    preCloneScripts: scriptsOf(file.pre_clone_scripts).map((script) => ({
      ...script,
      workingDirectory: script.workingDirectory ?? '~',
    })),
    scripts: scriptsOf(file.scripts),
    artifacts: file.artifacts ?? [],
    publishingScripts: scriptsOf(file.publishing?.scripts),
    instanceType: typeof file.instance_type === 'string' ? file.instance_type : undefined,
  };
}

/** The minutes that a text says; `undefined` for any other text. */
export function minutesOf(written: string | undefined): number | undefined {
  return written !== undefined && /^[1-9]\d{0,3}$/.test(written) ? Number(written) : undefined;
}

function scriptsOf(scripts: FileWorkflow['scripts']): Script[] {
  return (scripts ?? []).map((script) => ({
    name: script.name ?? firstLine(script.script),
    script: script.script,
    workingDirectory: script.working_directory,
    ignoreFailure: script.ignore_failure ?? false,
    when: script.when,
  }));
}

/** Characters of a script's first line that are its name. */
const longestName = 100;

function firstLine(script: string): string {
  const line = plainText(script.trim().split('\n')[0] ?? '');
  return line.length > longestName ? `${line.slice(0, longestName - 1).toWellFormed()}…` : line || 'Script';
}
