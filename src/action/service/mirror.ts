import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify, types } from 'node:util';
import type { Ref } from '../../contract/values.ts';
import { messageOf, UserError } from '../../errors.ts';
import type { RunContext } from '../event/run-context.ts';
import { targetOfEvent } from '../event/target.ts';

class RepositoryUnreadable extends UserError {}

type Git = (...parameters: string[]) => Promise<string>;

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
  const into: Git = (...parameters) => git(`--git-dir=${path}`, ...parameters);
  try {
    await git('init', '--quiet', '--bare', '--template=', '--', path);
    const head = await git('ls-remote', '--symref', '--', source, 'HEAD');
    // Most checkouts are shallow; without --update-shallow, Git would skip their branches.
    const options = ['--quiet', '--no-write-fetch-head', '--update-shallow', '--no-auto-gc'];
    const refs = ['heads/*:heads/*', 'tags/*:tags/*', `remotes/origin/*:${found}/*`];
    const specs = refs.map((one) => `+refs/${one.replace(':', ':refs/')}`);
    await into('fetch', ...options, '--', source, ...specs, `+HEAD:refs/${found}-head`);
    const [, checkedOut] = /^ref: (\S+)\t/.exec(head) ?? [];
    if (checkedOut === undefined && named) await nameHead(into, named);
    const branch = named && 'branch' in named ? `refs/heads/${named.branch}` : undefined;
    const main = checkedOut ?? branch;
    if (main !== undefined) await into('symbolic-ref', 'HEAD', main);
    await addBranches(into);
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

const found = 'found';

/** An existing tag is right as it is; an existing branch is behind the commit that is checked out. */
async function nameHead(git: Git, named: Ref): Promise<void> {
  const head = `refs/${found}-head`;
  if ('branch' in named) await git('update-ref', `refs/heads/${named.branch}`, head);
  else if ((await git('for-each-ref', `refs/tags/${named.tag}`)) === '')
    await git('update-ref', `refs/tags/${named.tag}`, head);
}

/** Makes branches of those of `origin`, unless there is one of that name: Git has no branch `a/b` beside `a` either. */
async function addBranches(git: Git): Promise<void> {
  const listed = await git('for-each-ref', '--format=%(refname)', `refs/${found}/`);
  const names = listed.split('\n').map((name) => name.slice(`refs/${found}/`.length));
  for (const name of names.filter((one) => one !== '' && one !== 'HEAD'))
    await git('update-ref', `refs/heads/${name}`, `refs/${found}/${name}`, '').catch(() => undefined);
}

/**
 * Git without the settings of the user or the system, which could run hooks and helpers. Every folder is a safe one,
 * because the workflow named it.
 */
async function openGit({ folder, PATH }: { folder: string; PATH: string }): Promise<Git> {
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
