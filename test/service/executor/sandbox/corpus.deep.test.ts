/** Every workflow file of the corpus ends alike with and without a sandbox, but for those whose paths only mean something inside. */

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import { type Built, testBuild } from '../../../support/built.ts';
import { temporaryFolder } from '../../../support/folder.ts';
import { deepWithWalls } from '../../../support/sandbox.ts';
import { writeTools } from './tools.ts';

const corpus = join(import.meta.dirname, '../../workflow-file/corpus');

/** Makes what the head of the file lists. Its paths are beside the clone where the build's other folders are. */
const make = `while read -r file; do
  case $file in ../tmp/*) file=$TMPDIR/\${file#../tmp/} ;; ../export/*) file=$CM_EXPORT_DIR/\${file#../export/} ;; ../home/*) file=$HOME/\${file#../home/} ;; esac
  mkdir -p "$(dirname "$file")" && echo made > "$file"
done < "$CM_BUILD_DIR/made"`;

/**
 * Those whose paths mean something inside alone: none. The corpus writes /tmp in `artifacts`, which means the same folder
 * without a sandbox, and no script of it names the hosted machine's home (builds.deep.test.ts does).
 */
const worksOnlyInside: readonly string[] = [];

/** How many builds run at once. */
const lanes = 4;

deepWithWalls(
  'the workflow files of the corpus end in the same state at the same step, with the same artefacts',
  async () => {
    const files = (await readdir(corpus, { recursive: true })).filter((file) => file.endsWith('.yaml'));
    await using folder = await temporaryFolder();
    const others = 'a announce deploy get lint msbuild one two'.split(' ');
    const bin = join(folder.path, 'tools/bin');
    await writeTools(bin, { make, ...Object.fromEntries(others.map((name) => [name, 'true'])) });
    const env = { PATH: `${bin}:${process.env.PATH}` };
    // A group has no values here; those that the corpus gives it come with the request.
    const settings = (sandbox: string) => ({ env, more: ['--empty-groups', '--sandbox', sandbox] });
    const different: string[] = [];
    const built = { finished: 0, others: 0 };
    const lane = async (): Promise<void> => {
      for (let file = files.pop(); file !== undefined; file = files.pop()) {
        const source = await readFile(join(corpus, file), 'utf8');
        const repository = { 'codemagic.yaml': source, made: listed(source, 'file').join('\n') };
        const without = await endOf(source, await testBuild(repository, settings('off')));
        const inside = await endOf(source, await testBuild(repository, settings('required')));
        built[inside.state === 'finished' ? 'finished' : 'others'] += 1;
        if (JSON.stringify(without) !== JSON.stringify(inside)) different.push(file);
      }
    };
    await Promise.all(Array.from({ length: lanes }, lane));
    expect(different.sort()).toEqual(worksOnlyInside);
    // Most of them succeed, so it isn't one failure of all that both have in common.
    expect(built.finished).toBeGreaterThan(built.others);
  },
  600_000,
);

async function endOf(source: string, opened: Built) {
  await using it = opened;
  const variables = { ...pairs(source, 'group'), ...pairs(source, 'request') };
  const { state } = await it.build({ variables });
  return {
    state,
    steps: it.steps().map(({ name, status }) => [name, status]),
    artefacts: it.artefacts().map(({ name, size }) => [name, size]),
    labels: it.record().labels,
  };
}

function listed(source: string, key: string): string[] {
  return source
    .split('\n')
    .flatMap((line) => (line.startsWith(`# ${key}: `) ? [line.slice(key.length + 4)] : []));
}

function pairs(source: string, key: string): Record<string, string> {
  return Object.fromEntries(listed(source, key).map((line) => line.split(/=(.*)/s)));
}
