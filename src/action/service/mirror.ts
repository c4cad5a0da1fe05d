import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify, types } from 'node:util';
import type { Ref } from '../../contract/values.ts';
import { messageOf, UserError } from '../../errors.ts';
import type { RunContext } from '../event/run-context.ts';
import { targetOfEvent } from '../event/target.ts';

class RepositoryUnreadable extends UserError {}

/**
 * Makes a bare repository in `folder` with all commits of `source`. The service cannot clone the workspace itself:
 * actions/checkout leaves a detached HEAD, and remote-tracking references in place of branches.
 *
 * The branches are the local ones, and those of `origin` that have no local branch of the same name. A detached HEAD
 * becomes `named`, the branch or tag of the event. HEAD names the branch that is checked out.
 *
 * @returns the path of the repository
 * @throws RepositoryUnreadable
 */
export async function mirrorOf(
  source: string,
  { folder, PATH, named }: { folder: string; PATH: string; named: Ref | undefined },
): Promise<string> {
  const path = join(folder, `${basename(source).replace(/\.git$/, '') || 'repository'}.git`);
  const git = await openGit({ folder, PATH });
  // Most checkouts are shallow; without --update-shallow, Git would skip their branches.
  const options = ['--quiet', '--no-write-fetch-head', '--update-shallow', '--no-auto-gc'];
  const fetch = (...refs: string[]) => git(`--git-dir=${path}`, 'fetch', ...options, '--', source, ...refs);
  try {
    await git('init', '--quiet', '--bare', '--template=', '--', path);
    await fetch('+refs/remotes/origin/*:refs/heads/*', '^refs/remotes/origin/HEAD');
    await fetch('+refs/heads/*:refs/heads/*', '+refs/tags/*:refs/tags/*');
    const head = await git('ls-remote', '--symref', '--', source, 'HEAD');
    const [, checkedOut] = /^ref: (\S+)\t/.exec(head) ?? [];
    const branch = named && 'branch' in named ? `refs/heads/${named.branch}` : undefined;
    if (checkedOut === undefined && branch !== undefined) await fetch(`+HEAD:${branch}`);
    // Git refuses to change an existing tag, which is right as it is.
    else if (checkedOut === undefined && named && 'tag' in named)
      await fetch(`HEAD:refs/tags/${named.tag}`).catch(() => undefined);
    const main = checkedOut ?? branch;
    if (main !== undefined) await git(`--git-dir=${path}`, 'symbolic-ref', 'HEAD', main);
    return path;
  } catch (cause) {
    const stderr = types.isNativeError(cause) && 'stderr' in cause ? String(cause.stderr) : '';
    const [firstLine] = stderr.trim().split('\n');
    throw new RepositoryUnreadable(
      `Git cannot read a repository at ${source} (${firstLine || messageOf(cause)}). Run actions/checkout before this step, or set the repository input.`,
      { cause },
    );
  }
}

/**
 * Git without the settings of the user or the system, which could run hooks and helpers. Every folder is a safe one,
 * because the workflow named it.
 */
async function openGit({ folder, PATH }: { folder: string; PATH: string }) {
  const settings = join(folder, 'git-settings');
  await writeFile(settings, '[safe]\n\tdirectory = *\n[core]\n\thooksPath = /dev/null\n');
  const env = {
    PATH,
    LC_ALL: 'C',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: settings,
    GIT_ALLOW_PROTOCOL: 'file',
    GIT_TERMINAL_PROMPT: '0',
  };
  const options = { cwd: folder, env, maxBuffer: 64 * 2 ** 20 };
  return async (...parameters: string[]) => (await promisify(execFile)('git', parameters, options)).stdout;
}

/**
 * The branch or tag of the event: a build action of this run builds it, so a commit that is checked out by its hash must
 * be found under its name. `undefined` if the event has none.
 */
export function refOfEvent({ event }: RunContext): Ref | undefined {
  const target = targetOfEvent(event);
  return 'ref' in target ? target.ref : event.ref;
}
