import { expect, test } from '@jest/globals';
import { invite, setTeamStage } from './members.ts';

test('a member is invited with a role, and the team is an output; then the member is removed', async () => {
  await using stage = await setTeamStage();
  const { teamId, service } = stage;
  const invited = await stage.use('team', { ...invite, teamId });
  expect(invited).toMatchObject({ exitCode: 0, errors: [], warnings: [] });
  const team = JSON.parse(invited.outputs.team ?? '');
  expect(team).toMatchObject({
    _id: teamId,
    name: 'Mobile',
    members: expect.arrayContaining([
      { _id: service.userId, email: 'owner@example.com', role: 'owner' },
      { _id: expect.any(String), email: 'ada@example.com', role: 'developer' },
    ]),
  });
  expect(invited.log).toContain(`Invited ada@example.com to team ${teamId} as developer.`);
  const { _id: userId } = team.members.find(({ email }: { email: string }) => email === invite.email);

  const removed = await stage.use('team', { operation: 'remove', teamId, userId });
  expect(removed).toMatchObject({ exitCode: 0, errors: [], outputs: { team: '' } });
  expect(removed.log).toContain(`Removed user ${userId} from team ${teamId}.`);
  expect(stage.relay.requests.map(({ method, path, body }) => ({ method, path, body }))).toEqual([
    {
      method: 'POST',
      path: `/team/${teamId}/invitation`,
      body: { email: 'ada@example.com', role: 'developer' },
    },
    { method: 'DELETE', path: `/team/${teamId}/collaborator/${userId}`, body: undefined },
  ]);
});
