import { join } from 'node:path';
import { shellQuoted } from '../executor/processes/programs.ts';
import { workflowFileName } from '../workflow-file/document.ts';
import type { InPlaceOfFile } from '../workflow-file/missing-file.ts';

/** A text as one word of a command to paste: quoted where that is needed. */
export function shellWord(text: string): string {
  return /^[\w./:@=-]+$/.test(text) ? text : shellQuoted(text);
}

/** The workflow of every starter that runs its tests. */
export const starterWorkflow = 'check';

/**
 * The commands that give a repository its `codemagic.yaml`: from the file that was meant, or from a starter. None if nothing
 * fits.
 *
 * @param options `repository` is a path or an address; `examples` is the folder of the starters
 */
export function missingFileCommands(
  { similar, starter }: InPlaceOfFile,
  { repository, examples }: { repository: string; examples: string },
): string[] {
  const isPath = repository.startsWith('/');
  const folder = isPath ? repository : '.';
  const git = isPath ? `git -C ${shellWord(repository)}` : 'git';
  const commit = (what: string, ...files: readonly string[]): string =>
    `${git} commit --message ${shellWord(what)} -- ${files.map(shellWord).join(' ')}`;
  const steps =
    similar !== undefined
      ? [
          `${git} mv -- ${shellWord(similar)} ${workflowFileName}`,
          commit(`Move ${similar}`, similar, workflowFileName),
        ]
      : starter !== undefined
        ? [
            `cp ${shellWord(join(examples, starter, workflowFileName))} ${shellWord(join(folder, workflowFileName))}`,
            `${git} add -- ${workflowFileName}`,
            commit(`Add ${workflowFileName}`, workflowFileName),
          ]
        : [];
  if (steps.length === 0 || isPath) return steps;
  return ['# in a clone of the repository:', ...steps, 'git push'];
}
