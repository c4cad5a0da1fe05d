import { formatTimestamp } from '../../contract/values.ts';
import type { TeamRecord, User } from '../data/store/accounts.ts';
import { known, Refusal } from '../errors.ts';
import type { Handlers, Service } from './handler.ts';

/** Only an admin of a team, which is the role `owner`, can change it (docs/api.md, "Teams"). */
export function teamHandlers({ store, random }: Service): Handlers['teams'] {
  const { teams, accounts } = store;

  const teamOfMember = ({ id, user }: { id: string; user: User }): TeamRecord => {
    const isMember = teams.roleOf({ teamId: id, userId: user.id }) !== undefined;
    return known(isMember ? teams.find(id) : undefined, 'team', id);
  };

  const teamOfOwner = ({ id, user }: { id: string; user: User }): TeamRecord => {
    const team = teamOfMember({ id, user });
    if (teams.roleOf({ teamId: id, userId: user.id }) !== 'owner')
      throw new Refusal(403, `Only an owner of the team ${JSON.stringify(team.name)} can do this`);
    return team;
  };

  const keepAnOwner = ({ teamId, userId }: { teamId: string; userId: string }): void => {
    const owners = teams.members(teamId).filter(({ role }) => role === 'owner');
    if (owners.length === 1 && owners[0]?.userId === userId)
      throw new Refusal(409, 'A team needs at least one owner: make another member an owner first');
  };

  const answer = (team: TeamRecord) => ({
    _id: team.id,
    name: team.name,
    createdAt: formatTimestamp(team.createdAt),
    applicationIds: store.applications.ofTeam(team.id),
    members: teams.members(team.id).map(({ userId, email, role }) => ({ _id: userId, email, role })),
  });

  return {
    get({ user, path }) {
      return Response.json(answer(teamOfMember({ id: path.id, user })));
    },
    /** Inviting a member again changes their role. */
    invite({ user, path, body }) {
      const team = teamOfOwner({ id: path.team_id, user });
      const invited = accounts.ensure({ id: random.hex(12), email: body.email });
      const member = { teamId: team.id, userId: invited.id };
      if (body.role !== 'owner') keepAnOwner(member);
      teams.setRole({ ...member, role: body.role });
      return Response.json(answer(team));
    },
    remove({ user, path }) {
      const team = teamOfOwner({ id: path.team_id, user });
      const member = { teamId: team.id, userId: path.user_id };
      known(teams.roleOf(member), 'member of the team', path.user_id);
      keepAnOwner(member);
      teams.remove(member);
      return Response.json({});
    },
  };
}

/** No build minutes are counted or limited. Scripts that print the rest read these fields, and divide by them. */
const billing = { usage: { currentPeriod: { buildTime: {} }, freeLimit: { buildTime: 30_000 } } };

export function userHandlers({ store }: Service): Handlers['users'] {
  return {
    current({ user }) {
      const teams = store.teams
        .ofUser(user.id)
        .map(({ id, ...team }) => ({ _id: id, ...team, applicationIds: store.applications.ofTeam(id) }));
      const { id, email } = user;
      return Response.json({ user: { _id: id, email, fullName: email, personalTeam: null, billing, teams } });
    },
  };
}
