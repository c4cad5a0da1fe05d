import { sentOnce } from '../../client/errors.ts';
import { Invitation, teamRoles } from '../../contract/application.ts';
import { BadValue } from '../../errors.ts';
import type { ActionContext } from '../context.ts';
import { type ConnectionInputs, maskSecrets, readConnection } from '../inputs/connection.ts';
import { oneOf } from '../inputs/parsers.ts';
import { createInputReader, refuseUnused } from '../inputs/reader.ts';
import type { Runner } from '../runner/runner.ts';

/**
 * Invites a person to a team, or removes a member.
 *
 * @throws InputError before any request; ServiceError; OutcomeUncertain when the invitation may have been sent
 */
export async function team({ runner, connect }: Pick<ActionContext, 'runner' | 'connect'>): Promise<boolean> {
  maskSecrets(runner, ['token']);
  const { connection, operation } = readTeamInputs(runner);
  const { teams } = connect(connection);
  const { teamId } = operation;
  const options = { signal: runner.cancelled };
  switch (operation.kind) {
    case 'invite': {
      const { invitation } = operation;
      const sent = teams.invite({ teamId, ...invitation }, options);
      const advice =
        "Check the team's members first: sending the invitation again might send a second email.";
      runner.setOutput('team', JSON.stringify(await sentOnce(sent, advice)));
      runner.log.info(`Invited ${invitation.email} to team ${teamId} as ${invitation.role}.`);
      return true;
    }
    case 'remove':
      await teams.remove({ teamId, userId: operation.userId }, options);
      runner.setOutput('team', '');
      runner.log.info(`Removed user ${operation.userId} from team ${teamId}.`);
      return true;
  }
}

type Operation =
  | { readonly kind: 'invite'; readonly teamId: string; readonly invitation: Invitation }
  | { readonly kind: 'remove'; readonly teamId: string; readonly userId: string };

/** @throws InputError */
export function readTeamInputs(runner: Runner): { connection: ConnectionInputs; operation: Operation } {
  const inputs = createInputReader(runner);
  const connection = readConnection(inputs, runner);
  const kind = inputs.value('operation', oneOf(['invite', 'remove']), '');
  const unused = { invite: ['userId'], remove: ['email', 'role'] }[kind];
  refuseUnused(inputs, { operation: kind, unused });
  const teamId = inputs.required('teamId', "Set it to the team's ID in the build service.");
  if (kind === 'remove') {
    const userId = inputs.required('userId', 'Set it to the user ID of the member to remove.');
    return { connection, operation: { kind, teamId, userId } };
  }
  inputs.required('email', 'Set it to the e-mail address of the person to invite.');
  const email = inputs.value('email', parseEmail, '');
  const role = inputs.value('role', oneOf(teamRoles), '');
  return { connection, operation: { kind, teamId, invitation: { email, role } } };
}

function parseEmail(text: string): string {
  if (!Invitation.shape.email.safeParse(text).success)
    throw new BadValue('an e-mail address, such as ada@example.com');
  return text;
}
