import { UserError } from '../../../errors.ts';
import { shownAddress } from '../../repository-url.ts';
import { workflowFileName } from '../../workflow-file/document.ts';
import { type ListedWorkflow, listWorkflows } from '../../workflow-file/read.ts';
import type { RepositoryAccess } from '../execution.ts';
import { checkSize } from '../workflow-reader.ts';
import { fullRefName } from './clone.ts';
import { type AskOptions, askRepository } from './list-branches.ts';
import { projectTypeOf } from './project-type.ts';

/** What is at the tip of a branch, to say before a build what can be built. */
export interface Preview {
  /** Of all files. */
  readonly paths: readonly string[];
  readonly projectType: string | null;
  /** The text of the workflow file, where it is there. */
  readonly source?: string | undefined;
  /** None without it. */
  readonly workflows: readonly ListedWorkflow[];
  /** Why it cannot be read. */
  readonly problem: string | undefined;
}

const tip = 'refs/heads/tip';

/**
 * Looks at a branch; without one, at the branch that the repository's HEAD names.
 *
 * @throws as `listBranches`
 */
export async function previewBranch(
  repository: RepositoryAccess,
  {
    branch,
    file = workflowFileName,
    ...options
  }: AskOptions & { readonly branch?: string | undefined; readonly file?: string | undefined },
): Promise<Preview> {
  const name = branch === undefined ? 'HEAD' : fullRefName({ branch });
  return askRepository(repository, options, async (git) => {
    const fetch = ['fetch', '--quiet', '--depth=1', '--update-shallow', '--'];
    const listed = await git(
      ['init', '--quiet'],
      [...fetch, shownAddress(repository.url), `+${name}:${tip}`],
      ['ls-tree', '-r', '-z', '--name-only', tip],
    );
    const paths = listed.split('\0').filter((path) => path !== '');
    const textOf = async (path: string): Promise<string | undefined> =>
      paths.includes(path) ? git(['cat-file', 'blob', `${tip}:${path}`]) : undefined;
    const source = await textOf(file);
    const projectType = projectTypeOf(paths, await textOf('package.json'));
    return { paths, projectType, source, ...workflowsIn(source) };
  });
}

function workflowsIn(source: string | undefined): Pick<Preview, 'workflows' | 'problem'> {
  try {
    checkSize(Buffer.byteLength(source ?? ''));
    return { workflows: source === undefined ? [] : listWorkflows(source), problem: undefined };
  } catch (error) {
    if (error instanceof UserError) return { workflows: [], problem: error.message };
    throw error;
  }
}
