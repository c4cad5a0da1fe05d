import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { readCommandFile } from './command-file.ts';
import { temporaryFolder } from './folder.ts';
import { type WorkflowCommand, workflowCommands } from './workflow-commands.ts';

/** One call of the runner, as data: `['info', text]`, `['group', title, lines]`, `['setOutput', name, value]`. */
export type RunnerCall = readonly [name: string, ...given: unknown[]];

export interface RunnerResult {
  readonly printed: string;
  /** Without the empty line at the end. */
  readonly lines: readonly string[];
  readonly commands: readonly WorkflowCommand[];
  /** The results of the calls, in order; an error is its message. */
  readonly gave: readonly unknown[];
  readonly outputs: Readonly<Record<string, string>>;
  readonly state: Readonly<Record<string, string>>;
  readonly summary: string;
}

/** Makes these calls of the real runner in a separate process, in the environment of GitHub's runner. */
export async function callRunner(
  calls: readonly RunnerCall[],
  env: Readonly<Record<string, string>> = {},
): Promise<RunnerResult> {
  await using folder = await temporaryFolder();
  const file = (name: string): string => join(folder.path, name);
  const files = { GITHUB_OUTPUT: 'output', GITHUB_STATE: 'state', GITHUB_STEP_SUMMARY: 'summary' };
  for (const name of Object.values(files)) await writeFile(file(name), '');
  const own = Object.fromEntries(Object.entries(files).map(([variable, name]) => [variable, file(name)]));
  const entry = fileURLToPath(new URL('runner-calls.ts', import.meta.url));
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', entry, file('gave')], {
    cwd: folder.path,
    env: { ...own, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify(calls));
  const printed = await text(child.stdout);
  const lines = printed.split('\n');
  return {
    printed,
    lines: lines.slice(0, -1),
    commands: workflowCommands(printed),
    gave: JSON.parse(await readFile(file('gave'), 'utf8')),
    outputs: readCommandFile(await readFile(file('output'), 'utf8')),
    state: readCommandFile(await readFile(file('state'), 'utf8')),
    summary: await readFile(file('summary'), 'utf8'),
  };
}
