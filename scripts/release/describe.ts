// node scripts/release/describe.ts <tag>: checks that the tag, the packages and the changelog match, and sets the outputs
// version, prerelease and notes.
import { randomUUID } from 'node:crypto';
import { appendFileSync, readFileSync } from 'node:fs';
import { releaseOf, VersionMismatch } from './changes.ts';

const read = (file: string): string => readFileSync(file, 'utf8');
const versionIn = (file: string): string => String(JSON.parse(read(file)).version);

try {
  const { version, isPrerelease, notes } = releaseOf({
    tag: process.argv[2] ?? '',
    versions: {
      'package.json': versionIn('package.json'),
      'package-lock.json': versionIn('package-lock.json'),
    },
    changelog: read('CHANGELOG.md'),
  });
  const end = randomUUID();
  const outputs = `version=${version}\nprerelease=${isPrerelease}\nnotes<<${end}\n${notes}\n${end}\n`;
  if (process.env.GITHUB_OUTPUT) appendFileSync(process.env.GITHUB_OUTPUT, outputs);
  console.log(notes);
} catch (error) {
  if (!(error instanceof VersionMismatch)) throw error;
  console.log(`::error::${error.message}`);
  process.exitCode = 1;
}
