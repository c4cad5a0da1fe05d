import type { SeenPublicUrl } from '../contract/artefact.ts';
import { endpoints } from '../contract/endpoints.ts';
import type { CallOptions } from './builds.ts';
import { type Connection, call } from './call.ts';
import { partsBelow } from './own-address.ts';

export interface Artefacts {
  /**
   * Makes a link with which everybody can download the artefact until it expires.
   *
   * @param expiresAt seconds since the Unix epoch
   * @throws ForeignAddress when the artefact's address is not below `baseUrl`
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
      const secureFilename = partsBelow(url, { operation, folder: '/artifacts/', connection }).join('/');
      const { body } = await call(
        endpoints.artefacts.createPublicUrl,
        { operation, kind: 'idempotentWrite', path: { secureFilename }, body: { expiresAt }, signal },
        connection,
      );
      return body;
    },
  };
}
