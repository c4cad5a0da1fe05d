import { BuildError, plainText } from '../../errors.ts';
import { type ReadWorkflow, readWorkflow } from '../../workflow-file/read.ts';
import type { Workflow } from '../../workflow-file/schema.ts';
import type { BuildContext, PreparedBuild } from '../build-context.ts';
import {
  hostedHome,
  type MachineFolders,
  makeBuildFolders,
  placedFolders,
  unsandboxedFolders,
} from '../environment/folders.ts';
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
import { endOwnStep } from './simulated-runner.ts';

/**
 * Creates the folders, fetches the sources and reads the workflow.
 *
 * @throws BuildError if there is nothing to build
 */
export async function fetchPhase(context: BuildContext): Promise<PreparedBuild> {
  const { order, recorder, steps } = context;
  await recorder.state('preparing');
  const preparing = steps.add('Preparing build machine', 'preparing');
  const fetching = steps.add('Fetching app sources', 'fetching');
  const reading = steps.add('Reading the workflow', 'fetching');
  const { folders, firstLog } = await steps.run(preparing, async (log) => {
    const layout = context.sandbox ? 'hosted' : 'plain';
    const created = await makeBuildFolders(order.folder, { own: order.own, layout });
    await context.sandbox?.prepare(created);
    if (context.isSimulated) await log.line(`${simulatedNotice}.`);
    await log.line('Created the build folders.');
    await endOwnStep(context, { step: preparing, log });
    return { status: 'success', folders: created, firstLog: log };
  });

  await recorder.state('fetching');
  const { commit, early } = await steps.run(fetching, async (log) => {
    await log.line(`Fetching ${describeRef(order.ref)}`);
    const { commit, early } = await fetchSources(context, { folders, log });
    const author = commit.authorName ? ` by ${plainText(commit.authorName)}` : '';
    await log.line(`Commit ${commit.hash}${author}`);
    await recorder.commit(commit);
    await endOwnStep(context, { step: fetching, log });
    return { status: 'success', commit, early };
  });

  return steps.run(reading, async (log) => {
    // The file can be in a submodule, so it may not have been there before.
    const read = early ?? (await loadWorkflow(order, folders.clone));
    const { workflow, problem, notes, warnings, skipped } = read;
    for (const note of notes) await firstLog.line(plainText(note));
    if (problem !== null) context.mistakes.add(problem);
    for (const warning of warnings) await log.line(`Warning: ${plainText(warning)}`);
    await checkGroups(context, workflow, log);
    const { machine } = context;
    const home = hostedHome(order.instanceType ?? workflow.instanceType);
    const inside = context.sandbox
      ? placedFolders(folders, placesOf(folders, home))
      : unsandboxedFolders(folders);
    const placed = { ...folders, inside };
    const variables = {
      machine,
      builtIn: builtInVariables({ order, folders: placed, commit, workflow, machine }),
      declared: declaredVariables(order, workflow),
      fixed: fixedVariables(order, placed),
    };
    await recorder.workflow({ ...workflow, labels: labelsOf(workflow, scriptVariables(variables)) });
    context.stop.setLimit(workflow.maxBuildDuration);
    const toolVariables = { ...machine, ...processVariables(order.buildId, inside) };
    return { status: 'success', skipped, folders: placed, workflow, variables, toolVariables, problem };
  });
}

/** The SSH key exists only while Git runs: it is removed before the first script. */
async function fetchSources(
  { order, forGit, stop }: BuildContext,
  { folders, log }: { readonly folders: MachineFolders; readonly log: StepLog },
) {
  const { repository, ref } = order;
  const { clone, own } = folders;
  const base = { ...forGit, ...processVariables(order.buildId, folders) };
  const report = (text: string): Promise<void> => log.write(Buffer.from(text));
  const access = { repository, parent: own, cwd: clone, base, signal: stop.signal, report };
  return withGit(access, async (git) => {
    const commit = await cloneAt(git, { url: repository.url, ref });
    const early = await loadWorkflow(order, clone).catch(() => undefined);
    if (wantsSubmodules(order, early?.workflow)) await fetchSubmodules(git, clone);
    return { commit, early };
  });
}

/** Submodules are fetched unless a variable switches them off (docs/workflow-file.md, "The sources"). */
function wantsSubmodules(
  { variables, groups, knownGroups }: BuildOrder,
  workflow: Workflow | undefined,
): boolean {
  const inGroups = [...(workflow?.groups ?? []), ...groups].map((name) => knownGroups[name]);
  const set: Variables = Object.assign({}, ...inGroups, workflow?.variables, variables);
  return set.CM_RECURSIVE_SUBMODULE_INIT?.toLowerCase() !== 'false';
}

async function loadWorkflow(order: BuildOrder, clone: string): Promise<ReadWorkflow> {
  const { editorWorkflow, workflowId, inputs = {} } = order;
  if (editorWorkflow && Object.keys(inputs).length > 0)
    throw new BuildError('Workflows from the workflow editor have no inputs; start the build without inputs');
  if (editorWorkflow)
    return { workflow: editorWorkflow, notes: [], skipped: [], warnings: [], problem: null };
  return readWorkflow(await readWorkflowFile(clone), workflowId, { inputs });
}

/** @throws BuildError if a variable group is missing, unless the build is simulated or missing groups count as empty */
async function checkGroups(context: BuildContext, workflow: Workflow, log: StepLog): Promise<void> {
  const { order, isSimulated } = context;
  const missing = missingGroups(workflow, { ...order, machine: context.machine });
  if (!missing) return;
  if (!order.emptyGroups && !isSimulated) throw new BuildError(missingGroupsMessage(missing));
  const why = isSimulated ? 'it is simulated' : '--empty-groups is set';
  await log.line(`${missingGroupsText(missing)} It continues anyway, because ${why}.`);
}
