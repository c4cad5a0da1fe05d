import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

export const repositoryRoot = join(import.meta.dirname, '..', '..');

/** An `action.yml` of this repository, as the runner reads it. */
export interface ActionMetadata {
  readonly name: string;
  readonly description: string;
  readonly inputs?: Readonly<Record<string, { description: string; required?: boolean; default?: string }>>;
  readonly outputs?: Readonly<Record<string, { description: string }>>;
  readonly runs: {
    readonly using: string;
    readonly main: string;
    readonly post?: string;
    readonly 'post-if'?: string;
  };
}

/** @param folder the action's folder, relative to the repository; `.` for the build action */
export function readActionMetadata(folder: string): ActionMetadata {
  const known = read.get(folder);
  if (known) return known;
  const metadata: ActionMetadata = parse(readFileSync(join(repositoryRoot, folder, 'action.yml'), 'utf8'));
  read.set(folder, metadata);
  return metadata;
}

/** Cached: tests run thousands of steps, and the files do not change meanwhile. */
const read = new Map<string, ActionMetadata>();
