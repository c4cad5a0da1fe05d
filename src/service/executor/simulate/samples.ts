import { mkdir, writeFile } from 'node:fs/promises';
import { extname, join, relative, resolve } from 'node:path';
import { expandBraces, parsePattern } from '../../../pattern.ts';
import { plainText, systemCode } from '../../errors.ts';
import { readArtefactPattern } from '../../workflow-file/artefact-pattern.ts';
import { artefactPlaces, bundle, findArtefacts, type ScriptedBuild } from '../artefacts/search.ts';
import { makeParents } from '../environment/folders.ts';
import type { StepLog } from '../step-list.ts';
import { packages } from './packages.ts';

const text = 'This file is simulated: no script made it.\n';

/**
 * Writes the files that a simulated build keeps: those with the given names; without names, one for each alternative of each
 * pattern, unless a file already matches it.
 */
export async function writeSamples(
  build: ScriptedBuild,
  { artefacts, log }: { readonly artefacts: readonly string[] | undefined; readonly log: StepLog },
  signal: AbortSignal,
): Promise<void> {
  const { folders } = build;
  const places = await artefactPlaces(build);
  const write = async (path: string): Promise<void> => {
    const shown = plainText(relative(folders.clone, path));
    const isWritten = (await makeParents(path, places)) && (await writeSample(path));
    await log.line(isWritten ? `Simulated: wrote ${shown}.` : `Simulated: ${shown} could not be written.`);
  };
  for (const name of artefacts ?? []) await write(join(folders.exported, name));
  if (artefacts) return;
  const start = places.folders.at(-1) ?? folders.clone;
  const isUsed = (pattern: string): boolean => typeof readArtefactPattern(pattern) !== 'string';
  const depth = (pattern: string): number => pattern.split('/').length;
  // The deepest patterns first: the folder of one pattern can contain files of others.
  const alternatives = places.patterns.filter(isUsed).flatMap(expandBraces);
  for (const pattern of alternatives.sort((a, b) => depth(b) - depth(a))) {
    const found = await findArtefacts({ ...places, patterns: [pattern], signal, report: async () => {} });
    const path = found.length > 0 ? undefined : samplePath(pattern);
    const onMachine = path && folders.inside.onMachine(resolve(start, path));
    if (onMachine) await write(onMachine);
  }
}

/** Never follows a link or replaces a file. Returns whether the file was written. */
async function writeSample(path: string): Promise<boolean> {
  try {
    if (bundle.test(path)) await mkdir(path);
    const file = bundle.test(path) ? join(path, 'simulated.txt') : path;
    const kind = extname(file).slice(1);
    const content = Object.hasOwn(packages, kind) ? Buffer.from(packages[kind] ?? '', 'base64') : text;
    await writeFile(file, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if (systemCode(error) === 'ENOSPC' || systemCode(error) === undefined) throw error;
    return false;
  }
}

/** Customary names of build results. The first one that matches a pattern is used. */
const customaryNames = [
  'app-release.apk',
  'app-debug.apk',
  'app-release.aab',
  'app-debug.aab',
  'Runner.ipa',
  'Runner.app',
  'Runner.xcarchive',
  'Runner.app.dSYM',
  'mapping.txt',
  'simulated.txt',
];

/** A path that matches a pattern without braces; `undefined` if no name does. */
function samplePath(pattern: string): string | undefined {
  const parts = pattern.split('/').filter((part, at) => part !== '.' && (part !== '' || at === 0));
  const folders = parts
    .slice(0, -1)
    .flatMap((part) => (part === '**' ? [] : [sampleName(part, ['simulated'])]));
  const last = parts.at(-1) ?? '';
  const path = [...folders, last === '**' ? 'simulated.txt' : sampleName(last, customaryNames)].join('/');
  return parsePattern(pattern, { hidden: 'written' }).matches(path) ? path : undefined;
}

/** A name that matches one part of a pattern: one of `names`, or the part with its wildcards filled in. */
function sampleName(part: string, names: readonly string[]): string {
  if (!/[*?[\\]/.test(part)) return part;
  const { matches } = parsePattern(part, { hidden: 'written' });
  const known = names.find((name) => matches(name));
  return known ?? part.replaceAll('?', 'x').replace(/\*+/g, 'simulated');
}
