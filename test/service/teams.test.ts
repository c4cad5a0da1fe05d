import { expect, test } from '@jest/globals';
import { startBuild } from '../support/builds.ts';
import { ask, type TestService, testService } from '../support/service.ts';

/** A team of the service's user, and another user, who is not a member yet. */
async function teamOf(service: TestService) {
  const { running, userId } = service;
  const { teamId } = running.addTeam({ name: 'Mobile', ownerId: userId });
  const other = running.addUser('other@example.com').userId;
  const token = running.addToken(other);
  return {
    teamId,
    other,
    asOther: (method: string, path: string, body?: unknown) =>
      ask({ url: service.baseUrl + path, method, token, body }),
    invite: (email: string, role: string) =>
      service.ask('POST', `/team/${teamId}/invitation`, { email, role }),
  };
}

test('an invitation returns the whole team, refuses a wrong address or role, and changes the role of a member', async () => {
  await using service = await testService();
  const { teamId, other, invite } = await teamOf(service);
  const member = (role: string) => ({ _id: other, email: 'other@example.com', role });
  const first = await invite('other@example.com', 'developer');
  expect({ status: first.status, body: first.body }).toEqual({
    status: 200,
    body: {
      _id: teamId,
      name: 'Mobile',
      createdAt: expect.stringMatching(/\+0000$/),
      applicationIds: [],
      members: [member('developer'), { _id: service.userId, email: 'owner@example.com', role: 'owner' }],
    },
  });
  expect((await invite('nobody', 'owner')).body.error).toBe('Invalid email address at email');
  const role = 'Invalid option: expected one of "owner"|"developer" at role';
  expect((await invite('a@example.com', 'admin')).body.error).toBe(role);
  const second = await invite('OTHER@example.com', 'owner');
  expect(second.body.members).toEqual([member('owner'), expect.anything()]);
});

test('a removed member is gone; the last owner can neither be removed nor made a developer', async () => {
  await using service = await testService();
  const { teamId, other, invite } = await teamOf(service);
  await invite('other@example.com', 'developer');
  const remove = (userId: string) => service.ask('DELETE', `/team/${teamId}/collaborator/${userId}`);
  expect((await remove(other)).status).toBe(200);
  expect((await remove(other)).status).toBe(404);
  for (const refused of [await remove(service.userId), await invite('owner@example.com', 'developer')])
    expect({ status: refused.status, body: refused.body }).toEqual({
      status: 409,
      body: { error: expect.stringContaining('at least one owner') },
    });
  await invite('other@example.com', 'owner');
  expect((await remove(service.userId)).status).toBe(200);
});

test('only owners manage a team: 403 for a developer, 404 for users who are not in it', async () => {
  await using service = await testService();
  const { teamId, other, asOther, invite } = await teamOf(service);
  const tries = [
    ['POST', `/team/${teamId}/invitation`, { email: 'x@example.com', role: 'owner' }],
    ['DELETE', `/team/${teamId}/collaborator/${other}`, undefined],
  ] as const;
  for (const [method, path, body] of tries) expect((await asOther(method, path, body)).status).toBe(404);
  await invite('other@example.com', 'developer');
  for (const [method, path, body] of tries) expect((await asOther(method, path, body)).status).toBe(403);
});

test('only an owner can add an application to a team: others get 403 and learn nothing about the team', async () => {
  await using service = await testService();
  const { teamId, asOther, invite } = await teamOf(service);
  const add = { repositoryUrl: '/srv/git/team.git', teamId };
  expect((await service.ask('POST', '/apps', add)).status).toBe(200);
  const outsider = await asOther('POST', '/apps', add);
  const unknown = await asOther('POST', '/apps', { ...add, teamId: 'f'.repeat(24) });
  expect([outsider.status, unknown.status]).toEqual([403, 403]);
  expect(outsider.body.error.replace(teamId, '')).toBe(unknown.body.error.replace('f'.repeat(24), ''));
  await invite('other@example.com', 'developer');
  expect((await asOther('POST', '/apps', add)).status).toBe(403);
});

// T36
test('an application of a team, with its builds and caches, is visible to members and 404 for others', async () => {
  await using service = await testService();
  const { teamId, other, asOther, invite } = await teamOf(service);
  const { body } = await service.ask('POST', '/apps', { repositoryUrl: '/srv/git/team.git', teamId });
  const start = { appId: body._id, workflowId: 'android', branch: 'main' };
  const buildId = await startBuild(service, start);
  const statuses = async () => {
    const all = [];
    for (const [method, path, given] of [
      ['GET', `/apps/${body._id}`, undefined],
      ['GET', `/apps/${body._id}/caches`, undefined],
      ['DELETE', `/apps/${body._id}/caches`, undefined],
      ['GET', `/builds/${buildId}`, undefined],
      ['POST', '/builds', start],
    ] as const)
      all.push((await asOther(method, path, given)).status);
    const apps = (await asOther('GET', '/apps')).body.applications.length;
    const builds = (await asOther('GET', '/builds')).body.builds.length;
    return { all, apps, builds };
  };
  const outside = { all: [404, 404, 404, 404, 404], apps: 0, builds: 0 };
  expect(await statuses()).toEqual(outside);
  await invite('other@example.com', 'developer');
  expect(await statuses()).toEqual({ all: [200, 200, 202, 200, 200], apps: 1, builds: 2 });
  await service.ask('DELETE', `/team/${teamId}/collaborator/${other}`);
  expect(await statuses()).toEqual(outside);
  // Nor may whoever added it, once they have left the team.
  await invite('other@example.com', 'owner');
  await asOther('DELETE', `/team/${teamId}/collaborator/${service.userId}`);
  expect((await service.ask('GET', `/apps/${body._id}`)).status).toBe(404);
});
