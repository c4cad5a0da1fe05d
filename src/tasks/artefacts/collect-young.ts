import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Collect = (options: { readonly type: 'minor' }) => void;

let collect: Collect | undefined;

/**
 * Frees what has died young, now. Each piece of a body lies in memory of its own, outside of the heap, of which V8 lets
 * some 64 MiB gather before it looks; then it looks at the whole heap. Asked often, it has next to nothing to do, and a
 * download takes a third of the memory and a quarter less of the processor's time (bench/download).
 */
export function collectYoung(): void {
  if (!collect) {
    // V8 hands its collector out to contexts that are made after this; no other one sees it.
    setFlagsFromString('--expose-gc');
    collect = runInNewContext('gc') as Collect;
  }
  collect({ type: 'minor' });
}
