import { afterAll, expect, test } from '@jest/globals';
import { type Attempt, check, findingText } from './check.ts';
import { parseFuzzCommand } from './command.ts';
import { propertiesOf } from './families.ts';
import type { Property } from './property.ts';
import { createSandbox } from './sandbox.ts';

const sandbox = createSandbox(['broken']);
afterAll(async () => sandbox[Symbol.asyncDispose]());

const patience = { hungMs: 20_000, hungShrinkMs: 1_000, shrinkMs: 2_000 };
const attempt: Attempt = { seed: 1, runs: 100, patience };

async function broken(name: string): Promise<Property> {
  const [property] = await propertiesOf(`broken/${name}`);
  if (!property) throw new Error(`There is no broken/${name}`);
  return property;
}

test('a correct reader gives no finding', async () => {
  expect(await check(await broken('sound'), { ...attempt, sandbox })).toBeUndefined();
});

test('an unexpected error is found, with the smallest text that causes it', async () => {
  const finding = await check(await broken('throws'), { ...attempt, sandbox });
  expect(finding).toMatchObject({ seed: 1, verdict: { kind: 'thrown' }, value: '"    "' });
});

test('a reader that hangs is killed and found, and the next value gets a new process', async () => {
  const hurried = { ...patience, hungMs: 3_000 };
  const finding = await check(await broken('hangs'), { ...attempt, patience: hurried, sandbox });
  expect(finding?.verdict.kind).toBe('hung');
  expect(await check(await broken('sound'), { ...attempt, sandbox })).toBeUndefined();
});

test('a reader that fills the memory is found, and the printed command reproduces it', async () => {
  const finding = await check(await broken('hoards'), { ...attempt, sandbox });
  expect(finding?.verdict).toMatchObject({ kind: 'ended', why: expect.stringContaining('heap') });
  if (!finding) throw new Error('Expected a finding');
  const [, again = ''] = /reproduce: npm run fuzz -- (.*)$/.exec(findingText(finding)) ?? [];
  const command = await parseFuzzCommand(again.split(' '));
  if (command.kind !== 'reproduce') throw new Error('Expected the command to reproduce a finding');
  const { property, ...led } = command;
  const second = await check(property, { ...attempt, ...led, runs: 1, sandbox });
  expect(second?.value).toBe(finding.value);
});
