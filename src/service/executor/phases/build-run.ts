import type { BuildFolders } from '../environment/folders.ts';
import type { Variables } from '../environment/machine.ts';
import type { OwnFolder } from '../environment/own-folder.ts';
import type { BuildOrder, BuildRecorder } from '../execution.ts';
import type { BuildProcesses } from '../processes/build-processes.ts';
import type { Command } from '../processes/session.ts';
import type { Stop } from '../processes/stop.ts';
import type { StepList } from '../step-list/step-list.ts';
import type { Order } from '../workflow-file/answer.ts';
import type { ReadWorkflow } from '../workflow-file/read.ts';
import type { Workflow } from '../workflow-file/workflow.ts';

/** What all phases of one build work with. */
export interface BuildRun {
  readonly order: BuildOrder;
  /** What is written for the build stands here. */
  readonly own: OwnFolder;
  readonly recorder: BuildRecorder;
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
