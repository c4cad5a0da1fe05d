import type { SeenPublicUrl } from '../contract/artefact.ts';
import { endpoints } from '../contract/endpoints.ts';
import type { CallOptions } from './builds.ts';
import { addressOf, type Connection, call } from './call.ts';
import { ForeignArtefact } from './errors.ts';

export interface Artefacts {
  /**
   * Makes a link with which everybody can download the artefact until it expires.
   *
   * @param expiresAt seconds since the Unix epoch
   * @throws ForeignArtefact when the artefact's address is not below `baseUrl`
   */
  createPublicUrl(
    artefact: { url: string; expiresAt: number },
    options?: CallOptions,
  ): Promise<SeenPublicUrl>;
}

export function artefactsOf(connection: Connection): Artefacts {
  return {
    async createPublicUrl({ url, expiresAt }, { signal } = {}) {
      const operation = 'artefacts.createPublicUrl';
      const secureFilename = secureFilenameOf(url, { operation, baseUrl: connection.baseUrl });
      const { body } = await call(
        endpoints.artefacts.createPublicUrl,
        { operation, kind: 'idempotentWrite', path: { secureFilename }, body: { expiresAt }, signal },
        connection,
      );
      return body;
    },
  };
}

/** The part of an artefact's address that the API calls its secure file name, decoded. */
function secureFilenameOf(
  address: string,
  { operation, baseUrl }: { operation: string; baseUrl: URL },
): string {
  const below = addressOf(baseUrl, '/artifacts/');
  const url = URL.parse(address, baseUrl.href);
  const parts = url?.pathname.startsWith(below.pathname)
    ? decoded(url.pathname.slice(below.pathname.length))
    : undefined;
  if (url?.origin !== below.origin || !parts)
    throw new ForeignArtefact(operation, {
      origin: url?.origin ?? 'an unreadable address',
      expected: below.href,
    });
  return parts.join('/');
}

/** The decoded parts of a path; `undefined` where one is empty, not well encoded, or would be two after decoding. */
function decoded(path: string): string[] | undefined {
  try {
    const parts = path.split('/').map(decodeURIComponent);
    return parts.some((part) => part === '' || part.includes('/')) ? undefined : parts;
  } catch {
    return undefined;
  }
}
