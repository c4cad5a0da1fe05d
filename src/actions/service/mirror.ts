import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import type { Ref } from '../../core/refs.ts';
import { messageOf, UserError } from '../../errors.ts';

/** Git could not read what is at the path. */
export class RepositoryUnreadable extends UserError {
  constructor({ path, cause }: { path: string; cause: unknown }) {
    const { stderr = '' } = cause as { stderr?: string };
    const why = stderr.trim().split('\n').at(0) || messageOf(cause);
    super(
      `Git cannot read a repository at ${path} (${why}). Check it out with actions/checkout before this step, or give repository.`,
      { cause },
    );
  }
}

type Git = (...parameters: string[]) => Promise<string>;

/**
 * Makes a bare repository in `folder` that holds what is committed at `source` now, and gives its path. The workspace
 * itself would not do: actions/checkout leaves a detached HEAD and, of all branches, only references of a remote.
 *
 * Branches are the local ones, and those of `origin` where no local one has their name. A detached HEAD becomes
 * the branch or tag that the event is about.
 *
 * @throws RepositoryUnreadable
 */
export async function mirrorOf(
  source: string,
  { folder, env, named }: { folder: string; env: Record<string, string>; named: Ref | undefined },
): Promise<string> {
  const path = join(folder, `${basename(source).replace(/\.git$/, '') || 'repository'}.git`);
  const git = await openGit({ folder, env });
  const into: Git = (...parameters) => git(`--git-dir=${path}`, ...parameters);
  try {
    await git('init', '--quiet', '--bare', '--template=', '--', path);
    const head = await git('ls-remote', '--symref', '--', source, 'HEAD');
    // A checkout is shallow, as a rule; without the option Git would leave its branches out.
    const options = ['--quiet', '--no-write-fetch-head', '--update-shallow', '--no-auto-gc'];
    const refs = ['heads/*:heads/*', 'tags/*:tags/*', `remotes/origin/*:${found}/*`];
    const specs = refs.map((one) => `+refs/${one.replace(':', ':refs/')}`);
    await into('fetch', ...options, '--', source, ...specs, `+HEAD:refs/${found}-head`);
    if (!head.startsWith('ref: ') && named) await nameHead(into, named);
    await addBranches(into);
    return path;
  } catch (cause) {
    throw new RepositoryUnreadable({ path: source, cause });
  }
}

const found = 'found';

/** A tag that is there says itself what it is; a branch of that name is behind what is checked out. */
async function nameHead(git: Git, named: Ref): Promise<void> {
  const head = `refs/${found}-head`;
  if ('branch' in named) await git('update-ref', `refs/heads/${named.branch}`, head);
  else if ((await git('for-each-ref', `refs/tags/${named.tag}`)) === '')
    await git('update-ref', `refs/tags/${named.tag}`, head);
}

/** Makes branches of what was found of `origin`; where one cannot stand beside a branch that is there, that one stays. */
async function addBranches(git: Git): Promise<void> {
  const namesUnder = async (prefix: string): Promise<string[]> => {
    const listed = await git('for-each-ref', '--format=%(refname)', `refs/${prefix}/`);
    return listed.split('\n').flatMap((name) => name.slice(`refs/${prefix}/`.length) || []);
  };
  const there = await namesUnder('heads');
  const clashes = (name: string): boolean =>
    there.some((other) => `${other}/`.startsWith(`${name}/`) || `${name}/`.startsWith(`${other}/`));
  const missing = (await namesUnder(found)).filter((name) => name !== 'HEAD' && !clashes(name));
  for (const name of missing) await git('update-ref', `refs/heads/${name}`, `refs/${found}/${name}`);
}

/** Git without anybody's settings, which would let hooks and helpers in; every folder is safe, as it was named on purpose. */
async function openGit({ folder, env }: { folder: string; env: Record<string, string> }): Promise<Git> {
  const settings = join(folder, 'git-settings');
  await writeFile(settings, '[safe]\n\tdirectory = *\n[core]\n\thooksPath = /dev/null\n');
  const run = promisify(execFile);
  const surroundings = {
    ...env,
    LC_ALL: 'C',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: settings,
    GIT_ALLOW_PROTOCOL: 'file',
    GIT_TERMINAL_PROMPT: '0',
  };
  return async (...parameters) => {
    const { stdout } = await run('git', parameters, {
      cwd: folder,
      env: surroundings,
      maxBuffer: 64 * 2 ** 20,
    });
    return stdout;
  };
}
