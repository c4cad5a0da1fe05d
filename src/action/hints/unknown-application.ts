import type { Client } from '../../client/client.ts';
import { AddressRefused, hasStatus, Refusal, type ServiceError } from '../../client/errors.ts';
import type { SeenApplication } from '../../contract/application.ts';
import { quoted, UserError } from '../../errors.ts';
import { isTransient } from '../../retry.ts';
import type { Runner } from '../runner/runner.ts';

type HintContext = { readonly client: Client; readonly runner: Pick<Runner, 'cancelled' | 'redactor'> };

/** The service does not know the application, or hides it from the token. */
class UnknownApplication extends UserError {
  constructor({ hint, cause }: { hint: string; cause: ServiceError }) {
    super(`${cause.message} ${hint}`, { cause });
  }
}

/** Whether a request for an application was refused because of its id. */
export function isUnknownApplication(error: unknown): error is ServiceError {
  if (error instanceof AddressRefused) return true;
  if (!(error instanceof Refusal && error.failure)) return false;
  return !isTransient(error.failure) && !hasStatus(error, 401);
}

/**
 * Awaits a request about an application. If there is no such application, the error names those that the token sees.
 *
 * @throws UnknownApplication, or what `sent` throws
 */
export async function aboutApplication<Result>(
  context: HintContext,
  { appId, sent }: { appId: string; sent: Promise<Result> },
): Promise<Result> {
  try {
    return await sent;
  } catch (cause) {
    if (!isUnknownApplication(cause)) throw cause;
    const hint = await applicationHint(context, { appId, signal: context.runner.cancelled });
    throw hint === undefined ? cause : new UnknownApplication({ hint, cause });
  }
}

/** More are counted. */
const mostListed = 10;

/**
 * For an application that is not known: the ids of the applications that have this name, or else some that the token
 * sees. `undefined` if they cannot be read: there already is an error.
 */
export async function applicationHint(
  { client, runner }: HintContext,
  { appId, signal }: { appId: string; signal: AbortSignal },
): Promise<string | undefined> {
  let all: readonly SeenApplication[];
  try {
    all = await client.applications.list({ signal });
  } catch {
    return undefined;
  }
  const named = all.filter(({ appName }) => appName === appId);
  const ids = listed(named.map(({ _id }) => quoted(_id)));
  if (named.length > 0) return `${quoted(appId)} is the name of an application. Use its ID: ${ids}.`;
  if (all.length === 0) return "The token doesn't have access to any application.";
  const { redactProse } = runner.redactor;
  const names = all.map(({ _id, appName }) => {
    const name = appName ? ` (${quoted(redactProse(appName))})` : '';
    return `${quoted(_id)}${name}`;
  });
  return `The token has access to: ${listed(names)}.`;
}

export function listed(texts: readonly string[]): string {
  const more = texts.length - mostListed;
  const shown = texts.slice(0, mostListed).join(', ');
  return more > 0 ? `${shown}, and ${more} more` : shown;
}
