/** The final states of a build. */
export const endStates = ['finished', 'failed', 'canceled', 'skipped', 'timeout', 'warning'] as const;

export type EndState = (typeof endStates)[number];

/** The states of a build, exactly these (docs/api.md, "Build states"). */
export const buildStates = [
  'queued',
  'preparing',
  'fetching',
  'building',
  'testing',
  'publishing',
  'finishing',
  ...endStates,
] as const;

export type BuildState = (typeof buildStates)[number];

/** Whether a build in this state has ended. An unknown state counts as running. */
export function hasEnded(status: string): status is EndState {
  return endStates.some((state) => state === status);
}

/** The contract's name of a state: the hosted service was seen to send `cancelled` for `canceled`. */
export function stateNamed(word: string): string {
  return word === 'cancelled' ? 'canceled' : word;
}
