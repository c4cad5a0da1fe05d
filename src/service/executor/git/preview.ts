import { UserError } from '../../../errors.ts';
import { shownAddress } from '../../repository-url.ts';
import { workflowFileName } from '../../workflow-file/document.ts';
import { type ListedWorkflow, listWorkflows } from '../../workflow-file/read.ts';
import type { RepositoryAccess } from '../execution.ts';
import { checkSize } from '../workflow-reader.ts';
import { fullRefName } from './clone.ts';
import { type AskOptions, askRepository } from './list-branches.ts';

const tip = 'refs/heads/tip';

/**
 * Looks at the tip of a branch, to say before a build what can be built; without one, of the branch that the repository's HEAD
 * names. Of the repository's `paths` it reads the `package.json` at the root and the workflow file, where they are there.
 *
 * @returns `problem` is why the workflow file cannot be read
 * @throws as `listBranches`
 */
export async function previewBranch(
  repository: RepositoryAccess,
  {
    branch,
    file = workflowFileName,
    ...options
  }: AskOptions & { readonly branch?: string | undefined; readonly file?: string | undefined },
) {
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
    return { paths, packageFile: await textOf('package.json'), source, ...workflowsIn(source) };
  });
}

/** What is needed to say what can be built. */
export type Preview = Omit<Awaited<ReturnType<typeof previewBranch>>, 'source'>;

function workflowsIn(source: string | undefined): {
  readonly workflows: readonly ListedWorkflow[];
  readonly problem: string | undefined;
} {
  try {
    checkSize(Buffer.byteLength(source ?? ''));
    return { workflows: source === undefined ? [] : listWorkflows(source), problem: undefined };
  } catch (error) {
    if (error instanceof UserError) return { workflows: [], problem: error.message };
    throw error;
  }
}
