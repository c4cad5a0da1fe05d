/** Without workflowInputs, a step sends what it sent before there was that input: nothing goes to the newer API. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { start } from '../../../src/action/start/run.ts';
import { networkTransport } from '../../../src/client/http/transport.ts';
import { perform } from '../../../src/entry/run-action.ts';
import { defaultLimits } from '../../../src/limits.ts';
import { repositoryRoot } from '../../support/action-metadata.ts';
import { scaledClock, seededRandom } from '../../support/fake-clock.ts';
import { type Recorded, startFakeService } from '../../support/fake-service/server.ts';
import { memoryRunner } from '../../support/memory-runner.ts';
import { until } from '../../support/until.ts';

const build = {
  _id: 'b1',
  appId: 'a1',
  workflowId: 'android',
  branch: 'main',
  status: 'finished',
  startedAt: '2026-11-02T10:00:00.000+0000',
  finishedAt: '2026-11-02T10:05:00.000+0000',
  artefacts: [],
};

/** What the service answers; the workflow `ios` is refused. */
function answerTo({ method, target, body }: Recorded): { status?: number; json: unknown } {
  const application = { _id: 'a1', appName: 'App' };
  switch (`${method} ${target.replace(/\?.*/, '')}`) {
    case 'POST /builds':
      return body.includes('"ios"')
        ? { status: 404, json: { error: 'No such workflow' } }
        : { json: { buildId: 'b1' } };
    case 'GET /builds':
      return { json: { applications: [application], builds: [build] } };
    case 'GET /builds/b1':
      return { json: { application, build } };
    case 'GET /apps/a1':
      return { json: { application: { ...application, branches: ['main'], workflows: {} } } };
    default:
      return { json: { caches: [] } };
  }
}

// T1
test('without workflowInputs, the requests are byte for byte those of the recording', async () => {
  await using server = await startFakeService(async (request, response) => {
    // Earlier builds are listed beside the first look at the build that was started, which ends the step.
    if (request.target === '/builds/b1' && server.requests.some(({ method }) => method === 'POST'))
      await until(() => server.requests.some(({ target }) => target === '/builds?appId=a1'));
    const { status = 200, json } = answerTo(request);
    response.writeHead(status).end(JSON.stringify(json));
  });
  const { runner, errors } = memoryRunner({
    with: {
      token: 'a-token-of-the-recording',
      baseUrl: server.url,
      appId: 'a1',
      workflowId: 'android, ios',
      branch: 'main',
      commit: 'c0ffee0',
      variables: '{"VERSION": 1.10, "SIGNED": true}',
      groups: 'signing\nstore',
      softwareVersions: 'xcode=16.0',
      labels: 'nightly',
      instanceType: 'mac_mini_m2',
      reuseKey: 'app-1',
      cancelPrevious: 'true',
      clearCaches: 'workflow',
      // It does nothing: an expression that was empty.
      workflowInputs: ' ',
    },
  });
  const parts = { transport: networkTransport, clock: scaledClock(1), limits: defaultLimits };
  await perform(start, { ...parts, random: seededRandom(1), runner });
  expect(errors).toHaveLength(1);
  const sent = server.requests.map(({ method, target, headers: { host: _, ...headers }, body }) => ({
    method,
    target,
    headers,
    body,
  }));
  // Requests about different builds go out side by side.
  const inOrder = sent.map((one) => JSON.stringify(one)).toSorted();
  const recorded = join(repositoryRoot, 'test/support/recorded/start-requests.jsonl');
  expect(inOrder).toEqual(readFileSync(recorded, 'utf8').trimEnd().split('\n'));
});
