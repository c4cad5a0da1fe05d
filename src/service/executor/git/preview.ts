import type { Clock } from '../../../clock.ts';
import { UserError } from '../../../errors.ts';
import type { RepositoryAccess } from '../execution.ts';
import { workflowFileName } from '../workflow-file/document.ts';
import type { ListedWorkflow } from '../workflow-file/read.ts';
import { listInProcess, type ReaderCommand } from '../workflow-file/reader.ts';
import { remote } from './access.ts';
import { fullRefName } from './clone.ts';
import { expectSuccess } from './git.ts';
import { type AskOptions, askRepository } from './list-branches.ts';

/** What is at the tip of a branch, to say before a build what can be built. */
export interface Preview {
  readonly branch: string;
  /** Of all files. */
  readonly paths: readonly string[];
  /** The text of the `package.json` at the root. */
  readonly packageFile: string | undefined;
  /** None without `codemagic.yaml`. */
  readonly workflows: readonly ListedWorkflow[];
  /** Why `codemagic.yaml` cannot be read, where it is there. */
  readonly problem: string | undefined;
}

/** Characters of a file that is read here. */
const longest = 256 * 2 ** 10;

const tip = 'refs/heads/tip';

/** @throws RefusedRepositoryUrl; BuildError when it cannot be read; the signal's reason when it is aborted */
export async function previewBranch(
  repository: RepositoryAccess,
  {
    branch,
    clock,
    workflowReader,
    ...options
  }: AskOptions & { branch: string; clock: Clock; workflowReader: ReaderCommand },
): Promise<Preview> {
  const name = fullRefName({ branch });
  return askRepository(repository, options, async ({ git, folder, run }) => {
    const listed = await git(
      ['init', '--quiet', '--template='],
      ['fetch', '--quiet', '--depth=1', '--update-shallow', '--', remote, `+${name}:${tip}`],
      ['ls-tree', '-r', '-z', '--name-only', tip],
    );
    const paths = expectSuccess(listed)
      .output.split('\0')
      .filter((path) => path !== '');
    const textOf = async (path: string): Promise<string | undefined> => {
      if (!paths.includes(path)) return undefined;
      const { output } = expectSuccess(await git(['cat-file', 'blob', `${tip}:${path}`]));
      return output.length > longest ? undefined : output;
    };
    const source = await textOf(workflowFileName);
    const reading = { command: workflowReader, clock, run, cwd: folder, env: {} };
    const read = source === undefined ? [] : await listInProcess(source, reading).catch(whyNot);
    return {
      branch,
      paths,
      packageFile: await textOf('package.json'),
      ...(typeof read === 'string'
        ? { workflows: [], problem: read }
        : { workflows: read, problem: undefined }),
    };
  });
}

function whyNot(error: unknown): string {
  if (error instanceof UserError) return error.message;
  throw error;
}
