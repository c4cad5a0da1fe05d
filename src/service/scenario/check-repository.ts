import { join } from 'node:path';
import { type Clock, TimeoutError, withTimeout } from '../../clock.ts';
import { UserError } from '../../errors.ts';
import { type Configuration, editorWorkflows } from '../applications/configuration.ts';
import type { Executor } from '../executor/execution.ts';
import type { Workflow } from '../workflow-file/schema.ts';
import { scriptsIn } from '../workflow-file/schema.ts';
import { misfit, type NamedWorkflow } from './outcomes.ts';
import { type Scenario, WrongScenario } from './scenario.ts';

/** Milliseconds within which the repository has to say what it has. */
const timeLimit = 10_000;

/**
 * Checks that each outcome fits a workflow of the repository's default branch or of the workflow editor. Nothing is checked
 * if the repository cannot be read: each build says why.
 *
 * @throws WrongScenario
 */
export async function checkOutcomes(
  { outcomes }: Scenario,
  at: {
    readonly file: string;
    readonly repositoryUrl: string;
    readonly dataFolder: string;
    readonly configuration: Configuration;
    readonly executor: Executor;
    readonly clock: Clock;
    readonly signal: AbortSignal;
  },
): Promise<void> {
  if (outcomes.length === 0) return;
  const { clock, signal, repositoryUrl } = at;
  const repository = { url: repositoryUrl, knownHosts: join(at.dataFolder, 'known_hosts') };
  try {
    const inFile = await withTimeout({ clock, ms: timeLimit, signal }, (limit) =>
      at.executor.listWorkflows(repository, { signal: limit }),
    );
    const inEditor = [...editorWorkflows(at.configuration, { repositoryUrl }).values()].map(named);
    const workflows = [
      ...inEditor,
      // A value that only the start gives can be a part of a step's name.
      ...inFile.map(({ id, inputs, workflow }) =>
        workflow && inputs.every((input) => input.default !== undefined)
          ? named(workflow)
          : { id, steps: undefined },
      ),
    ];
    const why = misfit(outcomes, workflows);
    if (why !== undefined) throw new WrongScenario({ file: at.file, why });
  } catch (error) {
    const isUnread = error instanceof UserError || error instanceof TimeoutError || signal.aborted;
    if (error instanceof WrongScenario || !isUnread) throw error;
  }
}

function named(workflow: Workflow): NamedWorkflow {
  return { id: workflow.id, steps: scriptsIn(workflow).map(({ name }) => name) };
}
