import type { Client } from '../../api/client.ts';
import { InputError } from '../../core/input/errors.ts';
import { parseBaseUrl } from '../../core/input/parsers.ts';
import type { InputReader } from '../../core/input/reader.ts';

/** The address of the service and the token for it. */
export interface ConnectionInputs {
  readonly token: string;
  readonly baseUrl: URL;
}

export const hostedService = 'https://api.codemagic.io';

/** @throws InputError */
export function readConnection(inputs: InputReader): ConnectionInputs {
  return { token: readToken(inputs), baseUrl: inputs.value('baseUrl', parseBaseUrl, hostedService) };
}

/** A token that is not valid in a header would fail in every attempt of a request, and look like a network failure. */
function readToken(inputs: InputReader): string {
  const token = inputs.required(
    'token',
    'Pass the API token of the build service as a secret of the repository. Workflows of forks and of Dependabot get no secrets.',
  );
  if (/^[!-~]+$/.test(token)) return token;
  throw new InputError(
    ['token'],
    'Input token has a character that no token has, such as a space, a line break or a curly quotation mark. Check the secret that it comes from.',
  );
}

/** Creates a client for a connection. */
export type Connect = (connection: ConnectionInputs) => Client;
