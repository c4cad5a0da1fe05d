/** `npm run fuzz`: tries the readers of outside text in turn, in separate processes, for the given time. */
import { randomInt } from 'node:crypto';
import { systemClock } from '../../src/clock.ts';
import { messageOf, UserError } from '../../src/errors.ts';
import { type Attempt, check, type Finding, findingText } from './check.ts';
import { type FuzzCommand, parseFuzzCommand } from './command.ts';
import type { Property } from './property.ts';
import { createSandbox } from './sandbox.ts';

/** Values to try on a property before the next property's turn. */
const runs = 500;

// A process that is ended by a signal emits no `exit`, and would leave its child behind.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

try {
  process.exitCode = await carryOut(await parseFuzzCommand(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  console.error(messageOf(error));
  process.exitCode = 2;
}

async function carryOut(command: FuzzCommand): Promise<number> {
  switch (command.kind) {
    case 'list':
      for (const { name } of command.chosen) console.log(name);
      return 0;
    case 'reproduce': {
      const finding = await turn(command.property, { seed: command.seed, path: command.path, runs: 1 });
      console.log(finding ? findingText(finding) : `${command.property.name} held`);
      return finding ? 1 : 0;
    }
    case 'fuzz':
      return fuzz(command);
  }
}

/** A property that has failed is not tried again, as it would fail in the same way. */
async function fuzz({ chosen, ms }: { chosen: readonly Property[]; ms: number }): Promise<number> {
  const end = systemClock.now() + ms;
  const found: Finding[] = [];
  let tried = 0;
  for (let left = [...chosen]; left.length > 0 && systemClock.now() < end; ) {
    for (const property of left) {
      if (systemClock.now() >= end) break;
      const finding = await turn(property, { seed: randomInt(2 ** 31), runs, until: end });
      tried += 1;
      if (!finding) continue;
      found.push(finding);
      console.log(findingText(finding));
    }
    left = left.filter(({ name }) => !found.some((finding) => finding.property === name));
    console.log(`${tried} turns of up to ${runs} values, ${found.length} findings`);
  }
  return found.length === 0 ? 0 : 1;
}

/** Each turn has its own process, so that no memory is carried over. */
async function turn(property: Property, attempt: Attempt): Promise<Finding | undefined> {
  await using sandbox = createSandbox([property.family]);
  return await check(property, { ...attempt, sandbox });
}
