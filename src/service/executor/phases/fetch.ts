import { writeFile } from 'node:fs/promises';
import type { Commit } from '../../../contract/build.ts';
import { type BuildFolders, makeBuildFolders } from '../environment/folders.ts';
import { buildVariables, givenVariables, ownVariables } from '../environment/script.ts';
import { plainText } from '../errors.ts';
import { openGitAccess } from '../git/access.ts';
import { asksToSkip, cloneAt } from '../git/clone.ts';
import { createGit } from '../git/git.ts';
import { describeRef } from '../git/ref-name.ts';
import type { StepLog } from '../step-list/step-log.ts';
import type { ReadWorkflow } from '../workflow-file/read.ts';
import { readWorkflowFile } from '../workflow-file/source.ts';
import type { BuildRun, PreparedBuild } from './build-run.ts';

/**
 * Makes the folders, fetches the sources and reads the workflow.
 *
 * @returns everything that the scripts need, or `'skipped'` when the commit asks for no build
 * @throws BuildFailure for every reason why there is nothing to build
 */
export async function fetchPhase(run: BuildRun): Promise<PreparedBuild | 'skipped'> {
  const { order, recorder, steps } = run;
  await recorder.state('preparing');
  const preparing = steps.add('Preparing build machine', 'preparing');
  const fetching = steps.add('Fetching app sources', 'fetching');
  const reading = steps.add('Reading the workflow', 'fetching');
  const { folders } = await steps.work(preparing, async (log) => {
    const made = await makeBuildFolders(order.folder, run.own);
    await log.line('The folders of the build are made.');
    return { status: 'success', folders: made };
  });

  await recorder.state('fetching');
  const { commit } = await steps.work(fetching, async (log) => {
    await log.line(`Fetching ${describeRef(order.ref)}`);
    const fetched = await fetchSources(run, { folders, progress: (chunk) => log.write(chunk) });
    await log.line(`Commit ${fetched.hash} by ${plainText(fetched.authorName ?? '')}`);
    await recorder.commit(fetched);
    return { status: 'success', commit: fetched };
  });
  if (asksToSkip(commit)) return 'skipped';

  const { workflow, given } = await steps.work(reading, async (log) => {
    const read = await workflowOf(run, { folders, log });
    for (const warning of read.warnings) await log.line(`Warning: ${plainText(warning)}`);
    await recorder.workflow({ name: read.workflow.name, labels: read.workflow.labels });
    const variables = { ...run.machine, ...givenVariables(order, read.workflow) };
    return { status: 'success', workflow: read.workflow, given: variables };
  });
  run.stop.limit(workflow.maxBuildDuration);
  await writeFile(folders.variableFile, '', { mode: 0o600, flag: 'wx' });
  const own = ownVariables({ order, folders, commit });
  return { folders, workflow, given, own };
}

/** The key is there only while Git runs: it is gone before the first script. */
async function fetchSources(
  { order, machine, forGit, processes }: BuildRun,
  work: {
    readonly folders: BuildFolders;
    readonly progress: (chunk: Buffer) => Promise<void>;
  },
): Promise<Commit> {
  const { repository, ref } = order;
  const { clone, own } = work.folders;
  const base = { ...machine, ...forGit, ...buildVariables(order.buildId, work.folders) };
  const access = await openGitAccess({ repository, folder: own.path, cwd: clone, base });
  try {
    const run = processes.run;
    const git = createGit({ run, cwd: clone, access, progress: work.progress });
    return await cloneAt(git, { url: repository.url, ref });
  } finally {
    await access.close();
  }
}

async function workflowOf(
  { order, readWorkflow }: BuildRun,
  { folders, log }: { readonly folders: BuildFolders; readonly log: StepLog },
): Promise<ReadWorkflow> {
  const { editorWorkflow, workflowId, buildId } = order;
  if (editorWorkflow) return { workflow: editorWorkflow, warnings: [] };
  const source = await readWorkflowFile(folders.clone);
  return readWorkflow(
    { source, workflowId },
    { cwd: folders.own.path, env: buildVariables(buildId, folders), errors: (chunk) => log.write(chunk) },
  );
}
