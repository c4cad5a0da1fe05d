import { systemClock, systemRandom } from '../../src/clock.ts';
import { openStore } from '../../src/service/data/store/store.ts';

/** Adds ended builds to a store, alternately of these applications, of two workflows and of many branches. */
export function addEndedBuilds(
  file: string,
  { size, apps }: { size: number; apps: readonly string[] },
): void {
  const store = openStore(file);
  for (let count = 0; count < size; count += 1) {
    const half = count % 2;
    const id = systemRandom.hex(12);
    const at = systemClock.now();
    store.builds.add({
      id,
      appId: apps[count % apps.length] ?? '',
      workflowId: half === 0 ? 'android' : 'ios',
      fromEditor: false,
      ref: { branch: half === 0 ? 'main' : `feature/${count}` },
      labels: [`gh-${count}`],
      workflowName: null,
      instanceType: null,
      buildSettings: {},
      sealedRequest: Buffer.alloc(60),
      at,
    });
    store.builds.move({ id, to: 'canceled', at });
  }
  store.close();
}
