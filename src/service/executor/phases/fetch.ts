import { writeFile } from 'node:fs/promises';
import type { Commit } from '../../../contract/build.ts';
import { type BuildFolders, makeBuildFolders } from '../environment/folders.ts';
import { builtInVariables, givenVariables, processVariables } from '../environment/variables.ts';
import { plainText } from '../errors.ts';
import { openGitAccess } from '../git/access.ts';
import { cloneAt, describeRef, skipsBuild } from '../git/clone.ts';
import { createGit } from '../git/git.ts';
import type { StepLog } from '../step-list/step-log.ts';
import type { ReadWorkflow } from '../workflow-file/read.ts';
import { readWorkflowFile } from '../workflow-file/reader.ts';
import type { BuildContext, PreparedBuild } from './build-context.ts';

/**
 * Creates the folders, fetches the sources and reads the workflow.
 *
 * @returns everything that the scripts need, or `'skipped'` when the commit message contains `[skip ci]`
 * @throws BuildError when there is nothing to build
 */
export async function fetchPhase(context: BuildContext): Promise<PreparedBuild | 'skipped'> {
  const { order, recorder, steps } = context;
  await recorder.state('preparing');
  const preparing = steps.add('Preparing build machine', 'preparing');
  const fetching = steps.add('Fetching app sources', 'fetching');
  const reading = steps.add('Reading the workflow', 'fetching');
  const { folders } = await steps.run(preparing, async (log) => {
    const created = await makeBuildFolders(order.folder, context.own);
    await log.line('Created the folders of the build.');
    return { status: 'success', folders: created };
  });

  await recorder.state('fetching');
  const { commit } = await steps.run(fetching, async (log) => {
    await log.line(`Fetching ${describeRef(order.ref)}`);
    const fetched = await fetchSources(context, { folders, progress: (chunk) => log.write(chunk) });
    const author = fetched.authorName ? ` by ${plainText(fetched.authorName)}` : '';
    await log.line(`Commit ${fetched.hash}${author}`);
    await recorder.commit(fetched);
    return { status: 'success', commit: fetched };
  });
  if (skipsBuild(commit)) return 'skipped';

  const { workflow, given } = await steps.run(reading, async (log) => {
    const read = await loadWorkflow(context, { folders, log });
    for (const warning of read.warnings) await log.line(`Warning: ${plainText(warning)}`);
    await recorder.workflow({ name: read.workflow.name, labels: read.workflow.labels });
    const variables = { ...context.machine, ...givenVariables(order, read.workflow) };
    return { status: 'success', workflow: read.workflow, given: variables };
  });
  context.stop.limit(workflow.maxBuildDuration);
  await writeFile(folders.variableFile, '', { mode: 0o600, flag: 'wx' });
  const builtIn = builtInVariables({ order, folders, commit });
  return { folders, workflow, given, builtIn };
}

/** The SSH key exists only while Git runs: it is removed before the first script. */
async function fetchSources(
  { order, machine, forGit, processes }: BuildContext,
  work: {
    readonly folders: BuildFolders;
    readonly progress: (chunk: Buffer) => Promise<void>;
  },
): Promise<Commit> {
  const { repository, ref } = order;
  const { clone, own } = work.folders;
  const base = { ...machine, ...forGit, ...processVariables(order.buildId, work.folders) };
  const access = await openGitAccess({ repository, folder: own.path, cwd: clone, base });
  try {
    const run = processes.run;
    const git = createGit({ run, cwd: clone, access, progress: work.progress });
    return await cloneAt(git, { url: repository.url, ref });
  } finally {
    await access.close();
  }
}

async function loadWorkflow(
  { order, readWorkflow }: BuildContext,
  { folders, log }: { readonly folders: BuildFolders; readonly log: StepLog },
): Promise<ReadWorkflow> {
  const { editorWorkflow, workflowId, buildId } = order;
  if (editorWorkflow) return { workflow: editorWorkflow, warnings: [] };
  const source = await readWorkflowFile(folders.clone);
  return readWorkflow(
    { source, workflowId },
    { cwd: folders.own.path, env: processVariables(buildId, folders), errors: (chunk) => log.write(chunk) },
  );
}
