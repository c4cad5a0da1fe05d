import type { AddApplication, AddPrivateApplication } from '../../contract/application.ts';
import { InputError } from '../../errors.ts';
import { type ConnectionInputs, readConnection } from '../inputs/connection.ts';
import { oneOf, parseAppId } from '../inputs/parsers.ts';
import { parsePrivateKey } from '../inputs/private-key.ts';
import { createInputReader, type InputReader, refuseUnused } from '../inputs/reader.ts';
import type { Runner } from '../runner/runner.ts';

export type Operation =
  | { readonly kind: 'list' }
  | { readonly kind: 'get'; readonly appId: string }
  | { readonly kind: 'add'; readonly body: AddApplication }
  | { readonly kind: 'addPrivate'; readonly body: AddPrivateApplication };

const forAdding = ['repositoryUrl', 'teamId', 'sshKey', 'sshKeyPassphrase', 'projectType'];

/** @throws InputError */
export function readAppsInputs(runner: Runner): { connection: ConnectionInputs; operation: Operation } {
  const inputs = createInputReader(runner);
  const connection = readConnection(inputs, runner);
  const kind = inputs.value('operation', oneOf(['list', 'get', 'add']), '');
  const unused = { list: ['appId', ...forAdding], get: forAdding, add: ['appId'] }[kind];
  refuseUnused(inputs, { operation: kind, unused });
  switch (kind) {
    case 'list':
      return { connection, operation: { kind } };
    case 'get': {
      const appId = parseAppId(inputs.required('appId', 'Set it to the ID of the application.'));
      return { connection, operation: { kind, appId } };
    }
    case 'add':
      return { connection, operation: readAddition(inputs) };
  }
}

function readAddition(inputs: InputReader): Operation {
  const repositoryUrl = inputs.required(
    'repositoryUrl',
    'Set it to the SSH or HTTPS address of the repository to add.',
  );
  const teamId = inputs.text('teamId');
  const body = { repositoryUrl, ...(teamId ? { teamId } : {}) };
  const key = inputs.optionalSecret('sshKey', parsePrivateKey);
  if (key === undefined) {
    refuseWithoutKey(inputs);
    return { kind: 'add', body };
  }
  const projectType = inputs.text('projectType');
  return {
    kind: 'addPrivate',
    body: {
      ...body,
      // The passphrase of a key that has none is null (docs/api.md, "Applications").
      sshKey: {
        data: Buffer.from(key).toString('base64'),
        passphrase: inputs.text('sshKeyPassphrase') || null,
      },
      ...(projectType ? { projectType } : {}),
    },
  };
}

/** Only `POST /apps/new`, which takes a key, has these fields. */
function refuseWithoutKey(inputs: InputReader): void {
  const present = inputs.present(['sshKeyPassphrase', 'projectType']);
  if (present.length > 0)
    throw new InputError(
      [...present, 'sshKey'],
      `${present.join(' and ')} cannot be used without sshKey. Set sshKey too, or remove ${present.length === 1 ? 'it' : 'them'}.`,
    );
}

/** Shorter lines of a key are ordinary words, and its first and last line are the same in every key. */
const shortestLine = 16;

/**
 * Masks a private key in every form in which it could show up: as the input has it, as PEM with and without its last newline,
 * as the base64 that is sent, and line by line. Works on any text, because it is called before the key is checked.
 */
export function maskKey(runner: Runner, text: string): void {
  const pem = pemOf(text);
  const forms = [text, ...(pem ? [pem, pem.trimEnd()] : [])];
  const lines = forms.flatMap((form) => form.split(/\r?\n/).map((line) => line.trim()));
  const secrets = [
    ...forms,
    ...forms.map((form) => Buffer.from(form).toString('base64')),
    ...lines.filter((line) => line.length >= shortestLine && !line.startsWith('-----')),
  ];
  for (const secret of new Set(secrets)) runner.mask(secret);
}

function pemOf(text: string): string | undefined {
  try {
    return parsePrivateKey(text);
  } catch {
    // Not a key, so it has no other form; reading the inputs reports it.
    return undefined;
  }
}
