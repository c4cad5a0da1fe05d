import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { json } from 'node:stream/consumers';
import { createGithubRunner } from '../../src/action/runner/github-runner.ts';
import { temporaryFolder } from './folder.ts';
import { compileCache, startProcess } from './process.ts';
import { commandFiles, type WorkflowCommand, workflowCommands } from './runner-files.ts';

/** One call of the runner, as data: `['info', text]`, `['group', title, lines]`, `['setOutput', name, value]`. */
type RunnerCall = readonly [name: string, ...given: unknown[]];

interface RunnerResult {
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

/** Makes these calls on the real runner in a separate process with the environment of GitHub's runner. */
export async function callRunner(
  calls: readonly RunnerCall[],
  env: Readonly<Record<string, string>> = {},
): Promise<RunnerResult> {
  await using folder = await temporaryFolder();
  const files = await commandFiles(folder.path);
  const results = join(folder.path, 'results');
  const { printed } = await startProcess({
    file: process.execPath,
    parameters: ['--disable-warning=ExperimentalWarning', import.meta.filename, results],
    cwd: folder.path,
    env: { ...compileCache, ...files.env, ...env },
    input: JSON.stringify(calls),
  }).ended;
  const { outputs, state, summary } = await files.read();
  return {
    printed,
    lines: printed.split('\n').slice(0, -1),
    commands: workflowCommands(printed),
    gave: JSON.parse(await readFile(results, 'utf8')),
    ...{ outputs, state, summary },
  };
}

/** Makes the calls from standard input on the real runner, created as in the entry points. `callRunner` starts this. */
async function makeCalls(): Promise<void> {
  const runner = createGithubRunner(process.env);
  const gave: unknown[] = [];
  for (const [name, ...given] of (await json(process.stdin)) as RunnerCall[]) {
    try {
      const owner = name in runner.log ? runner.log : runner;
      const member: unknown = Reflect.get(owner, name);
      gave.push((await (typeof member === 'function' ? member.apply(owner, given) : member)) ?? null);
    } catch (error) {
      gave.push(`${(error as Error).name}: ${(error as Error).message}`);
    }
  }
  await writeFile(process.argv[2] ?? '', JSON.stringify(gave));
}

if (import.meta.main) await makeCalls();
