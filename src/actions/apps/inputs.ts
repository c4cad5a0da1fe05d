import type { AddApplication, AddPrivateApplication } from '../../contract/application.ts';
import { InputError } from '../../core/input/errors.ts';
import { oneOf } from '../../core/input/parsers.ts';
import { parsePrivateKey } from '../../core/input/private-key.ts';
import { createInputReader, type InputReader, refuseUnused } from '../../core/input/reader.ts';
import type { Runner } from '../../runner/runner.ts';
import { type ConnectionInputs, readConnection } from '../../tasks/inputs/connection.ts';

export type Operation =
  | { readonly kind: 'list' }
  | { readonly kind: 'get'; readonly appId: string }
  | { readonly kind: 'add'; readonly body: AddApplication }
  | { readonly kind: 'addPrivate'; readonly body: AddPrivateApplication };

export interface AppsInputs {
  readonly connection: ConnectionInputs;
  readonly operation: Operation;
}

const forAdding = ['repositoryUrl', 'teamId', 'sshKey', 'sshKeyPassphrase', 'projectType'];

/** @throws InputError */
export function readAppsInputs(runner: Runner): AppsInputs {
  const inputs = createInputReader(runner);
  const connection = readConnection(inputs);
  const kind = inputs.value('operation', oneOf(['list', 'get', 'add']), '');
  const unused = { list: ['appId', ...forAdding], get: forAdding, add: ['appId'] }[kind];
  refuseUnused(inputs, { operation: kind, unused });
  switch (kind) {
    case 'list':
      return { connection, operation: { kind } };
    case 'get':
      return {
        connection,
        operation: { kind, appId: inputs.required('appId', 'It says which application to read.') },
      };
    case 'add':
      return { connection, operation: readAddition(inputs) };
  }
}

function readAddition(inputs: InputReader): Operation {
  const repositoryUrl = inputs.required(
    'repositoryUrl',
    'It is the SSH or HTTPS address of the repository to add.',
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

/** Only `POST /apps/new`, which takes a key, takes these. */
function refuseWithoutKey(inputs: InputReader): void {
  const given = ['sshKeyPassphrase', 'projectType'].filter((name) => inputs.text(name) !== '');
  if (given.length > 0)
    throw new InputError(
      [...given, 'sshKey'],
      `${given.join(' and ')} is given without sshKey. Give sshKey too, or leave it out.`,
    );
}
