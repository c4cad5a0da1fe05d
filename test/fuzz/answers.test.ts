import * as consumers from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { z } from 'zod';
import { downloadPaths } from '../../src/action/artefacts/download.ts';
import { failedBuildStepOf, failureOf, ignoredFailuresOf } from '../../src/action/report/failure.ts';
import { buildPage } from '../../src/action/report/workflow.ts';
import { loggedSteps } from '../../src/action/step-logs/step-logs.ts';
import type { Client } from '../../src/client/client.ts';
import type { SeenBuild } from '../../src/contract/build.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { v3StartEndpoint } from '../../src/contract/start.ts';
import { workflowIdOf } from '../../src/contract/values.ts';
import { clientOf } from './fake-answer.ts';
import { assertReads } from './reading.ts';
import { hostileJson, jsonOf } from './values/json.ts';
import { hostileText } from './values/texts.ts';

const status = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(200, 202, 208) },
  { weight: 1, arbitrary: fc.constantFrom(204, 302, 400, 401, 403, 404, 408, 410, 429, 500, 503) },
  { weight: 1, arbitrary: fc.integer({ min: 100, max: 999 }) },
);

type Schema = z.core.$ZodType | undefined;

/** Two answers in turn: the first may lead to a request for the second. */
function answersOf(schema: Schema) {
  const text = schema ? jsonOf(schema) : hostileJson;
  const one = fc.record({ status, text });
  return fc.array(one, { minLength: 1, maxLength: 2 });
}

const { builds, applications, caches, artefacts } = endpoints;
const ref = { appId: 'a', workflowId: 'w', branch: 'main' };
const artefact = { url: 'https://service.example/api/artifacts/1/2/app.apk' };

/** Each answer, with its schema in the contract and its reader. */
const readers: Readonly<Record<string, [Schema, (client: Client) => Promise<unknown>]>> = {
  'builds.start': [builds.start.answers[200], startAndLook],
  'v3.startBuild': [
    v3StartEndpoint.answers[202],
    ({ builds }) => builds.start(ref, { inputs: { flavour: 'full' } }),
  ],
  'builds.get': [builds.get.answers[200], async ({ builds }) => useBuild((await builds.get('b')).build)],
  'builds.list': [builds.list.answers[200], readList],
  'applications.list': [applications.list.answers[200], ({ applications }) => applications.list()],
  'applications.get': [applications.get.answers[200], ({ applications }) => applications.get('a')],
  'caches.list': [caches.list.answers[200], ({ caches }) => caches.list('a')],
  'artefacts.createPublicUrl': [
    artefacts.createPublicUrl.answers[200],
    ({ artefacts }) => artefacts.createPublicUrl({ ...artefact, expiresAt: 1 }),
  ],
};

// T10
test.each(Object.entries(readers))('any answer to %s is read or refused', (_, [schema, read]) =>
  assertReads(answersOf(schema), (given) => read(clientOf(given))),
);

// T10
test('any step log is read or refused', () =>
  assertReads(fc.record({ status, text: hostileText }), (answer) =>
    clientOf([answer]).builds.stepLog('/api/builds/b/step/s', { read: consumers.text }),
  ));

/** The id of a started build is used at once. */
async function startAndLook(client: Client): Promise<void> {
  const buildId = await client.builds.start(ref);
  buildPage({ baseUrl: new URL('https://api.codemagic.io'), appId: 'a', buildId });
  await client.builds.get(buildId);
}

/** The first page: a list of answers that are all the same may have no last one. */
async function readList(client: Client): Promise<void> {
  const { value } = await client.builds.pages(ref).next();
  value?.builds.forEach(useBuild);
}

/** What is derived from a build's record. */
function useBuild(build: SeenBuild): void {
  expect([typeof build._id, typeof build.status]).toEqual(['string', 'string']);
  workflowIdOf(build);
  failureOf(build);
  ignoredFailuresOf(build);
  failedBuildStepOf(build);
  loggedSteps(build, 'all');
  const files = (build.artefacts ?? []).map(({ name }) => ({ name, workflowId: 'w' }));
  expect(downloadPaths(files, { builds: 'several' })).toHaveLength(files.length);
}
