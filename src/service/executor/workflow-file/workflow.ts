import { z } from 'zod';
import type { FileWorkflow } from './schema.ts';
import { When } from './when.ts';

const Texts = z.array(z.string()).readonly();
const Values = z.record(z.string(), z.string()).readonly();

export const Script = z.object({
  name: z.string(),
  script: z.string(),
  workingDirectory: z.string().optional(),
  ignoreFailure: z.boolean(),
  /** Without it, the script always runs. */
  when: When.optional(),
});
export type Script = Readonly<z.output<typeof Script>>;

/** A workflow that can be run, from the file or from the workflow editor. */
export const Workflow = z.object({
  id: z.string(),
  name: z.string().optional(),
  labels: Texts,
  variables: Values,
  groups: Texts,
  softwareVersions: Values,
  /** Relative to the clone. */
  workingDirectory: z.string(),
  /** Minutes. */
  maxBuildDuration: z.number(),
  cachePaths: Texts,
  scripts: z.array(Script).readonly(),
  /** Patterns of files to keep. */
  artifacts: Texts,
  publishingScripts: z.array(Script).readonly(),
});
export type Workflow = Readonly<z.output<typeof Workflow>>;

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
    variables: vars ?? {},
    groups: groups ?? [],
    softwareVersions: Object.fromEntries(softwareVersions),
    workingDirectory: file.working_directory ?? '.',
    maxBuildDuration: file.max_build_duration ?? 60,
    cachePaths: file.cache?.cache_paths ?? [],
    scripts: scriptsOf(file.scripts, 'Script'),
    artifacts: file.artifacts ?? [],
    publishingScripts: scriptsOf(file.publishing?.scripts, 'Publishing script'),
  };
}

function scriptsOf(scripts: FileWorkflow['scripts'], unnamed: string): Script[] {
  return (scripts ?? []).map((script, at) => ({
    name: script.name ?? `${unnamed} ${at + 1}`,
    script: script.script,
    workingDirectory: script.working_directory,
    ignoreFailure: script.ignore_failure ?? false,
    when: whenOf(script.when),
  }));
}

function whenOf(when: NonNullable<FileWorkflow['scripts']>[number]['when']): When | undefined {
  if (!when) return undefined;
  const { condition, changeset } = when;
  return {
    condition,
    changeset: changeset && {
      includes: changeset.includes ?? ['.'],
      excludes: changeset.excludes ?? [],
    },
  };
}
