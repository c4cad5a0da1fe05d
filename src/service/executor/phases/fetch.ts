import { writeFile } from 'node:fs/promises';
import type { Commit } from '../../../contract/build.ts';
import { type BuildFolders, makeBuildFolders } from '../environment/folders.ts';
import {
  builtInVariables,
  fixedVariables,
  givenVariables,
  labelsOf,
  processVariables,
  scriptVariables,
} from '../environment/variables.ts';
import { plainText } from '../errors.ts';
import { openGitAccess } from '../git/access.ts';
import { createChangesets } from '../git/changesets.ts';
import { cloneAt, describeRef } from '../git/clone.ts';
import { createGit } from '../git/git.ts';
import { fetchSubmodules } from '../git/submodules.ts';
import type { StepLog } from '../step-list.ts';
import type { ReadWorkflow } from '../workflow-file/read.ts';
import { readWorkflowFile } from '../workflow-file/reader.ts';
import type { BuildContext, PreparedBuild } from './build-context.ts';
import { versionWarnings } from './installed-versions.ts';

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
    const created = await makeBuildFolders(order.folder, context.own);
    await log.line('Created the folders of the build.');
    return { status: 'success', folders: created, firstLog: log };
  });

  await recorder.state('fetching');
  const { commit } = await steps.run(fetching, async (log) => {
    await log.line(`Fetching ${describeRef(order.ref)}`);
    const fetched = await fetchSources(context, { folders, log });
    const author = fetched.authorName ? ` by ${plainText(fetched.authorName)}` : '';
    await log.line(`Commit ${fetched.hash}${author}`);
    await recorder.commit(fetched);
    return { status: 'success', commit: fetched };
  });

  const { prepared } = await steps.run(reading, async (log) => {
    const read = await loadWorkflow(context, { folders, log });
    for (const note of read.notes) await firstLog.line(plainText(note));
    return { status: 'success', prepared: await prepare(context, { folders, log, commit, read }) };
  });
  context.stop.limit(prepared.workflow.maxBuildDuration);
  await writeFile(folders.variableFile, '', { mode: 0o600, flag: 'wx' });
  return prepared;
}

async function prepare(
  context: BuildContext,
  work: {
    readonly folders: BuildFolders;
    readonly log: StepLog;
    readonly commit: Commit;
    readonly read: ReadWorkflow;
  },
): Promise<PreparedBuild> {
  const { order, recorder, machine, clock, processes } = context;
  const { folders, log, commit, read } = work;
  const { workflow, problem } = read;
  const env = { ...machine, ...processVariables(order.buildId, folders) };
  const { run } = processes;
  const wanted = { ...workflow.softwareVersions, ...order.softwareVersions };
  const versions = await versionWarnings(wanted, { run, clock, env, cwd: folders.own.path });
  for (const warning of [...read.warnings, ...versions]) await log.line(`Warning: ${plainText(warning)}`);
  const variables = {
    machine,
    builtIn: builtInVariables({ order, folders, commit, workflow, machine }),
    given: givenVariables(order, workflow),
    fixed: fixedVariables(order, folders),
  };
  await recorder.workflow({ name: workflow.name, labels: labelsOf(workflow, scriptVariables(variables)) });
  const isChanged = await createChangesets({
    scripts: [...workflow.scripts, ...workflow.publishingScripts],
    previousCommit: order.previousCommit,
    git: { run, cwd: folders.clone, env },
  });
  return { folders, workflow, variables, problem, isChanged };
}

/** The SSH key exists only while Git runs: it is removed before the first script. */
async function fetchSources(
  { order, machine, forGit, processes }: BuildContext,
  work: { readonly folders: BuildFolders; readonly log: StepLog },
): Promise<Commit> {
  const { repository, ref } = order;
  const { clone, own } = work.folders;
  const base = { ...machine, ...forGit, ...processVariables(order.buildId, work.folders) };
  const access = await openGitAccess({ repository, folder: own.path, cwd: clone, base });
  try {
    const run = processes.run;
    const progress = (chunk: Buffer): Promise<void> => work.log.write(chunk);
    const git = createGit({ run, cwd: clone, access, progress });
    const commit = await cloneAt(git, { url: repository.url, ref, folder: clone });
    await fetchSubmodules({ repository, clone, own, base, run, log: work.log, git });
    return commit;
  } finally {
    await access.close();
  }
}

async function loadWorkflow(
  { order, readWorkflow }: BuildContext,
  { folders, log }: { readonly folders: BuildFolders; readonly log: StepLog },
): Promise<ReadWorkflow> {
  const { editorWorkflow, workflowId, buildId } = order;
  if (editorWorkflow) return { workflow: editorWorkflow, notes: [], warnings: [], problem: null };
  const source = await readWorkflowFile(folders.clone);
  return readWorkflow(
    { source, workflowId },
    { cwd: folders.own.path, env: processVariables(buildId, folders), errors: (chunk) => log.write(chunk) },
  );
}
