import type { Runner } from '../../runner/runner.ts';
import type { Connect } from '../../tasks/inputs/connection.ts';
import { maskSecrets } from '../../tasks/inputs/secrets.ts';
import { sentOnce } from '../../tasks/requests/sent-once.ts';
import { readTeamInputs } from './inputs.ts';

/**
 * Invites somebody to a team, or removes a member.
 *
 * @throws InputError before any request; ServiceError; OutcomeUncertain when the invitation may have been sent
 */
export async function team({
  runner,
  connect,
}: {
  readonly runner: Runner;
  readonly connect: Connect;
}): Promise<boolean> {
  maskSecrets(runner, ['token']);
  const { connection, operation } = readTeamInputs(runner);
  const { teams } = connect(connection);
  const { teamId } = operation;
  const options = { signal: runner.cancelled };
  switch (operation.kind) {
    case 'invite': {
      const { invitation } = operation;
      const sent = teams.invite({ teamId, ...invitation }, options);
      const advice = 'Look at the members of the team: a second invitation may send a second mail.';
      runner.setOutput('team', JSON.stringify(await sentOnce(sent, advice)));
      runner.log.info(`${invitation.email} is invited to the team ${teamId} as ${invitation.role}.`);
      return true;
    }
    case 'remove':
      await teams.remove({ teamId, userId: operation.userId }, options);
      runner.setOutput('team', '');
      runner.log.info(`The user ${operation.userId} is removed from the team ${teamId}.`);
      return true;
  }
}
