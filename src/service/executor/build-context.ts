import type { Clock } from '../../clock.ts';
import type { Script, Workflow } from '../workflow-file/schema.ts';
import type { BuildFolders } from './environment/folders.ts';
import type { Variables } from './environment/machine.ts';
import type { VariableSources } from './environment/variables.ts';
import type { BuildOrder } from './execution.ts';
import type { Runner, RunnerStep } from './processes/runner.ts';
import type { Stop } from './processes/stop.ts';
import type { BuildRecorder } from './recorder.ts';
import type { Sandbox } from './sandbox/sandbox.ts';
import type { BuildStep, StepList, StepType } from './step-list.ts';

export interface BuildContext {
  readonly order: BuildOrder;
  readonly clock: Clock;
  readonly recorder: BuildRecorder;
  /** The part of the machine's environment that the build may see. */
  readonly machine: Variables & { readonly PATH: string };
  /** Also has proxies and certificates. Git runs outside the sandbox, so no build can change what is on its `PATH`. */
  readonly forGit: Variables;
  readonly stop: Stop;
  readonly sandbox: Sandbox | undefined;
  readonly isSimulated: boolean;
  /** Runs a step inside the build's sandbox, if it has one, beside what earlier steps left. Starts the shell if necessary. */
  runInside(folders: BuildFolders, step: RunnerStep): ReturnType<Runner['run']>;
  /**
   * Ends every process of the build. Called before each phase in which the service uses the build's folders by path: a
   * process could exchange a folder meanwhile. Processes survive only from one script to the next.
   */
  readonly endProcesses: Runner['end'];
  readonly steps: StepList;
  /** Probable mistakes in the workflow file. The build's message names them, however the build ends. */
  readonly mistakes: Set<string>;
}

/** Available once the sources have been fetched and the workflow has been read. */
export interface PreparedBuild {
  readonly folders: BuildFolders;
  readonly workflow: Workflow;
  readonly variables: VariableSources;
  /** The variables of tools that the service runs inside the build. */
  readonly toolVariables: Variables;
  /** A mistake in the workflow file, with which a build that succeeds ends as `warning`. */
  readonly problem: string | null;
}

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
    // Scripts with the word `test` or `tests` in their names are tests; all others build.
    scripts: workflow.scripts.map((script) =>
      planned(script, /\btests?\b/i.test(script.name) ? 'testing' : 'building'),
    ),
    collecting: steps.add('Collecting artefacts', 'publishing'),
    publishing: workflow.publishingScripts.map((script) => planned(script, 'publishing')),
    cleaning: steps.add('Cleaning up', 'finishing'),
    storing: cached ? steps.add('Storing caches', 'finishing') : undefined,
  };
}

export type BuildPlan = ReturnType<typeof planSteps>;
