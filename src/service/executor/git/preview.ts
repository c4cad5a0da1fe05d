import { UserError } from '../../../errors.ts';
import { isPlain } from '../../errors.ts';
import { shownAddress } from '../../repository-url.ts';
import { missingFile, workflowFileName } from '../../workflow-file/document.ts';
import { type ListedWorkflow, listWorkflows } from '../../workflow-file/read.ts';
import { type Environment, gitEnvironment } from '../environment/machine.ts';
import type { RepositoryAccess } from '../execution.ts';
import { checkSize } from '../workflow-reader.ts';
import { fullRefName } from './clone.ts';
import { type Git, withGit } from './git.ts';

interface AskOptions {
  readonly signal: AbortSignal;
  readonly environment?: Environment | undefined;
}

/** Runs `work` with Git in an empty folder and with access to the repository. */
function askRepository<Result>(
  repository: RepositoryAccess,
  { signal, environment = process.env }: AskOptions,
  work: (git: Git) => Promise<Result>,
): Promise<Result> {
  return withGit({ repository, base: gitEnvironment(environment), signal }, work);
}

const prefix = 'refs/heads/';

/**
 * The names are sorted. `defaultBranch` is the one that HEAD names.
 *
 * @throws RefusedRepositoryUrl; BuildError if the repository cannot be read; the signal's reason
 */
export async function listBranches(repository: RepositoryAccess, options: AskOptions) {
  const address = shownAddress(repository.url);
  const output = await askRepository(repository, options, (git) =>
    git(['ls-remote', '--symref', '--', address, 'HEAD', `${prefix}*`]),
  );
  // Lines `<hash>\t<name>`, and before them `ref: <name>\tHEAD`, unless HEAD is detached.
  const lines = output.split('\n');
  const names = lines
    .flatMap((line) => line.split('\t').slice(1))
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length))
    .sort();
  const [head] = lines.filter((line) => line.startsWith(`ref: ${prefix}`) && line.endsWith('\tHEAD'));
  const defaultBranch = head?.slice(`ref: ${prefix}`.length, -'\tHEAD'.length);
  // A HEAD can name a branch that does not exist yet.
  return { names, defaultBranch: names.find((name) => name === defaultBranch) ?? null };
}

const tip = 'refs/heads/tip';

export interface Preview {
  /** The text of the workflow file, if there is one. */
  readonly source: string | undefined;
  readonly workflows: readonly ListedWorkflow[];
  /** Why there are no workflows. */
  readonly problem: string | undefined;
}

/**
 * Looks at the tip of a branch to find out before a build what can be built; without `branch`, at the branch that the
 * repository's HEAD names. Reads only the workflow file.
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
    if (!paths.includes(file)) return { source: undefined, workflows: [], problem: missingFileText(paths) };
    const source = await git(['cat-file', 'blob', `${tip}:${file}`]);
    return { source, ...workflowsIn(source) };
  });
}

function workflowsIn(source: string): Pick<Preview, 'workflows' | 'problem'> {
  try {
    checkSize(Buffer.byteLength(source));
    const workflows = listWorkflows(source);
    return { workflows, problem: workflows.length === 0 ? `${workflowFileName} has no workflow` : undefined };
  } catch (error) {
    if (error instanceof UserError) return { workflows: [], problem: error.message };
    throw error;
  }
}

/** Says why nothing can be built, and what to do: move the file that was probably meant, or begin with an example. */
export function missingFileText(paths: readonly string[]): string {
  const isSimilar = (path: string): boolean =>
    /(?:^|\/)\.?code[-_ ]?magic\.ya?ml$/i.test(path) && isPlain(path);
  const [similar] = paths.filter(isSimilar).sort((a, b) => a.split('/').length - b.split('/').length);
  return similar === undefined
    ? missingFile()
    : missingFile(`Move \`${similar}\` to \`${workflowFileName}\` at the root`);
}
