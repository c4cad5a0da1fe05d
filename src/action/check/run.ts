import { resolve } from 'node:path';
import type { ActionContext } from '../context.ts';
import { maskPassword } from '../inputs/connection.ts';
import { pathWithin } from '../inputs/output-folder.ts';
import { readInputs } from '../inputs/reader.ts';
import type { Runner } from '../runner/runner.ts';

interface CheckContext extends Pick<ActionContext, 'runner'> {
  /** Checks a workflow file. @throws UserError if there is none, or it cannot be read */
  readonly checkFile: (
    inputs: ReturnType<typeof readCheckInputs>,
    options: { readonly folder: string; readonly signal: AbortSignal },
  ) => Promise<{
    /** Everything about the file, for the log. */
    readonly lines: readonly string[];
    /** Absolute; `undefined` for a file of a repository elsewhere. */
    readonly path: string | undefined;
    /** As people name it. */
    readonly file: string;
    readonly problems: readonly { line: number; severity: 'error' | 'warning'; message: string }[];
  }>;
}

/** Checks a `codemagic.yaml`, annotates its mistakes, and fails if it cannot be built as written. */
export async function check({ runner, checkFile }: CheckContext): Promise<boolean> {
  runner.setOutput('problems', []);
  maskPassword(runner, 'repository');
  const { workspace } = runner.run;
  const options = { folder: workspace, signal: runner.cancelled };
  const { lines, path, file, problems } = await checkFile(readCheckInputs(runner), options);
  const listed = problems.map(({ line, severity, message }) => ({ file, line, severity, message }));
  runner.setOutput('problems', listed);
  for (const line of lines) runner.log.info(line);
  // GitHub shows a line only of files in the workspace.
  const shown = path && pathWithin(resolve(workspace), path);
  for (const severity of ['error', 'warning'] as const) {
    const ofKind = problems.filter((problem) => problem.severity === severity);
    for (const { line, message } of ofKind.slice(0, runner.log.room(severity)))
      runner.log[severity](message, shown ? { file: shown, line } : { title: `Line ${line} of ${file}` });
  }
  return problems.every(({ severity }) => severity !== 'error');
}

/** @throws InputError */
export function readCheckInputs(runner: Runner) {
  return readInputs(runner, (inputs) => ({
    /** A path or a URL. */
    repository: inputs.text('repository') || '.',
    file: inputs.text('file') || 'codemagic.yaml',
    workflowId: inputs.text('workflowId') || undefined,
  }));
}
