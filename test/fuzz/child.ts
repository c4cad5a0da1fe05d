/** The process in which values are tried. It may hang, run out of memory or crash. */
import { inspect } from 'node:util';
import { propertiesOf } from './families.ts';
import type { Trial, Verdict } from './sandbox.ts';

process.on('message', ({ property, value }: Trial) => {
  hold(property, value).then(
    () => answer({ kind: 'held' }),
    (thrown) => answer({ kind: 'thrown', what: inspect(thrown) }),
  );
});

async function hold(name: string, value: unknown): Promise<void> {
  const [property] = await propertiesOf(name);
  if (!property) throw new Error(`There is no property ${name}`);
  await property.hold(value);
}

function answer(verdict: Verdict): void {
  process.send?.(verdict);
}

// Loads the properties now, so that loading does not count for the first value.
for (const name of process.argv.slice(2)) await propertiesOf(name);
answer({ kind: 'held' });
