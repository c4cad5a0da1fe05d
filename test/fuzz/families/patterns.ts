import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { readRunEvent } from '../../../src/action/event/run-event.ts';
import { createInputReader } from '../../../src/action/inputs/reader.ts';
import { readAfterBuild } from '../../../src/action/step/inputs.ts';
import { artefactFilter } from '../../../src/pattern.ts';
import { findArtefacts } from '../../../src/service/executor/artefacts/search.ts';
import { property } from '../property.ts';
import { hostileText, repeated, soup } from '../values/texts.ts';
import { workFolder } from '../work-folder.ts';

const words = [
  ...['*', '**', '?', '/', '**/', 'a', 'b', 'app-', '.apk', '[ab]', '[!a-z]', '[', ']', '[[:alpha:]]'],
  ...['{a,b}', '{', '}', ',', '{1..9}', '{1..99999999}', '!', '!(', '@(', '+(', '*(', ')', '|', '\\', '*a'],
];
/** The longest line of an input or workflow file. */
const pattern = fc
  .oneof(soup(words), repeated(fc.constantFrom(...words)), hostileText)
  .map((text) => text.slice(0, 100_000) || '*');
const name = fc.oneof(soup(['a', 'b', 'app-', '-', '.apk', '/']), repeated(fc.constantFrom('a', 'a-', 'ab')));

export const patterns = [
  property('patterns/artefacts', fc.tuple(fc.array(pattern, { maxLength: 3 }), name), ([globs, one]) => {
    const source = { input: (input: string) => (input === 'artefacts' ? globs.join('\n') : '') };
    artefactFilter(readAfterBuild(createInputReader(source), { event: readRunEvent({}) }).artefacts)(one);
  }),
  property('patterns/workflow-file', pattern, async (glob) => {
    const folder = treeIn(workFolder());
    const { signal } = new AbortController();
    const report = (): Promise<void> => Promise.resolve();
    const search = { patterns: [glob], folders: [folder], roots: [folder], signal, report };
    await findArtefacts(search);
  }),
];

/** A few files, one with a long name that is hard to match. */
function treeIn(parent: string): string {
  const folder = join(parent, 'clone');
  mkdirSync(join(folder, 'a', 'b'), { recursive: true });
  for (const file of ['app-1.apk', 'a/ab.apk', 'a/b/c', `a/b/${'a'.repeat(250)}`])
    writeFileSync(join(folder, file), '');
  return folder;
}
