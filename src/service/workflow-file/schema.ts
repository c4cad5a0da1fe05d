import { z } from 'zod';
import { variableName } from '../../assignments.ts';
import { plainText } from '../errors.ts';
import { isTrue, WrongCondition } from './condition.ts';
import { appStoreConnect, email, googlePlay, iosSigning, slack, triggering, unread } from './hosted-keys.ts';
import { line, list, map, optional, text } from './reading.ts';

const flag = text
  .regex(/^(?:true|True|TRUE|false|False|FALSE|\$(?:\w+|\{\w+\}))$/, {
    error: 'must be `true`, `false` or a variable with one of these values',
  })
  .transform((value) => (value.startsWith('$') ? value : value.toLowerCase() === 'true'));

const minutes = text.regex(/^(?:[1-9]\d{0,3}|\$(?:\w+|\{\w+\}))$/, {
  error: 'must be a whole number of minutes from 1 to 9999, or a variable with such a number',
});

/** A `-` is allowed, although no script gets such a variable: shells do not allow it in names. */
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

const script = z
  .preprocess(
    (value) => (typeof value === 'string' ? { script: value } : value),
    map({
      name: optional(line),
      script: text.min(1, { error: 'is empty' }),
      working_directory: optional(line),
      /** A text names a variable that is read when the script runs. */
      ignore_failure: optional(flag),
      when: optional(map({ condition: optional(condition), changeset: unread })),
      test_report: unread,
    }),
  )
  .transform(({ name, script, working_directory, ignore_failure = false, when }) => ({
    name: name ?? firstLine(script),
    script,
    workingDirectory: working_directory,
    ignoreFailure: ignore_failure,
    condition: when?.condition,
  }));

export type Script = z.output<typeof script>;

/** Software versions; scripts get each as the variable `<NAME>_VERSION`. */
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

/** One workflow of `codemagic.yaml`, including keys without effect (docs/workflow-file.md, "Keys without effect"). */
export const FileWorkflow = map({
  name: optional(line),
  labels: list(line),
  /** Inputs are replaced before the other keys are read. */
  inputs: z.undefined({ error: 'is only possible in codemagic.yaml' }).optional(),
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
      email,
      firebase: unread,
      google_play: googlePlay,
      on_failure: unread,
      partner_center: unread,
      slack,
      tester_groups: unread,
    }),
  ),
  instance_type: unread,
  integrations: unread,
  triggering,
  when: unread,
});
export type FileWorkflow = z.infer<typeof FileWorkflow>;

/** A workflow that can be run, from the file or from the workflow editor. */
export type Workflow = Readonly<ReturnType<typeof workflowOf>> & {
  /** Variables that occur in keys without effect, such as `publishing.google_play`. */
  readonly ignoredVariables?: readonly string[];
};

/** All scripts, in the order in which they run. */
export function scriptsIn({ preCloneScripts, scripts, publishingScripts }: Workflow): readonly Script[] {
  return [...preCloneScripts, ...scripts, ...publishingScripts];
}

/** Applies the defaults for everything that a checked file leaves out. */
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
    /** In minutes; the default also if a variable has the value. */
    maxBuildDuration: Number(file.max_build_duration) || 60,
    cachePaths: file.cache?.cache_paths ?? [],
    preCloneScripts: (file.pre_clone_scripts ?? []).map((script) => ({
      ...script,
      workingDirectory: script.workingDirectory ?? '~',
    })),
    scripts: file.scripts ?? [],
    artifacts: file.artifacts ?? [],
    publishingScripts: file.publishing?.scripts ?? [],
    instanceType: typeof file.instance_type === 'string' ? file.instance_type : undefined,
  };
}

/** In characters, for the first line of a script as its name. */
const longestName = 100;

function firstLine(script: string): string {
  const line = plainText(script.trim().split('\n')[0] ?? '');
  return line.length > longestName ? `${line.slice(0, longestName - 1).toWellFormed()}…` : line || 'Script';
}
