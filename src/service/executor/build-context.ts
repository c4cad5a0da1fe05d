import type { Clock } from '../../clock.ts';
import type { Script, Workflow } from '../workflow-file/schema.ts';
import type { BuildFolders } from './environment/inside-folders.ts';
import type { Variables } from './environment/machine.ts';
import type { VariableSources } from './environment/variables.ts';
import type { BuildOrder } from './execution.ts';
import type { Runner, RunnerStep } from './processes/runner.ts';
import type { Stop } from './processes/stop.ts';
import type { BuildRecorder } from './recorder.ts';
import type { Sandbox } from './sandbox/sandbox.ts';
import type { BuildStep, StepList, StepType } from './step-list.ts';

/** Shared by all phases of one build. */
export interface BuildContext {
  readonly order: BuildOrder;
  readonly clock: Clock;
  readonly recorder: BuildRecorder;
  /** The part of the machine's environment that the build may see. */
  readonly machine: Variables & { readonly PATH: string };
  /** The same for Git, with proxies and certificates: it runs outside, so no build can change what is on its `PATH`. */
  readonly forGit: Variables;
  readonly stop: Stop;
  readonly sandbox: Sandbox | undefined;
  /** Whether its scripts are not run. */
  readonly isSimulated: boolean;
  /** Runs a step inside the build's sandbox, if it has one, beside what earlier steps left. Starts the shell if none runs. */
  runInside(folders: BuildFolders, step: RunnerStep): ReturnType<Runner['run']>;
  /**
   * Ends every process of the build. Called before each phase in which the service works on the build's folders: by path,
   * which a process could exchange meanwhile. Only between scripts do they live on.
   */
  readonly endProcesses: Runner['end'];
  readonly steps: StepList;
  /** What is probably a mistake in the workflow file. The build's message names it, however the build ends. */
  readonly mistakes: Set<string>;
}

/** Known once the sources have been fetched and the workflow has been read. */
export interface PreparedBuild {
  readonly folders: BuildFolders;
  readonly workflow: Workflow;
  readonly variables: VariableSources;
  /** The variables of the tools that the service runs for the build, as a script of it would. */
  readonly toolVariables: Variables;
  /** A mistake in the workflow file that makes a build that succeeds end as `warning`. */
  readonly problem: string | null;
}

/** A script and its step. */
export interface PlannedScript {
  readonly step: BuildStep;
  readonly script: Script;
}

/** The steps of a workflow, in the order in which they run. */
export function planSteps(steps: StepList, workflow: Workflow) {
  const cached = workflow.cachePaths.length > 0;
  const planned = (script: Script, type: StepType): PlannedScript => ({
    step: steps.add(script.name, type, { command: script.script }),
    script,
  });
  return {
    preClone: workflow.preCloneScripts.map((script) => planned(script, 'fetching')),
    restoring: cached ? steps.add('Restoring caches', 'fetching') : undefined,
    // A script with the word `test` or `tests` in its name is a test; every other one builds.
    scripts: workflow.scripts.map((script) =>
      planned(script, /\btests?\b/i.test(script.name) ? 'testing' : 'building'),
    ),
    collecting: keepsFiles(workflow) ? steps.add('Collecting artefacts', 'publishing') : undefined,
    publishing: workflow.publishingScripts.map((script) => planned(script, 'publishing')),
    cleaning: steps.add('Cleaning up', 'finishing'),
    storing: cached ? steps.add('Storing caches', 'finishing') : undefined,
  };
}

export type BuildPlan = ReturnType<typeof planSteps>;

/** Scripts can also put files into `CM_EXPORT_DIR`, without a pattern. */
function keepsFiles({ artifacts, preCloneScripts, scripts }: Workflow): boolean {
  const before = [...preCloneScripts, ...scripts];
  return artifacts.length > 0 || before.some(({ script }) => script.includes('CM_EXPORT_DIR'));
}
