/** The states of a build, exactly these (docs/api.md, "Build states"). */
export const buildStates = [
  'queued',
  'preparing',
  'fetching',
  'building',
  'testing',
  'publishing',
  'finishing',
  'finished',
  'failed',
  'canceled',
  'skipped',
  'timeout',
  'warning',
] as const;

export type BuildState = (typeof buildStates)[number];

/** The states that a build does not leave again. */
export const endStates = ['finished', 'failed', 'canceled', 'skipped', 'timeout', 'warning'] as const;

export type EndState = (typeof endStates)[number];

/** Whether a build in this state has ended. A state that the contract does not know counts as running. */
export function hasEnded(status: string): status is EndState {
  return (endStates as readonly string[]).includes(status);
}

/** `cancelled`, seen from the hosted service for `canceled`, under the contract's name; every other word as it is. */
export function stateNamed(word: string): string {
  return word === 'cancelled' ? 'canceled' : word;
}
