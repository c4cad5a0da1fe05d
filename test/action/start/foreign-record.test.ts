/** A proxy or a cache that answers a request for one build with the record of another. */

import { expect, test } from '@jest/globals';
import { runAction } from '../../support/action-process.ts';
import { listedBuild } from '../../support/fake-service/fake-build.ts';
import { saying, startFakeService } from '../../support/fake-service/server.ts';

const artefact = {
  ...{ name: 'foreign.apk', type: 'apk', size: 1 },
  url: 'https://files.example/artifacts/a/b/foreign.apk',
};
const foreign = listedBuild('foreign', { artefacts: [artefact], finishedAt: '2026-11-12T14:01:00.000+0000' });

// T12
test.each<[string, Readonly<Record<string, string>>]>([
  ['', { appId: 'app', workflowId: 'android', branch: 'main', pollInterval: '1s', timeout: '2s' }],
  ['wait', { buildId: 'own', pollInterval: '1s', timeout: '2s' }],
  ['artifacts', { buildId: 'own' }],
])(
  'the record of another build is a failed request, and its files are not published: %s',
  async (action, given) => {
    await using server = await startFakeService({
      records: [listedBuild('own', { status: 'building' })],
      alone: () => ({ application: { _id: 'app' }, build: foreign }),
      rules: [
        { method: 'POST', path: /^\/builds$/, say: saying({ buildId: 'own' }) },
        { path: /^\/builds\?/, say: saying({ builds: [] }) },
      ],
    });
    const connection = { token: 'a-token', baseUrl: server.url, publicLinks: 'false', stepLogs: 'none' };
    const result = await runAction({
      ...(action === '' ? {} : { action }),
      with: { ...connection, ...given },
    });
    expect(result.exitCode).toBe(1);
    expect(`${result.printed}${result.summary}${JSON.stringify(result.outputs)}`).not.toContain(
      'foreign.apk',
    );
    expect(result.errors.map(({ data }) => data).join()).toMatch(
      action === 'artifacts'
        ? /record of another build than own/
        : /did not finish within the timeout|could not be read/,
    );
  },
);
