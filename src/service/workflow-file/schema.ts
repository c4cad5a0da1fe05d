import { z } from 'zod';
import { variableName } from '../../assignments.ts';
import { expandBraces, WrongPattern } from '../../pattern.ts';
import { plainText } from '../errors.ts';
import { isTrue, WrongCondition } from './condition.ts';
import { suggestion } from './findings.ts';

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

/** The value of a key without effect here. */
const unread = z.unknown().optional();

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
  .max(1_000, { error: 'is longer than 1000 characters' })
  .refine(isPathPattern, { error: 'must be a path in the repository, with `*`, `**`, `?` or `{a,b}`' });

function isPathPattern(pattern: string): boolean {
  try {
    return expandBraces(pattern).every((path) => /^(?:\.\/)?[^:/!]/.test(path) && !/[{}]/.test(path));
  } catch (error) {
    if (error instanceof WrongPattern) return false;
    throw error;
  }
}

const when = map({
  condition: optional(condition),
  changeset: optional(
    map({
      includes: list(changedFiles).transform((paths) => paths ?? ['.']),
      excludes: list(changedFiles).transform((paths) => paths ?? []),
    }),
  ),
});

const script = z
  .preprocess(
    (value) => (typeof value === 'string' ? { script: value } : value),
    map({
      name: optional(line),
      script: text.min(1, { error: 'is empty' }),
      working_directory: optional(line),
      /** A text is the variable that says it, when the script runs. */
      ignore_failure: optional(flag),
      when: optional(when),
      test_report: unread,
    }),
  )
  .transform(({ name, script, working_directory, ignore_failure = false, when }) => ({
    name: name ?? firstLine(script),
    script,
    workingDirectory: working_directory,
    ignoreFailure: ignore_failure,
    when,
  }));

export type Script = z.output<typeof script>;

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

/*
 * Keys of the hosted service that have no effect here. A build does not need them, but with values that its documentation
 * does not allow, the same file would not be built there.
 */

const hostedFlag = hostedValue(/^(?:true|True|TRUE|false|False|FALSE)$/, 'must be `true` or `false`');
const notify = hosted({ success: hostedFlag, failure: hostedFlag });
const required = z.unknown().refine((value) => value !== undefined, { error: 'is missing' });
const branches = list(map({ pattern: required, include: hostedFlag, source: hostedFlag }));

/** A variable or an expression can have any value. */
function hostedValue(allowed: RegExp, error: string) {
  return optional(text.refine((value) => value.includes('$') || allowed.test(value), { error }));
}

function oneOf(...names: readonly string[]) {
  const listed = names.map((name) => `\`${name}\``).join(', ');
  return hostedValue(new RegExp(`^(?:${names.join('|')})$`), `must be one of ${listed}`);
}

/** A map with these keys, and others whose values are not read. */
function hosted(shape: z.ZodRawShape, others = '') {
  const names = others.match(/\w+/g) ?? [];
  return optional(map({ ...Object.fromEntries(names.map((name) => [name, unread])), ...shape }));
}

const triggering = hosted({
  events: list(oneOf('push', 'pull_request', 'pull_request_labeled', 'tag')),
  branch_patterns: branches,
  tag_patterns: branches,
  cancel_previous_builds: hostedFlag,
});

const iosSigning = hosted(
  { distribution_type: oneOf('app_store', 'ad_hoc', 'development', 'enterprise') },
  'bundle_identifier provisioning_profiles certificates',
);

const appStoreConnect = hosted(
  {
    auth: oneOf('integration'),
    submit_to_testflight: hostedFlag,
    submit_to_app_store: hostedFlag,
    cancel_previous_submissions: hostedFlag,
  },
  'api_key key_id issuer_id beta_groups copyright earliest_release_date phased_release release_type',
);

const googlePlay = hosted(
  {
    rollout_fraction: hostedValue(/^(?:0|1|[01]?\.\d+)$/, 'must be a number from 0 to 1'),
    submit_as_draft: hostedFlag,
    changes_not_sent_for_review: hostedFlag,
  },
  'credentials track in_app_update_priority release_promotion',
);

/**
 * One workflow of `codemagic.yaml`. Keys without effect (docs/workflow-file.md, "Keys without effect") are among them.
 */
export const FileWorkflow = map({
  name: optional(line),
  labels: list(line),
  environment: optional(
    map({
      vars: optional(z.record(nameOfVariable, text, { error: 'must be a map of names to values' })),
      groups: list(line),
      ...softwareVersions,
      ubuntu: unread,
      android_signing: unread,
      ios_signing: iosSigning,
    }),
  ),
  working_directory: optional(line),
  max_build_duration: optional(minutes),
  cache: optional(map({ cache_paths: list(line) })),
  pre_clone_scripts: list(script),
  scripts: list(script),
  artifacts: list(line),
  publishing: optional(
    map({
      scripts: list(script),
      app_center: unread,
      app_store_connect: appStoreConnect,
      email: hosted({ recipients: required, notify }),
      firebase: unread,
      google_play: googlePlay,
      on_failure: unread,
      partner_center: unread,
      slack: hosted({ channel: required, notify_on_build_start: hostedFlag, notify }),
      tester_groups: unread,
    }),
  ),
  instance_type: unread,
  integrations: unread,
  triggering,
  when: unread,
});
export type FileWorkflow = z.infer<typeof FileWorkflow>;

