import type { Commit } from '../../../contract/build.ts';
import { BuildError, plainText } from '../../errors.ts';
import { type ReadWorkflow, readWorkflow } from '../../workflow-file/read.ts';
import type { Workflow } from '../../workflow-file/schema.ts';
import { type MachineFolders, makeBuildFolders } from '../environment/folders.ts';
import { hostedHome, placedFolders, unsandboxedFolders } from '../environment/inside-folders.ts';
import type { Variables } from '../environment/machine.ts';
import { missingGroups, missingGroupsMessage, missingGroupsText } from '../environment/missing-groups.ts';
import {
  builtInVariables,
  declaredVariables,
  fixedVariables,
  labelsOf,
  processVariables,
  scriptVariables,
} from '../environment/variables.ts';
import type { BuildOrder } from '../execution.ts';
import { cloneAt, describeRef, fetchSubmodules } from '../git/clone.ts';
import { withGit } from '../git/git.ts';
import { placesOf } from '../sandbox/mounts.ts';
import { simulatedNotice } from '../simulate/notice.ts';
import type { StepLog } from '../step-list.ts';
import { readWorkflowFile } from '../workflow-reader.ts';
import type { BuildContext, PreparedBuild } from './build-context.ts';
import { endOwnStep } from './simulated-runner.ts';

/**
 * Creates the folders, fetches the sources and reads the workflow.
 *
 * @returns everything that the scripts need
 * @throws BuildError when there is nothing to build
 */
export async function fetchPhase(context: BuildContext): Promise<PreparedBuild> {
  const { order, recorder, steps } = context;
  await recorder.state('preparing');
  const preparing = steps.add('Preparing build machine', 'preparing');
  const fetching = steps.add('Fetching app sources', 'fetching');
  const reading = steps.add('Reading the workflow', 'fetching');
  const { folders, firstLog } = await steps.run(preparing, async (log) => {
    const created = await makeBuildFolders(order.folder, {
      own: context.own,
      layout: context.sandbox ? 'hosted' : 'plain',
    });
    await context.sandbox?.prepare(created);
    if (context.isSimulated) await log.line(`${simulatedNotice}.`);
    await log.line('Created the build folders.');
    await endOwnStep(context, { step: preparing, log });
    return { status: 'success', folders: created, firstLog: log };
  });

  await recorder.state('fetching');
  const { commit, readEarly } = await steps.run(fetching, async (log) => {
    await log.line(`Fetching ${describeRef(order.ref)}`);
    const { commit, readEarly } = await fetchSources(context, { folders, log });
    const author = commit.authorName ? ` by ${plainText(commit.authorName)}` : '';
    await log.line(`Commit ${commit.hash}${author}`);
    await recorder.commit(commit);
    await endOwnStep(context, { step: fetching, log });
    return { status: 'success', commit, readEarly };
  });

  const { prepared } = await steps.run(reading, async (log) => {
    const read = readEarly ?? (await loadWorkflow(context, folders));
    for (const note of read.notes) await firstLog.line(plainText(note));
    if (read.problem !== null) context.mistakes.add(read.problem);
    for (const warning of read.warnings) await log.line(`Warning: ${plainText(warning)}`);
    const prepared = await prepare(context, { folders, log, commit, read });
    return { status: 'success', skipped: read.skipped, prepared };
  });
  context.stop.limit(prepared.workflow.maxBuildDuration);
  return prepared;
}

interface StepWork {
  readonly folders: MachineFolders;
  readonly log: StepLog;
}

interface Sources {
  readonly commit: Commit;
  /** `undefined` if it cannot be read before there are submodules. */
  readonly readEarly: ReadWorkflow | undefined;
}

/** The SSH key exists only while Git runs: it is removed before the first script. */
async function fetchSources(context: BuildContext, { folders, log }: StepWork): Promise<Sources> {
  const { order, outside, forGit, stop } = context;
  const { repository, ref } = order;
  const { url } = repository;
  const { clone, own } = folders;
  const base = { ...outside, ...forGit, ...processVariables(order.buildId, folders) };
  const report = (text: string): Promise<void> => log.write(Buffer.from(text));
  const access = { repository, folder: own, cwd: clone, base, signal: stop.signal, report };
  return withGit(access, async (git) => {
    const commit = await cloneAt(git, { url, ref });
    const readEarly = await loadWorkflow(context, folders).catch(() => undefined);
    if (wantsSubmodules(order, readEarly?.workflow)) await fetchSubmodules(git, clone);
    return { commit, readEarly };
  });
}

/** See docs/workflow-file.md, "The sources". */
function wantsSubmodules(
  { variables, groups, knownGroups }: BuildOrder,
  workflow: Workflow | undefined,
): boolean {
  const inGroups = [...(workflow?.groups ?? []), ...groups].map((name) => knownGroups[name]);
  const set: Variables = Object.assign({}, ...inGroups, workflow?.variables, variables);
  return set.CM_RECURSIVE_SUBMODULE_INIT?.toLowerCase() !== 'false';
}

async function loadWorkflow({ order }: BuildContext, { clone }: MachineFolders): Promise<ReadWorkflow> {
  const { editorWorkflow, workflowId, inputs = {} } = order;
  if (editorWorkflow && Object.keys(inputs).length > 0)
    throw new BuildError('Workflows from the workflow editor have no inputs; start the build without inputs');
  if (editorWorkflow)
    return { workflow: editorWorkflow, notes: [], skipped: [], warnings: [], problem: null };
  return readWorkflow(await readWorkflowFile(clone), workflowId, { inputs });
}

async function prepare(
  context: BuildContext,
  work: StepWork & { readonly commit: Commit; readonly read: ReadWorkflow },
): Promise<PreparedBuild> {
  const { order, recorder, machine } = context;
  const { log, commit } = work;
  const { workflow, problem } = work.read;
  const home = hostedHome(order.instanceType ?? workflow.instanceType);
  const inside = context.sandbox
    ? placedFolders(work.folders, placesOf(work.folders, home))
    : unsandboxedFolders(work.folders);
  const folders = { ...work.folders, inside };
  const toolVariables = { ...machine, ...processVariables(order.buildId, inside) };
  const missing = missingGroups(workflow, { ...order, machine });
  if (missing && !order.emptyGroups && !context.isSimulated)
    throw new BuildError(missingGroupsMessage(missing));
  if (missing) {
    const why = context.isSimulated ? 'it is simulated' : '--empty-groups is set';
    await log.line(`${missingGroupsText(missing)} It continues anyway, because ${why}.`);
  }
  const variables = {
    machine,
    builtIn: builtInVariables({ order, folders, commit, workflow, machine }),
    declared: declaredVariables(order, workflow),
    fixed: fixedVariables(order, folders),
  };
  const { name, instanceType } = workflow;
  await recorder.workflow({ name, instanceType, labels: labelsOf(workflow, scriptVariables(variables)) });
  return { folders, workflow, variables, toolVariables, problem };
}
