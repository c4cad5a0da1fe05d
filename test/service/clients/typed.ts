/**
 * A typed client of the whole API: every field of its records is required. Unknown fields pass.
 *
 * Usage: BUILD_SERVICE_TOKEN=… SSH_KEY=… node typed.ts <base url> <app id> <team id>
 */
import assert from 'node:assert/strict';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { RecordedApplication, RecordedBuild, RecordedPage } from './recorded-shape.ts';

const Time = RecordedBuild.shape.createdAt;
const EndedBuild = RecordedBuild.required({ startedAt: true, finishedAt: true });
const ApplicationName = z.object({ _id: z.string(), appName: z.string() });
const Deletion = z.object({ caches: z.array(z.string()), message: z.string() });
const Role = z.enum(['owner', 'developer']);
const Team = z.object({
  _id: z.string(),
  name: z.string(),
  createdAt: Time,
  applicationIds: z.array(z.string()),
  members: z.array(z.object({ _id: z.string(), email: z.string(), role: Role })),
});
const User = z.object({
  _id: z.string(),
  email: z.string(),
  fullName: z.string(),
  personalTeam: z.string().nullable(),
  teams: z.array(
    z.object({ _id: z.string(), name: z.string(), role: Role, applicationIds: z.array(z.string()) }),
  ),
});
const Cache = z.object({
  _id: z.string(),
  appId: z.string(),
  workflowId: z.string(),
  lastUsed: Time,
  size: z.int(),
});
const Variable = z.object({
  id: z.string(),
  key: z.string(),
  value: z.string(),
  group: z.string(),
  secure: z.boolean(),
});

const [base = '', appId = '', teamId = ''] = process.argv.slice(2);
// The other tests send the token as `x-auth-token`.
const headers = {
  authorization: `Bearer ${process.env.BUILD_SERVICE_TOKEN}`,
  'content-type': 'application/json',
};

interface Asked {
  readonly status?: number;
  readonly body?: unknown;
  readonly parts?: Readonly<Record<string, string>>;
}

/** Sends a request, and reads the answer as this type. Prints the endpoint. */
async function ask<Schema extends z.ZodType = z.ZodUnknown>(
  endpoint: string,
  { status = 200, body, parts = {} }: Asked = {},
  schema?: Schema,
): Promise<z.output<Schema>> {
  const [method = '', path = ''] = endpoint.split(' ');
  const url = base + path.replace(/:(\w+)/g, (_, name: string) => parts[name] ?? assert.fail(name));
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const answer = await fetch(url, { method, headers, redirect: 'manual', ...sent });
  const text = await answer.text();
  assert.equal(answer.status, status, `${endpoint}: ${text}`);
  console.log(endpoint);
  return schema ? schema.parse(JSON.parse(text)) : (text as z.output<Schema>);
}

const start = async (workflowId: string): Promise<string> => {
  const body = { appId, workflowId, branch: 'main' };
  return (await ask('POST /builds', { body }, z.object({ buildId: z.string() }))).buildId;
};
const watched = z.object({ application: RecordedApplication, build: RecordedBuild });

async function until(status: string, id: string): Promise<void> {
  for (let look = 0; look < 300; look += 1) {
    const { build } = await ask('GET /builds/:id', { parts: { id } }, watched);
    if (build.status === status) return;
    await sleep(200);
  }
  assert.fail(`${id} is not ${status}`);
}

const { user } = await ask('GET /user', {}, z.object({ user: User }));
assert.deepEqual(
  user.teams.map(({ _id }) => _id),
  [teamId],
);
await ask('GET /team/:id', { parts: { id: teamId } }, Team);
const email = 'grace@example.com';
const invitation = { parts: { team_id: teamId }, body: { email, role: 'developer' } };
const { members } = await ask('POST /team/:team_id/invitation', invitation, Team);
const guest = members.find((member) => member.email === email)?._id ?? '';
await ask('DELETE /team/:team_id/collaborator/:user_id', { parts: { team_id: teamId, user_id: guest } });

const { applications } = await ask(
  'GET /apps',
  {},
  z.object({ applications: z.array(RecordedApplication), builds: z.array(RecordedBuild) }),
);
assert(applications.some(({ _id }) => _id === appId));
const ofApp = { parts: { id: appId } };
const { application } = await ask('GET /apps/:id', ofApp, z.object({ application: RecordedApplication }));
assert.deepEqual(application.branches, ['main']);
const repository = { repositoryUrl: 'https://example.com/added.git' };
const added = await ask('POST /apps', { body: repository }, ApplicationName);
await ask('DELETE /apps/:id', { parts: { id: added._id } });
const sshKey = { data: process.env.SSH_KEY, passphrase: null };
const secret = { repositoryUrl: 'git@example.com:ada/private.git', sshKey };
await ask('POST /apps/new', { body: secret }, z.object({ application: ApplicationName }));

await ask('POST /apps/:id/branches', { ...ofApp, status: 202 });
assert.deepEqual(await ask('GET /apps/:id/webhooks', ofApp, z.array(z.never())), []);

const newVariable = { key: 'TOKEN', value: 'a value', group: 'signing', secure: true };
const variable = await ask('POST /apps/:id/variables', { ...ofApp, body: newVariable }, Variable);
const ofVariable = { parts: { id: appId, variableId: variable.id } };
const changed = { ...ofVariable, body: { value: 'another', secure: true } };
for (const method of ['PUT', 'POST'])
  await ask(`${method} /apps/:id/variables/:variableId`, changed, Variable);
const variables = await ask('GET /apps/:id/variables', ofApp, z.array(Variable));
assert.deepEqual(
  variables.map(({ key }) => key),
  ['TOKEN'],
);
await ask('DELETE /apps/:id/variables/:variableId', { ...ofVariable, status: 204 });

const [buildId, longId] = [await start('android'), await start('long')];
await until('finished', buildId);
const id = { parts: { id: buildId } };
const { build } = await ask('GET /builds/:id', id, watched.extend({ build: EndedBuild }));
await until('building', longId);
const long = { parts: { id: longId } };
const canceled = await ask('POST /builds/:id/cancel', long, z.object({ build: RecordedBuild }));
assert.equal(canceled.build._id, longId);
await until('canceled', longId);
await ask('POST /builds/:id/cancel', { ...long, status: 208 });
const page = await ask('GET /builds', {}, RecordedPage);
assert.deepEqual(
  page.builds.map(({ _id }) => _id),
  [longId, buildId],
);
for (const step of build.buildActions)
  await ask('GET /builds/:id/step/:stepId', { parts: { id: buildId, stepId: step._id } });

const secureFilename = build.artefacts[0]?.url.slice(`${base}/artifacts/`.length) ?? '';
const file = { parts: { secureFilename } };
await ask('GET /artifacts/:secureFilename', { ...file, status: 302 });
const PublicUrl = z.object({ url: z.url(), expiresAt: z.iso.datetime({ offset: true }) });
const link = await ask('POST /artifacts/:secureFilename/public-url', { ...file, body: {} }, PublicUrl);
assert(link.url.startsWith(base));

const { caches } = await ask('GET /apps/:id/caches', ofApp, z.object({ caches: z.array(Cache) }));
const cacheId = caches[0]?._id ?? '';
const one = { parts: { id: appId, cacheId }, status: 202 };
assert.deepEqual((await ask('DELETE /apps/:id/caches/:cacheId', one, Deletion)).caches, [cacheId]);
await ask('DELETE /apps/:id/caches', { ...ofApp, status: 202 }, Deletion);
