import * as consumers from 'node:stream/consumers';
import fc from 'fast-check';
import type { z } from 'zod';
import { downloadPaths } from '../../../src/action/artefacts/download.ts';
import { failedStepOf, failureOf, ignoredFailuresOf } from '../../../src/action/report/failure.ts';
import { buildPage } from '../../../src/action/report/workflow.ts';
import { loggedSteps } from '../../../src/action/step-logs/read-log.ts';
import { untilText } from '../../../src/action/text/units.ts';
import type { Client } from '../../../src/client/client.ts';
import type { SeenBuild } from '../../../src/contract/build.ts';
import { refusalText } from '../../../src/contract/endpoint.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { v3Endpoints } from '../../../src/contract/v3/endpoints.ts';
import { parseTimestamp, workflowIdOf } from '../../../src/contract/values.ts';
import { clientOf } from '../fake-answer.ts';
import { insist, property } from '../property.ts';
import { hostileJson, jsonOf, timestampText } from '../values/json.ts';
import { damaged, hostileText, soup } from '../values/texts.ts';

const status = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(200, 202, 208) },
  { weight: 1, arbitrary: fc.constantFrom(204, 302, 400, 401, 403, 404, 408, 410, 429, 500, 503) },
  { weight: 1, arbitrary: fc.integer({ min: 100, max: 999 }) },
);

type Schema = z.core.$ZodType | undefined;

/** Two answers in turn: the first may lead to a request for the second. */
function answersOf(schema: Schema) {
  const text = schema ? jsonOf(schema) : hostileJson;
  const one = fc.record({ status, headers: fc.constant({}), text });
  return fc.array(one, { minLength: 1, maxLength: 2 });
}

const { builds, applications, caches, teams, artefacts } = endpoints;
const { v3 } = v3Endpoints;
const ref = { appId: 'a', workflowId: 'w', branch: 'main' };
const artefact = { url: 'https://service.example/api/artifacts/1/2/app.apk' };

/** Each answer, with its schema in the contract and its reader. */
const readers: Readonly<Record<string, [Schema, (client: Client) => Promise<unknown>]>> = {
  'builds.start': [builds.start.answers[200], startAndLook],
  'v3.startBuild': [
    v3.startBuild.answers[202],
    ({ builds }) => builds.startWithInputs({ ...ref, inputs: { flavour: 'full' } }),
  ],
  'builds.get': [builds.get.answers[200], async ({ builds }) => useBuild((await builds.get('b')).build)],
  'builds.list': [builds.list.answers[200], readList],
  'builds.cancel': [builds.get.answers[200], ({ builds }) => builds.cancel('b')],
  'applications.list': [applications.list.answers[200], ({ applications }) => applications.list()],
  'applications.get': [applications.get.answers[200], ({ applications }) => applications.get('a')],
  'v3.listWorkflows': [v3.listWorkflows.answers[200], ({ applications }) => applications.workflows('a')],
  'applications.add': [
    applications.add.answers[200],
    ({ applications }) => applications.add({ repositoryUrl: '/r' }),
  ],
  'caches.list': [caches.list.answers[200], ({ caches }) => caches.list('a')],
  'caches.removeAll': [caches.removeAll.answers[202], ({ caches }) => caches.removeAll('a')],
  'teams.invite': [
    teams.invite.answers[200],
    ({ teams }) => teams.invite({ teamId: 't', email: 'a@b.example', role: 'owner' }),
  ],
  'artefacts.createPublicUrl': [
    artefacts.createPublicUrl.answers[200],
    ({ artefacts }) => artefacts.createPublicUrl({ ...artefact, expiresAt: 1 }),
  ],
};

export const answers = [
  ...Object.entries(readers).map(([operation, [schema, read]]) =>
    property(`answers/${operation}`, answersOf(schema), (given) => read(clientOf(given))),
  ),
  property('answers/step-log', fc.record({ status, text: hostileText }), ({ status, text }) =>
    clientOf([{ status, headers: {}, text }]).builds.stepLog('/api/builds/b/step/s', {
      read: consumers.text,
    }),
  ),
  property('answers/refusal', hostileJson, (text) => {
    const said = refusalText(text);
    insist(said === undefined || typeof said === 'string', 'what is said is a text');
  }),
];

/** The id of a started build is used at once. */
async function startAndLook(client: Client): Promise<void> {
  const buildId = await client.builds.start(ref);
  buildPage({ baseUrl: new URL('https://api.codemagic.io'), appId: 'a', buildId });
  await client.builds.get(buildId);
}

async function readList(client: Client): Promise<void> {
  for await (const { builds } of client.builds.pages(ref)) builds.forEach(useBuild);
}

/** What is derived from a build's record. */
function useBuild(build: SeenBuild): void {
  insist(typeof build._id === 'string' && typeof build.status === 'string', 'a build has id and state');
  workflowIdOf(build);
  failureOf(build);
  ignoredFailuresOf(build);
  failedStepOf(build);
  loggedSteps(build, 'all');
  const files = (build.artefacts ?? []).map(({ name }) => ({ name, workflowId: 'w' }));
  insist(downloadPaths(files, { builds: 'several' }).length === files.length, 'each file has a path');
}

const words = ['2021', '-', '02', '11', 'T', '16', ':', '00', '.379', '+0000', '+00:00', 'Z', ' '];
const text = fc.oneof(timestampText, damaged(timestampText), soup(words), hostileText);

export const timestamps = [
  property('timestamps/parse', text, (value) => {
    const ms = parseTimestamp(value);
    insist(ms === undefined || Number.isFinite(ms), 'a time is a number');
  }),
  property('timestamps/shown', text, untilText),
];
