import { Invitation, teamRoles } from '../../contract/application.ts';
import { BadValue } from '../../errors.ts';
import { type ConnectionInputs, readConnection } from '../inputs/connection.ts';
import { oneOf } from '../inputs/parsers.ts';
import { createInputReader, refuseUnused } from '../inputs/reader.ts';
import type { Runner } from '../runner/runner.ts';

type Operation =
  | { readonly kind: 'invite'; readonly teamId: string; readonly invitation: Invitation }
  | { readonly kind: 'remove'; readonly teamId: string; readonly userId: string };

interface TeamInputs {
  readonly connection: ConnectionInputs;
  readonly operation: Operation;
}

/** @throws InputError */
export function readTeamInputs(runner: Runner): TeamInputs {
  const inputs = createInputReader(runner);
  const connection = readConnection(inputs);
  const kind = inputs.value('operation', oneOf(['invite', 'remove']), '');
  const unused = { invite: ['userId'], remove: ['email', 'role'] }[kind];
  refuseUnused(inputs, { operation: kind, unused });
  const teamId = inputs.required('teamId', 'It is the id of the team in the build service.');
  if (kind === 'remove') {
    const userId = inputs.required('userId', 'It is the id of the member to remove.');
    return { connection, operation: { kind, teamId, userId } };
  }
  inputs.required('email', 'It is the e-mail address of the person to invite.');
  const email = inputs.value('email', parseEmail, '');
  const role = inputs.value('role', oneOf(teamRoles), '');
  return { connection, operation: { kind, teamId, invitation: { email, role } } };
}

function parseEmail(text: string): string {
  if (!Invitation.shape.email.safeParse(text).success)
    throw new BadValue('an e-mail address, such as ada@example.com');
  return text;
}
