import { UserError } from '../../../errors.ts';
import { workflowFileName } from '../../workflow-file/document.ts';
import { type ListedWorkflow, listWorkflows } from '../../workflow-file/read.ts';
import type { RepositoryAccess } from '../execution.ts';
import { checkSize } from '../workflow-reader.ts';
import { remote } from './access.ts';
import { fullRefName } from './clone.ts';
import { expectSuccess } from './git.ts';
import { type AskOptions, askRepository } from './list-branches.ts';

/** What is at the tip of a branch, to say before a build what can be built. */
export interface Preview {
  /** Of all files. */
  readonly paths: readonly string[];
  /** The text of the `package.json` at the root. */
  readonly packageFile: string | undefined;
  /** None without `codemagic.yaml`. */
  readonly workflows: readonly ListedWorkflow[];
  /** Why `codemagic.yaml` cannot be read, where it is there. */
  readonly problem: string | undefined;
}

/** Characters of a `package.json` that is read here. */
const longest = 256 * 2 ** 10;

const tip = 'refs/heads/tip';

/**
 * Looks at a branch; without one, at the branch that the repository's HEAD names.
 *
 * @throws RefusedRepositoryUrl; BuildError when it cannot be read; the signal's reason when it is aborted
 */
export async function previewBranch(
  repository: RepositoryAccess,
  { branch, ...options }: AskOptions & { branch?: string | undefined },
): Promise<Preview> {
  return withTip({ repository, branch }, options, async ({ paths, textOf }) => {
    const [source, packageFile] = [await textOf(workflowFileName), await textOf('package.json')];
    const read = source === undefined ? [] : listIn(source);
    return {
      paths,
      packageFile: packageFile !== undefined && packageFile.length > longest ? undefined : packageFile,
      ...(typeof read === 'string'
        ? { workflows: [], problem: read }
        : { workflows: read, problem: undefined }),
    };
  });
}

/**
 * The texts of some files at the tip of the branch that HEAD names, and the paths of all.
 *
 * @throws as `previewBranch`
 */
export function readTipFiles(
  repository: RepositoryAccess,
  { files, ...options }: AskOptions & { readonly files: readonly string[] },
): Promise<{ readonly paths: readonly string[]; readonly sources: ReadonlyMap<string, string> }> {
  return withTip({ repository }, options, async ({ paths, textOf }) => {
    const sources = new Map<string, string>();
    for (const file of files) {
      const text = await textOf(file);
      if (text !== undefined) sources.set(file, text);
    }
    return { paths, sources };
  });
}

interface Tip {
  readonly paths: readonly string[];
  /** `undefined` if there is no such file. */
  readonly textOf: (path: string) => Promise<string | undefined>;
}

async function withTip<Result>(
  { repository, branch }: { readonly repository: RepositoryAccess; readonly branch?: string | undefined },
  options: AskOptions,
  work: (tip: Tip) => Promise<Result>,
): Promise<Result> {
  const name = branch === undefined ? 'HEAD' : fullRefName({ branch });
  return askRepository(repository, options, async ({ git }) => {
    const listed = await git(
      ['init', '--quiet', '--template='],
      ['fetch', '--quiet', '--depth=1', '--update-shallow', '--', remote, `+${name}:${tip}`],
      ['ls-tree', '-r', '-z', '--name-only', tip],
    );
    const paths = expectSuccess(listed)
      .output.split('\0')
      .filter((path) => path !== '');
    const textOf = async (path: string): Promise<string | undefined> =>
      paths.includes(path)
        ? expectSuccess(await git(['cat-file', 'blob', `${tip}:${path}`])).output
        : undefined;
    return work({ paths, textOf });
  });
}

/** The workflows, or why they cannot be read. */
function listIn(source: string): ListedWorkflow[] | string {
  try {
    checkSize(Buffer.byteLength(source));
    return listWorkflows(source);
  } catch (error) {
    if (error instanceof UserError) return error.message;
    throw error;
  }
}
