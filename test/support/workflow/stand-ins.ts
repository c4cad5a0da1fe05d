import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, stat } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { promisify } from 'node:util';
import picomatch from 'picomatch';
import { glob } from 'tinyglobby';
import type { StandIn, StandInSituation } from './world.ts';

/** What a repository has that no clone of it would bring. */
const untracked = new Set(['node_modules', '.git', 'out', 'coverage']);

/** Puts the files of the repository into the workspace. */
const checkout: StandIn = async ({ with: inputs, machine, repository, runRef, world }) => {
  refuseUnknown(inputs, ['repository', 'ref', 'path', 'fetch-depth', 'persist-credentials', 'ssh-key']);
  const name = inputs.repository || repository;
  const to = join(machine.workspace, inputs.path ?? '');
  const remote = world.remotes?.[name];
  if (remote) return clone({ remote, to, ref: inputs.ref || runRef });
  const from = world.repositories[name];
  if (!from) throw new Error(`There is no repository ${name}`);
  await cp(from, to, {
    recursive: true,
    filter: (path) => path === from || !untracked.has(basename(path)),
  });
  return { ref: inputs.ref ?? '', commit: '' };
};

/** Really clones, for steps that use Git. */
async function clone({
  remote,
  to,
  ref,
}: {
  remote: string;
  to: string;
  ref: string;
}): Promise<Record<string, string>> {
  const git = promisify(execFile);
  await git('git', ['clone', '--quiet', remote, to]);
  await git('git', ['checkout', '--quiet', '--detach', ref.replace(/^refs\/(heads|tags)\//, '')], {
    cwd: to,
  });
  const { stdout } = await git('git', ['rev-parse', 'HEAD'], { cwd: to });
  return { ref, commit: stdout.trim() };
}

/** Keeps files for later jobs of the run. */
const uploadArtifact: StandIn = async ({ with: inputs, machine, artifacts }) => {
  refuseUnknown(inputs, [
    'name',
    'path',
    'if-no-files-found',
    'overwrite',
    'retention-days',
    'compression-level',
  ]);
  const found = await filesAt(machine.workspace, inputs.path ?? '');
  if (found.files.length === 0) {
    if (inputs['if-no-files-found'] === 'error')
      throw new Error(`No files were found with the path ${inputs.path}`);
    return {};
  }
  const { id, path } = await artifacts.create(inputs.name || 'artifact', {
    overwrite: inputs.overwrite === 'true',
  });
  for (const file of found.files) await cp(file, join(path, relative(found.root, file)));
  return { 'artifact-id': id };
};

/** Brings them back: one by name or id into the folder itself, several each into a folder of its own. */
const downloadArtifact: StandIn = async ({ with: inputs, machine, artifacts }) => {
  refuseUnknown(inputs, ['name', 'artifact-ids', 'path', 'pattern', 'merge-multiple']);
  const to = join(machine.workspace, inputs.path ?? '');
  await mkdir(to, { recursive: true });
  if (inputs.name) await artifacts.copy({ name: inputs.name }, to);
  else if (inputs['artifact-ids']) await artifacts.copy({ id: inputs['artifact-ids'] }, to);
  else {
    const isWanted = picomatch(inputs.pattern || '*');
    const wanted = artifacts.names.filter((name) => isWanted(name));
    for (const name of wanted)
      await artifacts.copy({ name }, inputs['merge-multiple'] === 'true' ? to : join(to, name));
  }
  return { 'download-path': to };
};

/** Checks what GitHub would check before it signs: the permissions, and that there is something to sign. */
const attest: StandIn = async ({ with: inputs, machine, permissions }) => {
  refuseUnknown(inputs, ['subject-path', 'subject-checksums']);
  for (const scope of ['id-token', 'attestations'])
    if (permissions[scope] !== 'write') throw new Error(`An attestation needs ${scope}: write`);
  if (inputs['subject-checksums']) {
    const list = await readFile(join(machine.workspace, inputs['subject-checksums']), 'utf8');
    if (!/^[0-9a-f]{64} [ *]\S/m.test(list)) throw new Error('The checksums are no SHA-256 sums');
  } else {
    const { files } = await filesAt(machine.workspace, inputs['subject-path'] ?? '');
    if (files.length === 0) throw new Error(`Could not find subject at path ${inputs['subject-path']}`);
    await Promise.all(
      files.map(async (file) =>
        createHash('sha256')
          .update(await readFile(file))
          .digest('hex'),
      ),
    );
  }
  return { 'attestation-url': 'https://github.com/attestations/1' };
};

/** Only recorded: what it would install is here already. */
const nothing: StandIn = async () => ({});

/** The actions of others that workflows and recipes use. */
export const foreignActions: Readonly<Record<string, StandIn>> = {
  'actions/checkout': checkout,
  'actions/setup-node': nothing,
  'actions/cache': nothing,
  'actions/upload-artifact': uploadArtifact,
  'actions/download-artifact': downloadArtifact,
  'actions/attest': attest,
  'actions/attest-build-provenance': attest,
};

function refuseUnknown(inputs: StandInSituation['with'], known: readonly string[]): void {
  const unknown = Object.keys(inputs).filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`This stand-in does not know the inputs ${unknown.join(', ')}`);
}

/** The files at paths or patterns, one a line, and the folder below which they keep their names. */
async function filesAt(workspace: string, paths: string): Promise<{ files: string[]; root: string }> {
  const patterns = paths
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const single = patterns.length === 1 ? join(workspace, patterns[0] ?? '') : undefined;
  const isFolder = single !== undefined && (await stat(single).catch(() => undefined))?.isDirectory();
  const root = isFolder ? single : workspace;
  const files = await glob(isFolder ? ['**'] : patterns, { cwd: root, absolute: true, dot: true });
  return { files: files.toSorted(), root };
}
