import type { SeenPublicUrl } from '../../contract/artefact.ts';
import { fillPath } from '../../contract/endpoint.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { type Download, download } from '../download/download.ts';
import { addressOf, type Connection, call } from '../http/call.ts';
import type { CallOptions } from './builds.ts';
import { partsBelow } from './resource-path.ts';

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
  /**
   * Brings the artefact into the sink, whole: what is cut goes on where it was.
   *
   * @throws ForeignAddress before any request; ServiceError; what the sink throws
   */
  download(artefact: Pick<Download, 'sink' | 'size'> & { url: string }, options?: CallOptions): Promise<void>;
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

    async download({ url: address, sink, size }, { signal } = {}) {
      const operation = 'artefacts.download';
      const secureFilename = partsBelow(address, { operation, folder: '/artifacts/', connection }).join('/');
      const path = fillPath(endpoints.artefacts.download.path, { secureFilename });
      const url = addressOf(connection.baseUrl, path);
      await download({ operation, url, sink, size, signal }, connection);
    },
  };
}
