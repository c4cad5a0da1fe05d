import type { Client } from '../api/client.ts';
import { parseBaseUrl } from '../core/input/address.ts';
import type { InputReader } from '../core/input/reader.ts';
import type { Runner } from '../runner/runner.ts';

/** Where the service is and who asks. */
export interface ConnectionInputs {
  readonly token: string;
  readonly baseUrl: URL;
}

export const hostedService = 'https://api.codemagic.io';

/** Hides the secrets among the inputs. The first thing that any action does: nothing may be printed before it. */
export function maskSecrets(runner: Runner, names: readonly string[]): void {
  for (const name of names) runner.mask(runner.input(name));
}

export function readConnection(inputs: InputReader): ConnectionInputs {
  return {
    token: inputs.required(
      'token',
      'Pass the API token of the build service as a secret of the repository. Workflows of forks, and Dependabot, get no secrets.',
    ),
    baseUrl: inputs.value('baseUrl', parseBaseUrl, hostedService),
  };
}

/** Makes a client for what the inputs name; entries bring the real one. */
export type Connect = (connection: ConnectionInputs) => Client;
