import type { BuildFolders } from './build-folders.ts';
import type { BuildProcesses } from './build-processes.ts';
import type { BuildKeeper, BuildOrder } from './execution.ts';
import type { Variables } from './machine-environment.ts';
import type { OwnFolder } from './own-folder.ts';
import type { Command } from './session.ts';
import type { StepList } from './step-list.ts';
import type { Stop } from './stop.ts';
import type { Workflow } from './workflow.ts';
import type { Order } from './workflow-answer.ts';
import type { ReadWorkflow } from './workflow-file.ts';

/** What all phases of one build work with. */
export interface BuildRun {
  readonly order: BuildOrder;
  /** What is written for the build stands here. */
  readonly own: OwnFolder;
  readonly keeper: BuildKeeper;
  /** What the build may see of the machine's environment. */
  readonly machine: Variables;
  /** What Git gets besides: proxies and certificates. */
  readonly forGit: Variables;
  readonly stop: Stop;
  readonly processes: BuildProcesses;
  readonly steps: StepList;
  /** Reads a workflow, which may take seconds, without holding anything else up. */
  readWorkflow(order: Order, surroundings: Pick<Command, 'cwd' | 'env' | 'errors'>): Promise<ReadWorkflow>;
}

/** What is known once the sources are there and the workflow has been read. */
export interface PreparedBuild {
  readonly folders: BuildFolders;
  readonly workflow: Workflow;
  /** Variables of machine, groups, workflow and request. */
  readonly given: Variables;
  /** Variables of the service's own, which nothing replaces. */
  readonly own: Variables;
}
