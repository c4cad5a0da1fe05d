import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from '@jest/globals';
import { testService } from '../support/service.ts';
import { until } from '../support/until.ts';

test.each([
  ['status', "'odd secret'"],
  ['labels', "'[secret'"],
  ['steps', '\'[{"_id": "secret"}]\''],
  ['ref', "'refs/notes/secret'"],
])(
  'a build with a damaged %s answers 500, and the log names the column without its value',
  async (column, value) => {
    await using service = await testService();
    const start = { appId: service.appId, workflowId: 'android', branch: 'main' };
    const { buildId } = (await service.ask('POST', '/builds', start)).body;
    const get = (id: string) => service.ask('GET', `/builds/${id}`);
    await until(async () => (await get(buildId)).body.build.status === 'finished');
    const database = new DatabaseSync(join(service.dataFolder, 'service.db'));
    database.exec(`UPDATE builds SET ${column} = ${value}`);
    database.close();
    const { status, body } = await get(buildId);
    expect({ status, body }).toEqual({
      status: 500,
      body: { error: 'Internal error; see the log of the service' },
    });
    const log = service.log.join('\n');
    expect(log).toContain(`A row of the database cannot be read: ${column}`);
    expect(log).not.toContain('secret');
    expect((await service.ask('GET', '/apps')).status).toBe(200);
  },
);
