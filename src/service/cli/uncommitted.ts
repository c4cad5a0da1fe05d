import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { plainText } from '../errors.ts';

/** In milliseconds. In a large folder, the first `git status` can take longer, which this line is not worth. */
const timeLimit = 5_000;

/** Further files are counted, not listed. */
const shown = 3;

/** No settings of the user, which could run programs too; no prompts; no fetches. */
const quiet = {
  LC_ALL: 'C',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_TERMINAL_PROMPT: '0',
  GIT_ALLOW_PROTOCOL: 'none',
  BUILD_SERVICE_NOTHING: '',
};

/**
 * A line about uncommitted changes in the folder of a clone, which a build does not see; `undefined` if there are none, or
 * if Git does not answer in time.
 *
 * @param options `env` is the environment of Git, without the user's settings
 */
export async function uncommittedLine(
  folder: string,
  { env, signal }: { env: NodeJS.ProcessEnv; signal: AbortSignal },
): Promise<string | undefined> {
  const limits = { signal, timeout: timeLimit, maxBuffer: 2 ** 24 };
  const options = { ...limits, cwd: folder, env: { ...env, ...quiet } };
  const git = async (...args: string[]) =>
    (await promisify(execFile)('git', args, options)).stdout.split('\0');
  try {
    // The folder's own settings that would run programs.
    const find = ['config', '--null', '--name-only', '--get-regexp', String.raw`^filter\.`];
    const programs = ['core.fsmonitor', ...(await git(...find).catch(() => []))].filter(Boolean);
    // Not `-c name=value`, which Git splits at the first `=`: the name of a filter can contain one.
    const without = programs.map((name) => `--config-env=${name}=BUILD_SERVICE_NOTHING`);
    const status = ['status', '--porcelain', '-z', '--no-renames', '--ignore-submodules=all'];
    const lines = await git(
      '--no-optional-locks',
      ...without,
      ...status,
      '--untracked-files=normal',
      '--',
      '.',
    );
    const changed = lines.filter(Boolean).map((line) => plainText(line.slice(3)));
    if (changed.length === 0) return undefined;
    const more = changed.length > shown ? ` and ${changed.length - shown} more` : '';
    return `Uncommitted changes are not built: ${changed.slice(0, shown).join(', ')}${more} (in ${folder})`;
  } catch {
    return undefined;
  }
}
