import { sentOnce } from '../../client/errors.ts';
import type { ActionContext } from '../context.ts';
import { maskSecrets } from '../inputs/connection.ts';
import { readTeamInputs } from './inputs.ts';

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
      const advice = 'Check the members of the team first: a second invitation may send a second e-mail.';
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
