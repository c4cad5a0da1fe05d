import type { Invitation, Team } from '../../contract/team.ts';
import type { Connection } from '../connection.ts';
import { type CallOptions, call } from '../http/call.ts';
import { endpoints } from './endpoints.ts';

/** The token's owner must be an admin of the team. */
export interface Teams {
  /** Invites a member and returns the team. Not repeated if the answer is lost: the mail may have been sent. */
  invite(invitation: Invitation & { teamId: string }, options?: CallOptions): Promise<Team>;
  /** Removes a member. */
  remove(member: { teamId: string; userId: string }, options?: CallOptions): Promise<void>;
}

export function teamsOf(connection: Connection): Teams {
  return {
    async invite({ teamId, ...invitation }, { signal } = {}) {
      const { body } = await call(
        (await endpoints()).teams.invite,
        { operation: 'teams.invite', kind: 'start', path: { team_id: teamId }, body: invitation, signal },
        connection,
      );
      return body;
    },

    async remove({ teamId, userId }, { signal } = {}) {
      await call(
        (await endpoints()).teams.remove,
        {
          operation: 'teams.remove',
          kind: 'idempotentWrite',
          path: { team_id: teamId, user_id: userId },
          signal,
        },
        connection,
      );
    },
  };
}
