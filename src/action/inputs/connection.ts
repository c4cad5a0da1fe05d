import { unescape as unescaped } from 'node:querystring';
import type { Client } from '../../client/client.ts';
import type { Connection } from '../../client/connection.ts';
import type { Runner } from '../runner/runner.ts';
import { parseBaseUrl } from './parsers.ts';
import type { InputReader } from './reader.ts';

const hostedService = 'https://api.codemagic.io';

/** Masks the password in an input that may be `https://user:password@host/…`. */
export function maskPassword(runner: Runner, name: string): void {
  const password = URL.parse(runner.input(name))?.password;
  if (password) for (const form of [password, unescaped(password)]) runner.mask(form);
}

export function readConnection(inputs: InputReader, { run }: Pick<Runner, 'run'>) {
  return {
    token: readToken(inputs, run.actor),
    baseUrl: inputs.value('baseUrl', parseBaseUrl, hostedService),
  };
}

/** A token that is not valid in a header would fail every attempt of a request, and look like a network failure. */
function readToken(inputs: InputReader, actor: string): string {
  const token = inputs.required(
    'token',
    actor === 'dependabot[bot]'
      ? "Workflow runs triggered by Dependabot can only use Dependabot secrets. Add the build service's API token under Settings > Secrets and variables > Dependabot."
      : "Pass the build service's API token as a repository secret. Workflows in forks do not have access to secrets.",
  );
  if (!/^[!-~]*$/.test(token))
    inputs.refuse(
      "The token input contains a character that isn't allowed in a token, such as a space, a line break or a curly quotation mark. Check the secret that contains the token.",
    );
  return token;
}

export type Connect = (
  connection: ReturnType<typeof readConnection> & Pick<Connection, 'contactBy'>,
) => Promise<Client>;
