import { z } from 'zod';

const Texts = z.array(z.string()).readonly();
const Values = z.record(z.string(), z.string()).readonly();

export const Script = z.object({
  name: z.string(),
  script: z.string(),
  workingDirectory: z.string().optional(),
  ignoreFailure: z.boolean(),
});
export type Script = Readonly<z.output<typeof Script>>;

/** A workflow as it is carried out, wherever it was written. */
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
