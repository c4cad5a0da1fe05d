import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { InputError, quoted } from '../../errors.ts';
import { parsePort } from '../inputs/parsers.ts';
import { createInputReader } from '../inputs/reader.ts';
import type { Runner } from '../runner/runner.ts';

export interface ServiceInputs {
  readonly repository: { readonly kind: 'path' | 'address'; readonly value: string };
  readonly port: number;
  /** The path of a file. */
  readonly faults: string | undefined;
}

/** A `repository` that exists on the disk is a path; relative ones start in the workspace. @throws InputError */
export function readServiceInputs(runner: Runner): ServiceInputs {
  const inputs = createInputReader(runner);
  const port = inputs.value('port', parsePort, '0');
  const faults = faultsFile(inputs.text('faults'), runner);
  const given = inputs.text('repository');
  const path = resolve(runner.run.workspace, given);
  if (existsSync(path)) return { port, faults, repository: { kind: 'path', value: path } };
  // `https://host/…` or `user@host:path`: the service itself checks which of them it clones.
  if (/^[a-z][\w+.-]*:\/\/|^[^/\s]+@[^/\s]+:/i.test(given))
    return { port, faults, repository: { kind: 'address', value: given } };
  throw new InputError(
    ['repository'],
    `Input repository is ${quoted(given)}, and the workspace has no such folder. Expected the path of a Git repository, or a URL to clone.`,
  );
}

function faultsFile(given: string, runner: Runner): string | undefined {
  if (given === '') return undefined;
  const path = resolve(runner.run.workspace, given);
  if (statSync(path, { throwIfNoEntry: false })?.isFile()) return path;
  throw new InputError(
    ['faults'],
    `Input faults is ${quoted(given)}, and the workspace has no such file. Expected the path of a JSON file.`,
  );
}
