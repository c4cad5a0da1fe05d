import { expect, test } from '@jest/globals';
import { type FaultRule, htmlPage, notFoundWindow } from '../support/fault-proxy.ts';
import { setFaultStage } from '../support/fault-stage.ts';

const start = { method: 'POST', path: /^\/builds$/ };
const look = { method: 'GET', path: /^\/builds\/[^/]+$/ };
const link = { method: 'POST', path: /\/public-url$/ };
const asking = (status: number): FaultRule['fault'] => ({
  kind: 'answer',
  request: 'lost',
  status,
  headers: { 'retry-after': '0' },
});

/** One fault of each kind. test/reliability/fault-table.deep.test.ts tests all of them. */
const rules: readonly (readonly [name: string, rule: FaultRule])[] = [
  ['a throttled start', { ...start, fault: asking(429) }],
  ['a connection reset after a start arrived', { ...start, fault: { kind: 'reset', request: 'arrives' } }],
  ['half a body in the answer to a start', { ...start, fault: { kind: 'cut' } }],
  ['a 503 for a poll', { ...look, fault: asking(503) }],
  ['a connection reset before a poll arrived', { ...look, fault: { kind: 'reset', request: 'lost' } }],
  ['an HTML page for a poll', { ...look, fault: htmlPage() }],
  ['a slow answer to a poll', { ...look, fault: { kind: 'drip', chunkBytes: 100, pauseMs: 5 } }],
  ['a 404 for the first polls', notFoundWindow(look.path, 2)],
  ['a duplicated request for a link', { ...link, fault: { kind: 'duplicate' } }],
];

test.concurrent.each(rules)('%s does not change the result', async (_, rule) => {
  await using stage = await setFaultStage();
  stage.proxy.add(rule);
  const result = await (await stage.door()).result;
  expect(result).toMatchObject({ exitCode: 0, errors: [], warnings: [], outputs: { status: 'finished' } });
  expect(result.outputs.publicLink).not.toBe('');
  expect(stage.builds().map(({ status }) => status)).toEqual(['finished']);
  expect(stage.proxy.requests.some(({ fault }) => fault === rule.fault)).toBe(true);
});

test.concurrent('a poll that hangs and is answered late does not change the result', async () => {
  await using stage = await setFaultStage();
  stage.proxy.add({ ...look, fault: { kind: 'hang', request: 'arrives' } });
  const door = await stage.door();
  await stage.proxy.when(({ fault, arrivals }) => fault?.kind === 'hang' && arrivals === 1);
  stage.proxy.release();
  expect(await door.result).toMatchObject({ exitCode: 0, errors: [], warnings: [] });
});

test.concurrent('if the service refuses connections for a moment, the start is sent again', async () => {
  await using stage = await setFaultStage();
  await stage.proxy.refuse();
  const door = await stage.door();
  await door.printed(/ECONNREFUSED.*Retrying in/);
  await stage.proxy.accept();
  expect(await door.result).toMatchObject({ exitCode: 0, errors: [], warnings: [] });
  expect(stage.builds()).toHaveLength(1);
});
