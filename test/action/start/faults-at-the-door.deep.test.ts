import { expect, test } from '@jest/globals';
import { type FaultRule, htmlPage, notFoundWindow } from '../../support/fault-proxy.ts';
import { setFaultStage } from '../../support/fault-stage.ts';

const look = { method: 'GET', path: /^\/builds\/[^/]+$/ };
const link = { method: 'POST', path: /\/public-url$/ };
/** Faults of the service itself, in the form of its users (docs/service.md, "Scenarios"). */
const faults: readonly (readonly [name: string, fault: object])[] = [
  ['a throttled start', { method: 'POST', path: '/builds', status: 429 }],
  ['a connection reset after a start arrived', { method: 'POST', path: '/builds', loseAnswer: true }],
  ['half a body in the answer to a start', { method: 'POST', path: '/builds', cut: 10 }],
  ['a 503 for a poll', { method: 'GET', path: '/builds/:id', status: 503 }],
];

test.concurrent.each(faults)('%s does not change the result', async (_, fault) => {
  await using stage = await setFaultStage({ faults: [fault] });
  const result = await (await stage.door()).result;
  expect(result).toMatchObject({ exitCode: 0, errors: [], warnings: [], outputs: { status: 'finished' } });
  expect(stage.builds().map(({ status }) => status)).toEqual(['finished']);
  expect(stage.service.log.filter((line) => line.startsWith('fault: '))).toHaveLength(1);
});

/** Faults of a network, one of each kind. test/reliability/fault-table.test.ts tests all of them. */
const rules: readonly (readonly [name: string, rule: FaultRule])[] = [
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
