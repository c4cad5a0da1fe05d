import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { plainText } from '../errors.ts';

const run = promisify(execFile);

/** Milliseconds; a first look at a large folder can take longer, and the line is not worth it. */
const timeLimit = 5_000;

/** More are counted, not listed. */
const shown = 3;

/** Settings of the folder's own that would run programs; its filters are switched off one by one. */
const settings = [
  ['core.fsmonitor', 'false'],
  ['core.hooksPath', '/dev/null'],
  ['core.untrackedCache', 'false'],
] as const;

/**
 * A line about what is not committed in a folder of a clone, which a build does not see; `undefined` if everything is, or if
 * Git cannot tell in time.
 *
 * @param options `env` is the environment of Git, without the user's settings
 */
export async function uncommittedLine(
  folder: string,
  { env, signal }: { env: NodeJS.ProcessEnv; signal: AbortSignal },
): Promise<string | undefined> {
  const git = async (args: readonly string[], more: NodeJS.ProcessEnv = {}): Promise<string> => {
    const options = {
      cwd: folder,
      env: { ...env, ...quiet, ...more },
      signal,
      timeout: timeLimit,
      maxBuffer: 2 ** 24,
    };
    return (await run('git', args, options)).stdout;
  };
  try {
    const find = ['config', '--null', '--name-only', '--get-regexp', String.raw`^filter\.`];
    const filters = (await git(find).catch(() => '')).split('\0').filter((name) => name !== '');
    const off = settingsAsVariables([...settings, ...filters.map((name) => [name, ''] as const)]);
    const status = ['status', '--porcelain', '-z', '--no-renames', '--ignore-submodules=all'];
    const listed = await git(['--no-optional-locks', ...status, '--untracked-files=normal', '--', '.'], off);
    const changed = listed.split('\0').flatMap((line) => (line === '' ? [] : [plainText(line.slice(3))]));
    if (changed.length === 0) return undefined;
    const more = changed.length > shown ? ` and ${changed.length - shown} more` : '';
    return `Uncommitted changes are not built: ${changed.slice(0, shown).join(', ')}${more} (in ${folder})`;
  } catch {
    return undefined;
  }
}

/** Not as `-c name=value`, which Git splits at the first `=`: a filter can be named `a=b`. */
function settingsAsVariables(all: readonly (readonly [name: string, value: string])[]): NodeJS.ProcessEnv {
  const pairs = all.flatMap(([name, value], at) => [
    [`GIT_CONFIG_KEY_${at}`, name],
    [`GIT_CONFIG_VALUE_${at}`, value],
  ]);
  return { GIT_CONFIG_COUNT: String(all.length), ...Object.fromEntries(pairs) };
}

/** Nothing of the user's settings, which could run programs too, no prompts, and nothing fetched. */
const quiet = {
  LC_ALL: 'C',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_TERMINAL_PROMPT: '0',
  GIT_ALLOW_PROTOCOL: 'none',
};
