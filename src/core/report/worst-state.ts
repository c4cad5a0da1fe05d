import { type EndState, hasEnded } from '../../contract/state.ts';

/** From the worst to the best, as the output `status` ranks them (README.md, "Outputs"). */
const fromWorst: readonly EndState[] = ['failed', 'timeout', 'canceled', 'warning', 'skipped', 'finished'];

/** The state of several builds as one: one that has not ended outranks all, then the worst. `undefined` for none. */
export function worstOf(statuses: readonly string[]): string | undefined {
  return statuses.find((status) => !hasEnded(status)) ?? fromWorst.find((state) => statuses.includes(state));
}
