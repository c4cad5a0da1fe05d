import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { repositoryRoot } from '../../support/action-metadata.ts';
import { runAction } from '../../support/action-process.ts';
import { testToken } from '../../support/client.ts';
import { temporaryFolder } from '../../support/folder.ts';
import { saying, startRecordingServer } from '../../support/recording-server.ts';

const own = '"_id":"b","status":"finished","appId":"app","workflowId":"w","branch":"main"';

function many(count: number, item: (n: number) => string): string {
  return Array.from({ length: count }, (_, n) => item(n)).join();
}

// T10
test.each([
  ['fields', `{"builds":[{${own},"artefacts":[],${many(240_000, (n) => `"k${n}":1`)}}]}`],
  ['artefacts', `{"builds":[{${own},"artefacts":[${many(80_000, (n) => `{"name":"a${n}","url":"u"}`)}]}]}`],
  ['builds', `{"builds":[${many(80_000, (n) => `{"_id":"b${n}","status":"finished"}`)},{${own}}]}`],
  ['long texts', `{"builds":[{${own},"artefacts":[${many(1900, () => `"${'x'.repeat(8000)}"`)}]}]}`],
])(
  'a list with as many %s as fit into an answer delays no signal by more than a second',
  async (_, answer) => {
    await using folder = await temporaryFolder();
    await using server = await startRecordingServer(saying(answer));
    const file = join(folder.path, 'turn');
    const connection = { token: testToken, baseUrl: server.url, appId: 'app', branch: 'main' };
    await runAction({
      action: 'artifacts',
      with: { ...connection, publicLinks: 'false', ifNoArtefacts: 'ignore' },
      env: {
        NODE_OPTIONS: `--import=${join(repositoryRoot, 'test/support/longest-turn.mjs')}`,
        LONGEST_TURN_FILE: file,
      },
    });
    expect(server.requests.length).toBeGreaterThan(0);
    expect(Number(await readFile(file, 'utf8'))).toBeLessThan(1_000);
  },
);
