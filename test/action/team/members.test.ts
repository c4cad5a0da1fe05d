import { expect, test } from '@jest/globals';
import { team } from '../../../src/action/admin/team.ts';
import { type Stage, type StageOptions, setStage } from '../../support/stage.ts';
import { performed } from '../../support/step-parts.ts';

interface TeamStage extends Stage {
  readonly teamId: string;
}

async function setTeamStage(options: Pick<StageOptions, 'changeAnswer'> = {}): Promise<TeamStage> {
  const stage = await setStage({ files: {}, ...options });
  const { running, userId } = stage.service;
  return { ...stage, ...running.addTeam({ name: 'Mobile', ownerId: userId }) };
}

const invite = { operation: 'invite', email: 'ada@example.com', role: 'developer' };

/** Adds a secret to the team and to each member. */
const withSecrets = ({ body }: { body: unknown }): unknown =>
  JSON.parse(JSON.stringify(body), (_, value) => (value?._id ? { ...value, apiKey: 'hunter2' } : value));

test('a member is invited with a role, and the output has the named fields of the team; then the member is removed', async () => {
  await using stage = await setTeamStage({ changeAnswer: withSecrets });
  const { teamId, service } = stage;
  const invited = await stage.use('team', { ...invite, teamId });
  expect(invited).toMatchObject({ exitCode: 0, errors: [], warnings: [] });
  const members = JSON.parse(invited.outputs.team ?? '');
  expect(members).toEqual({
    _id: teamId,
    name: 'Mobile',
    members: expect.arrayContaining([
      { _id: service.userId, email: 'owner@example.com', role: 'owner' },
      { _id: expect.any(String), email: 'ada@example.com', role: 'developer' },
    ]),
  });
  expect(invited.log).toContain(`Invited ada@example.com to team ${teamId} as developer.`);
  const { _id: userId } = members.members.find(({ email }: { email: string }) => email === invite.email);

  const removed = await stage.use('team', { operation: 'remove', teamId, userId });
  expect(removed).toMatchObject({ exitCode: 0, errors: [], outputs: { team: '' } });
  expect(removed.log).toContain(`Removed user ${userId} from team ${teamId}.`);
  expect(stage.proxy.requests.map(({ method, path, body }) => ({ method, path, body }))).toEqual([
    {
      method: 'POST',
      path: `/team/${teamId}/invitation`,
      body: { email: 'ada@example.com', role: 'developer' },
    },
    { method: 'DELETE', path: `/team/${teamId}/collaborator/${userId}`, body: undefined },
  ]);
});

test('a refusal of the service gives one annotation that says why and what to do', async () => {
  await using stage = await setTeamStage();
  const { teamId, service } = stage;
  const member = service.running.addUser('grace@example.com');
  await service.ask('POST', `/team/${teamId}/invitation`, { email: 'grace@example.com', role: 'developer' });
  const asMember = { token: service.running.addToken(member.userId), teamId };
  const remove = { operation: 'remove', userId: service.userId };
  const refusals = [
    {
      given: { ...invite, ...asMember },
      says: /403.*Only an owner of the team.*only admins can change a team/,
    },
    { given: { ...remove, ...asMember }, says: /403.*only admins can change a team/ },
    { given: { ...invite, teamId: 'nobody' }, says: /404.*no team "nobody".*Check the ID/ },
    { given: { ...remove, teamId, userId: 'nobody' }, says: /404.*member of the team "nobody"/ },
    { given: { ...remove, teamId }, says: /409.*at least one owner/ },
    { given: { ...invite, teamId, token: 'wrong-token' }, says: /401.*Check that token/ },
  ];
  for (const { given, says } of refusals) {
    const connection = { token: service.token, baseUrl: stage.proxy.url };
    const step = await performed(team, { action: 'team', with: { ...connection, ...given } });
    expect([step.succeeded, step.errors]).toEqual([false, [expect.stringMatching(says)]]);
    expect(step.outputs.team ?? '').toBe('');
  }
});
