import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { StepTask } from './step.ts';

const metadata = z.object({
  inputs: z
    .record(z.string(), z.object({ default: z.union([z.string(), z.boolean(), z.number()]).optional() }))
    .default({}),
  runs: z.strictObject({
    using: z.literal('node24'),
    main: z.string(),
    post: z.string().optional(),
    'post-if': z.string().optional(),
  }),
});

/** An action with local files. */
export interface OwnAction {
  readonly folder: string;
  readonly metadata: z.output<typeof metadata>;
}

/**
 * Finds the action that a step uses: `$/path` in the repository of the workflow file, `./path` in the workspace,
 * `owner/name/path@ref` in the local repositories. `undefined` if it is a third-party action.
 *
 * @throws for a missing action of a local repository
 */
export function findOwnAction(uses: string, { job }: StepTask): OwnAction | undefined {
  const { run, file } = job.task.frame;
  const { repositories, standIns } = run.world;
  if (uses in standIns) return undefined;
  if (uses.startsWith('./')) return readAction(join(job.machine.workspace, uses));
  if (uses.startsWith('$/') && uses.length > 2)
    return readAction(join(repositories[file.repository] ?? '', uses.slice(2)));
  const [, repository = '', path = ''] = /^([\w.-]+\/[\w.-]+)(\/[^@]+)?@\S+$/.exec(uses) ?? [];
  const folder = repositories[repository];
  return folder === undefined ? undefined : readAction(join(folder, path));
}

function readAction(folder: string): OwnAction {
  const path = join(folder, 'action.yml');
  if (!existsSync(path))
    throw new Error(`Can't find 'action.yml' under '${folder}'. Was the repository checked out?`);
  return { folder, metadata: metadata.parse(parse(readFileSync(path, 'utf8'))) };
}