/** `why` follows the name of what is at `path`. */
export interface Mistake {
  readonly path: readonly PropertyKey[];
  readonly why: string;
}

/** The value as a schema reads it, unless there is a mistake, and all mistakes in it. */
export function readAs<Output>(schema: z.ZodType<Output>, value: unknown) {
  const { data, error } = schema.safeParse(value);
  const wrong: Mistake[] = [];
  /** The keys that the schema does not have. */
  const unknown: Mistake[] = [];
  for (const issue of error?.issues ?? [])
    if (issue.code === 'unrecognized_keys') {
      const known = keysAt(schema, issue.path);
      const mistake = (key: string): Mistake => ({
        path: [...issue.path, key],
        why: `is not a known key${suggestion(key, known)}`,
      });
      for (const key of issue.keys) unknown.push(mistake(key));
    } else {
      const { message } = (issue.code === 'invalid_key' && issue.issues[0]) || issue;
      wrong.push({ path: issue.path, why: message });
    }
  return { data, wrong, unknown };
}

/** The keys of the map at a path. */
function keysAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): readonly string[] {
  let at: z.core.$ZodType | undefined = schema;
  for (const part of [...path, undefined]) {
    while (at instanceof z.ZodPipe || at instanceof z.ZodOptional)
      if (at instanceof z.ZodOptional) at = at.unwrap();
      else at = at.out instanceof z.ZodTransform ? at.in : at.out;
    if (part === undefined) break;
    if (at instanceof z.ZodArray) at = at.element;
    else if (at instanceof z.ZodRecord) at = at.valueType;
    else at = at instanceof z.ZodObject ? at.shape[String(part)] : undefined;
  }
  return at instanceof z.ZodObject ? Object.keys(at.shape) : [];
}

/** A workflow that can be run, from the file or from the workflow editor. */
export type Workflow = Readonly<ReturnType<typeof workflowOf>> & {
  /** The variables in keys that have no effect here, such as `publishing.google_play`. */
  readonly ignoredVariables?: readonly string[];
};

/** All of them, in the order in which they run. */
export function scriptsIn({ preCloneScripts, scripts, publishingScripts }: Workflow): readonly Script[] {
  return [...preCloneScripts, ...scripts, ...publishingScripts];
}

/** The workflow that a checked file describes, with defaults for everything that it leaves out. */
export function workflowOf(id: string, file: FileWorkflow) {
  const { vars = {}, groups = [], ...environment } = file.environment ?? {};
  const versions = Object.entries(environment).flatMap(([name, version]) =>
    Object.hasOwn(softwareVersions, name) && typeof version === 'string' ? [[name, version] as const] : [],
  );
  return {
    id,
    name: file.name,
    labels: file.labels ?? [],
    variables: Object.fromEntries(Object.entries(vars).filter(([name]) => variableName.test(name))),
    groups,
    softwareVersions: Object.fromEntries(versions),
    /** Relative to the clone. */
    workingDirectory: file.working_directory ?? '.',
    /** Minutes. */
    maxBuildDuration: minutesOf(file.max_build_duration) ?? 60,
    /** The variable that says the minutes in their place. */
    durationVariable: file.max_build_duration?.startsWith('$') ? file.max_build_duration : undefined,
    cachePaths: file.cache?.cache_paths ?? [],
    // The workflow's folder is not there yet.
    preCloneScripts: (file.pre_clone_scripts ?? []).map((script) => ({
      ...script,
      workingDirectory: script.workingDirectory ?? '~',
    })),
    scripts: file.scripts ?? [],
    /** Patterns of files to keep. */
    artifacts: file.artifacts ?? [],
    publishingScripts: file.publishing?.scripts ?? [],
    instanceType: typeof file.instance_type === 'string' ? file.instance_type : undefined,
  };
}

/** The minutes that a text says; `undefined` for any other text. */
export function minutesOf(written: string | undefined): number | undefined {
  return written !== undefined && /^[1-9]\d{0,3}$/.test(written) ? Number(written) : undefined;
}

/** Characters of a script's first line that are its name. */
const longestName = 100;

function firstLine(script: string): string {
  const line = plainText(script.trim().split('\n')[0] ?? '');
  return line.length > longestName ? `${line.slice(0, longestName - 1).toWellFormed()}…` : line || 'Script';
}
