import type { Step, StepList, StepType } from '../step-list/step-list.ts';
import type { Script, Workflow } from '../workflow-file/workflow.ts';

/** A script and the step that it is. */
export interface PlannedScript {
  readonly step: Step;
  readonly script: Script;
}

/** The steps of a workflow, in the order in which they are worked on. */
export interface BuildPlan {
  readonly restoring: Step | undefined;
  readonly scripts: readonly PlannedScript[];
  readonly collecting: Step | undefined;
  readonly publishing: readonly PlannedScript[];
  readonly cleaning: Step;
  readonly storing: Step | undefined;
}

export function planSteps(steps: StepList, workflow: Workflow): BuildPlan {
  const cached = workflow.cachePaths.length > 0;
  const planned = (script: Script, type: StepType): PlannedScript => ({
    step: steps.add(script.name, type),
    script,
  });
  return {
    restoring: cached ? steps.add('Restoring caches', 'fetching') : undefined,
    scripts: workflow.scripts.map((script) => planned(script, typeOfScript(script))),
    collecting: workflow.artifacts.length > 0 ? steps.add('Collecting artefacts', 'publishing') : undefined,
    publishing: workflow.publishingScripts.map((script) => planned(script, 'publishing')),
    cleaning: steps.add('Cleaning up', 'finishing'),
    storing: cached ? steps.add('Storing caches', 'finishing') : undefined,
  };
}

/** A script whose name has the word `test` or `tests` is a test; every other one builds. */
export function typeOfScript(script: Script): StepType {
  return /\btests?\b/i.test(script.name) ? 'testing' : 'building';
}
