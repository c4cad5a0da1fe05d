import { expect, test } from '@jest/globals';
import { invite, setTeamStage } from './members.ts';

test('an owner can be invited', async () => {
  await using stage = await setTeamStage();
  const result = await stage.use('team', { ...invite, role: 'owner', teamId: stage.teamId });
  expect(JSON.parse(result.outputs.team ?? '').members).toContainEqual(
    expect.objectContaining({ email: 'ada@example.com', role: 'owner' }),
  );
});

test('a refusal of the service gives one annotation that says why and what to do', async () => {
  await using stage = await setTeamStage();
  const { teamId, service } = stage;
  const member = service.running.addUser('grace@example.com');
  await stage.use('team', { ...invite, email: 'grace@example.com', teamId });
  const asMember = { token: service.running.addToken(member.userId), teamId };
  const remove = { operation: 'remove', userId: service.userId };
  const refusals = [
    { given: { ...invite, ...asMember }, says: /403.*Only an owner of the team.*needs an admin/ },
    { given: { ...remove, ...asMember }, says: /403.*needs an admin/ },
    { given: { ...invite, teamId: 'nobody' }, says: /404.*no team "nobody".*Check the id/ },
    { given: { ...remove, teamId, userId: 'nobody' }, says: /404.*member of the team "nobody"/ },
    { given: { ...remove, teamId }, says: /409.*at least one owner/ },
    { given: { ...invite, teamId, token: 'wrong-token' }, says: /401.*Check that token/ },
  ];
  for (const { given, says } of refusals) {
    const result = await stage.use('team', given);
    expect(result.exitCode).toBe(1);
    expect(result.errors.map(({ data }) => data)).toEqual([expect.stringMatching(says)]);
    expect(result.outputs.team ?? '').toBe('');
  }
});
