import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { InputError, quoted } from '../../core/input/errors.ts';
import { parsePort } from '../../core/input/parsers.ts';
import { createInputReader } from '../../core/input/reader.ts';
import type { Runner } from '../../runner/runner.ts';

export interface ServiceInputs {
  readonly repository: { readonly kind: 'path' | 'address'; readonly value: string };
  readonly port: number;
}

/** What is there on the disk is meant as a path; relative ones start in the workspace. @throws InputError */
export function readServiceInputs(runner: Runner): ServiceInputs {
  const inputs = createInputReader(runner);
  const port = inputs.value('port', parsePort, '0');
  const given = inputs.text('repository');
  const path = resolve(runner.run.workspace, given);
  if (existsSync(path)) return { port, repository: { kind: 'path', value: path } };
  // `https://host/…`, `user@host:path`: the service itself says which of them it clones.
  if (/^[a-z][\w+.-]*:\/\/|^[^/\s]+@[^/\s]+:/i.test(given))
    return { port, repository: { kind: 'address', value: given } };
  throw new InputError(
    ['repository'],
    `The input repository is ${quoted(given)}, and there is no such folder in the workspace. Allowed is the path of a Git repository, or an address to clone from.`,
  );
}
