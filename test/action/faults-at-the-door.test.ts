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

/** One way of each kind of fault; the table of all of them is test/reliability/fault-table.test.ts. */
const rules: readonly (readonly [name: string, rule: FaultRule])[] = [
  ['a start that is throttled', { ...start, fault: asking(429) }],
  [
    'a start whose connection is reset when it has arrived',
    { ...start, fault: { kind: 'reset', request: 'arrives' } },
  ],
  ['a start that is answered with half a body', { ...start, fault: { kind: 'cut' } }],
  ['a look that is answered with 503', { ...look, fault: asking(503) }],
  ['a look whose connection is reset on the way', { ...look, fault: { kind: 'reset', request: 'lost' } }],
  ['a look that is answered with HTML', { ...look, fault: htmlPage() }],
  ['a look that is answered slowly', { ...look, fault: { kind: 'drip', chunkBytes: 100, pauseMs: 5 } }],
  ['looks that find no build yet', notFoundWindow(look.path, 2)],
  ['a link that is asked for twice by the network', { ...link, fault: { kind: 'duplicate' } }],
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
  await door.printed(/ECONNREFUSED.*Again in/);
  await stage.proxy.accept();
  expect(await door.result).toMatchObject({ exitCode: 0, errors: [], warnings: [] });
  expect(stage.builds()).toHaveLength(1);
});
