import { type EndState, endStates } from '../../contract/values.ts';
import { BadValue } from '../../errors.ts';
import { parseList } from '../inputs/lists.ts';
import { durationBetween, parseBoolean } from '../inputs/parsers.ts';
import type { InputReader } from '../inputs/reader.ts';

/** How to wait for builds. Durations are milliseconds. */
export type WaitingInputs = Readonly<ReturnType<typeof readWaiting>>;

/** @param cancelAbandoned the action's own default: `true` where it started the builds itself */
export function readWaiting(inputs: InputReader, { cancelAbandoned }: { cancelAbandoned: 'true' | 'false' }) {
  return {
    timeout: inputs.value('timeout', durationBetween('1s', '365d'), '2h'),
    pollInterval: inputs.value('pollInterval', durationBetween('1s', '10m'), '30s'),
    /** Whether builds that still run when the wait ends are cancelled. */
    cancelAbandoned: inputs.value('cancelAbandoned', parseBoolean, cancelAbandoned),
    failOn: inputs.value('failOn', parseFailOn, 'failed, canceled, timeout'),
  };
}

/** End states in a list, or `none`. */
function parseFailOn(text: string): EndState[] {
  if (parseList(text).join() === 'none') return [];
  return parseStates(text, endStates, '. To fail on no state, write none');
}

/** States in a list; GitHub's own spelling of `canceled` is understood. @param advice follows the list of all states */
export function parseStates<State extends string>(text: string, all: readonly State[], advice = ''): State[] {
  const words = parseList(text).map((word) => (word === 'cancelled' ? 'canceled' : word));
  const states = words.flatMap((word) => all.find((state) => state === word) ?? []);
  if (words.length === 0 || states.length < words.length)
    throw new BadValue(`a list of ${all.join(', ')}${advice}`);
  return states;
}

export function readAppStoreConnect(inputs: InputReader) {
  return {
    wait: inputs.value('waitForAppStoreConnect', parseBoolean, 'false'),
    /** Milliseconds from the end of the build. */
    timeout: inputs.value('appStoreConnectTimeout', durationBetween('1s', '365d'), '2h'),
  };
}
