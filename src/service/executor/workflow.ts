/** A workflow as it is carried out, wherever it was written. */
export interface Workflow {
  readonly id: string;
  readonly name: string | undefined;
  readonly labels: readonly string[];
  readonly variables: Readonly<Record<string, string>>;
  readonly groups: readonly string[];
  readonly softwareVersions: Readonly<Record<string, string>>;
  /** Relative to the clone. */
  readonly workingDirectory: string;
  /** Minutes. */
  readonly maxBuildDuration: number;
  readonly cachePaths: readonly string[];
  readonly scripts: readonly Script[];
  /** Globs of files to keep. */
  readonly artifacts: readonly string[];
  readonly publishingScripts: readonly Script[];
}

export interface Script {
  readonly name: string;
  readonly script: string;
  readonly workingDirectory: string | undefined;
  readonly ignoreFailure: boolean;
}
