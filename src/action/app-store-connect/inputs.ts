import { durationBetween, parseBoolean } from '../inputs/parsers.ts';
import type { InputReader } from '../inputs/reader.ts';

/** Whether to wait for App Store Connect. */
export interface AppStoreConnectInputs {
  readonly wait: boolean;
  /** Milliseconds from the end of the build. */
  readonly timeout: number;
}

/** @throws InputError */
export function readAppStoreConnect(inputs: InputReader): AppStoreConnectInputs {
  return {
    wait: inputs.value('waitForAppStoreConnect', parseBoolean, 'false'),
    timeout: inputs.value('appStoreConnectTimeout', durationBetween('1s', '365d'), '2h'),
  };
}
