import { expect, test } from '@jest/globals';
import { WrongCommand } from '../../src/service/cli/command-line.ts';
import { parseFuzzCommand } from './command.ts';
import { families, propertiesOf } from './families.ts';

async function chosenBy(...given: string[]): Promise<{ ms: number; names: string[] }> {
  const command = await parseFuzzCommand(given);
  if (command.kind !== 'fuzz') throw new Error('Expected the command to fuzz');
  return { ms: command.ms, names: command.chosen.map(({ name }) => name) };
}

test('without names, all properties are tried for five minutes or the given duration', async () => {
  const all = (await Promise.all(families.map(propertiesOf))).flat().map(({ name }) => name);
  expect(await chosenBy()).toEqual({ ms: 300_000, names: all });
  expect(await chosenBy('30m')).toEqual({ ms: 1_800_000, names: all });
});

test('names select families or single properties, together with a duration', async () => {
  const { ms, names } = await chosenBy('ranges', '90s', 'inputs/duration');
  expect([ms, names]).toEqual([90_000, ['ranges/file', 'inputs/duration']]);
});

test('property names are unique', async () => {
  const { names } = await chosenBy();
  expect(new Set(names).size).toBe(names.length);
});

test.each([
  ['nothing'],
  ['5'],
  ['1m', '2m'],
  ['--seed', '1'],
  ['inputs', '--seed', '1', '--path', '1'],
  ['-x'],
])('invalid arguments are refused: %j', async (...given) => {
  await expect(parseFuzzCommand(given)).rejects.toBeInstanceOf(WrongCommand);
});
