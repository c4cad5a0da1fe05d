import type { Invitation, Team } from '../../contract/team.ts';
import type { Connection } from '../connection.ts';
import { type CallOptions, call } from '../http/call.ts';

/** The token's owner must be an admin of the team. */
export interface Teams {
  /** Invites a member and returns the team. Not repeated if the answer is lost: the mail may have been sent. */
  invite(invitation: Invitation & { teamId: string }, options?: CallOptions): Promise<Team>;
  /** Removes a member. */
  remove(member: { teamId: string; userId: string }, options?: CallOptions): Promise<void>;
}

export function teamsOf(connection: Connection): Teams {
  return {
    async invite({ teamId, ...body }, { signal } = {}) {
      return (await call('teams.invite', { path: { team_id: teamId }, body, signal }, connection)).body;
    },

    async remove({ teamId, userId }, { signal } = {}) {
      await call('teams.remove', { path: { team_id: teamId, user_id: userId }, signal }, connection);
    },
  };
}
