import type { SeenPublicUrl } from '../../contract/artefact.ts';
import { type Connection, resourcePath } from '../connection.ts';
import { checkFile } from '../download/check.ts';
import { type DownloadTask, download } from '../download/download.ts';
import { addressOf, type CallOptions, call } from '../http/call.ts';

export interface Artefacts {
  /**
   * Creates a link with which anyone can download the artefact until it expires.
   *
   * @param expiresAt seconds since the Unix epoch
   * @throws ForeignAddress if the artefact's address is not below `baseUrl`
   */
  createPublicUrl(
    artefact: { url: string; expiresAt: number },
    options?: CallOptions,
  ): Promise<SeenPublicUrl>;
  /**
   * Downloads the whole artefact into the sink, resuming after each interruption.
   *
   * @throws ForeignAddress before any request; ServiceError; what the sink throws
   */
  download(
    artefact: Pick<DownloadTask, 'sink' | 'size'> & { url: string },
    options?: CallOptions,
  ): Promise<void>;
  /**
   * Whether the artefact can still be downloaded.
   *
   * @throws ForeignAddress before any request; ServiceError when the check fails
   */
  check(
    artefact: Pick<DownloadTask, 'size'> & { url: string },
    options?: CallOptions,
  ): Promise<'there' | 'gone'>;
}

export function artefactsOf(connection: Connection): Artefacts {
  /** @throws ForeignAddress */
  const pathOf = (address: string, operation: string): { secureFilename: string } => ({
    secureFilename: resourcePath(address, { operation, folder: '/artifacts/', connection }).join('/'),
  });
  return {
    async createPublicUrl({ url, expiresAt }, { signal } = {}) {
      const operation = 'artefacts.createPublicUrl';
      const request = { path: pathOf(url, operation), body: { expiresAt }, signal };
      return (await call(operation, request, connection)).body;
    },

    async download({ url: address, sink, size }, { signal } = {}) {
      const operation = 'artefacts.download';
      const url = await addressOf(operation, pathOf(address, operation), connection);
      await download({ operation, url, sink, size, signal }, connection);
    },

    async check({ url: address, size }, { signal } = {}) {
      const operation = 'artefacts.check';
      const url = await addressOf('artefacts.download', pathOf(address, operation), connection);
      return checkFile({ operation, url, size, signal }, connection);
    },
  };
}
