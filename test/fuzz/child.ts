/** The process in which values are tried: it may hang, fill its memory or end, and says nothing then. */
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

// What a property needs is loaded now, so that the time for it is none of a value's.
for (const name of process.argv.slice(2)) await propertiesOf(name);
answer({ kind: 'held' });
