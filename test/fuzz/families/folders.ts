import { existsSync, mkdirSync, mkdtempSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { findArtefacts } from '../../../src/service/executor/artefacts/search.ts';
import { containedPath } from '../../../src/service/executor/environment/folders.ts';
import { below, removeFolder } from '../../../src/service/folder-tree.ts';
import { nestDeeply } from '../../support/folder.ts';
import { insist, property, workFolder } from '../property.ts';

/** A folder that scripts may have made, with one app in it. Its name is any bytes, UTF-8 or not. */
interface Made {
  readonly name: Uint8Array;
  readonly inside: readonly Made[];
}

const character = fc.oneof(
  fc.integer({ min: 0x61, max: 0x7a }),
  fc.integer({ min: 1, max: 255 }).filter((byte) => byte !== 0x2f && byte !== 0x2e),
);
const name = fc.oneof(
  fc.string({ maxLength: 60 }).map((text) => Buffer.from(text.replace(/[\0/.\ufffd]/g, '').toWellFormed())),
  fc.array(character, { maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
);

function nested(levels: number): fc.Arbitrary<readonly Made[]> {
  if (levels === 0) return fc.constant([]);
  return fc.array(fc.record({ name, inside: nested(levels - 1) }), { maxLength: 3 });
}

/** The folders, and whether the first one is nested deeper than any path. */
const tree = fc.record({ folders: nested(4), isDeep: fc.boolean() });

/** Makes the folders in a new one. */
async function made(given: { readonly folders: readonly Made[]; readonly isDeep: boolean }) {
  const root = realpathSync(mkdtempSync(join(workFolder(), 'folder-')));
  let apps = 0;
  const make = (parent: Buffer, all: readonly Made[]): void => {
    for (const { name, inside } of all) {
      // Hidden folders match no wildcard.
      const path = below(parent, Buffer.concat([Buffer.from('n'), name]));
      try {
        mkdirSync(path);
        writeFileSync(below(path, 'x.apk'), '');
      } catch {
        // The name is there already, or macOS does not allow it, or the path is too long.
        continue;
      }
      apps += 1;
      make(path, inside);
    }
  };
  make(Buffer.from(root), given.folders);
  if (given.isDeep) {
    const deep = join(root, 'deep');
    mkdirSync(deep);
    writeFileSync(join(deep, 'x.apk'), '');
    apps += 1;
    await nestDeeply(deep);
  }
  return { root, apps };
}

export const foldersMade = [
  property('folders/removed', tree, async (given) => {
    const { root } = await made(given);
    await removeFolder(root);
    insist(!existsSync(root), 'the folder is removed');
  }),
  property('folders/searched', tree, async (given) => {
    const { root, apps } = await made(given);
    const told: string[] = [];
    const report = async (problem: string): Promise<void> => void told.push(problem);
    const { signal } = new AbortController();
    try {
      const found = await findArtefacts({
        patterns: ['**/x.apk'],
        folders: [root],
        roots: [root],
        inside: { contained: containedPath, inBuild: (path) => path },
        signal,
        report,
      });
      const isTold = told.some((line) => line.startsWith('Left out: '));
      insist(isTold === found.length < apps, 'exactly what is not found is told');
    } finally {
      await removeFolder(root);
    }
  }),
];
