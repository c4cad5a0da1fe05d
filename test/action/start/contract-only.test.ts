import { expect, test } from '@jest/globals';
import { produce, scriptedExecutor } from '../../support/scripted-executor.ts';
import { setStage } from '../../support/stage.ts';

/** Exactly the fields of docs/api.md, "Records", without those that were only observed. */
const inList = [
  '_id',
  'appId',
  'workflowId',
  'branch',
  'tag',
  'status',
  'startedAt',
  'finishedAt',
  'artefacts',
];
const alone = ['_id', 'startedAt', 'status', 'workflowId'];

function only(fields: readonly string[], record: Record<string, unknown>): Record<string, unknown> {
  const stripped = Object.fromEntries(Object.entries(record).filter(([key]) => fields.includes(key)));
  return { ...stripped, workflowId: 'android' };
}

test('the fields that the contract guarantees are enough, in GET /builds/:id and in the list', async () => {
  let endInList: string | undefined;
  await using stage = await setStage({
    executor: scriptedExecutor(produce([['app.apk', 'an app']])),
    changeAnswer({ path, body }) {
      const answer = body as {
        build: Record<string, unknown>;
        builds: Record<string, unknown>[];
        applications: { _id: string; appName: string }[];
      };
      if (/^\/builds\/[^/]+$/.test(path)) return { ...answer, build: only(alone, answer.build) };
      if (path === '/builds' && answer.builds) {
        for (const { finishedAt } of answer.builds) endInList = String(finishedAt);
        return {
          applications: answer.applications.map(({ _id, appName }) => ({ _id, appName })),
          builds: answer.builds.map((build) => only(inList, build)),
        };
      }
      return body;
    },
  });
  const result = await stage.run({ with: { workflowId: 'android' } });
  expect(result).toMatchObject({ exitCode: 0, errors: [], warnings: [], outputs: { status: 'finished' } });
  expect(JSON.parse(result.outputs.artefacts ?? '')).toEqual([
    expect.objectContaining({
      name: 'app.apk',
      md5: expect.stringMatching(/^[0-9a-f]{32}$/),
    }),
  ]);
  expect(result.outputs.publicLink).not.toBe('');
  // The end is in the list alone.
  expect(result.outputs.duration).toMatch(/^\d+$/);
  expect(result.outputs.finishedAt).toBe(endInList?.replace('+0000', 'Z'));
});
