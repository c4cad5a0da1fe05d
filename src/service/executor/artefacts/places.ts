import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { containedPath } from '../environment/contained-path.ts';
import { expandVariables } from '../environment/expansion.ts';
import { type BuildFolders, inOwnTemporary, rootsOf } from '../environment/folders.ts';
import type { Variables } from '../environment/machine.ts';
import type { Workflow } from '../workflow-file/workflow.ts';

/** Where the artefacts of a build can be. */
interface ArtefactPlaces {
  readonly patterns: readonly string[];
  /** Where relative patterns start: the clone and the working directory of the workflow. */
  readonly folders: readonly string[];
  readonly roots: readonly string[];
}

/** @param build its folders as its scripts left them, and the variables that the last one left */
export async function artefactPlaces(build: {
  readonly workflow: Workflow;
  readonly folders: BuildFolders;
  readonly variables: Variables;
}): Promise<ArtefactPlaces> {
  const { workflow, folders, variables } = build;
  const expanded = (text: string): string => expandVariables(inOwnTemporary(text, folders), variables);
  const roots = rootsOf(folders);
  const wanted = resolve(folders.clone, expanded(workflow.workingDirectory));
  const directory = await containedPath(wanted, roots);
  const patterns = workflow.artifacts.map(expanded);
  const exported = await readdir(folders.exported).catch(() => []);
  // What is in `CM_EXPORT_DIR` needs no pattern.
  if (exported.length > 0) patterns.push(join(folders.exported, '*'));
  const starts = new Set([folders.clone, ...(typeof directory === 'string' ? [] : [directory.real])]);
  return { patterns, folders: [...starts], roots };
}
