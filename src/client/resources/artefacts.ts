import type { SeenPublicUrl } from '../../contract/artefact.ts';
import { fillPath } from '../../contract/endpoint.ts';
import { type Connection, resourceUrl } from '../connection.ts';
import { download } from '../download/download.ts';
import type { DownloadTask } from '../download/task.ts';
import { type CallOptions, call } from '../http/call.ts';
import { endpoints } from './endpoints.ts';
import { resourcePath } from './resource-path.ts';

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
   * @throws ForeignAddress before any request; ServiceError when that cannot be told
   */
  check(
    artefact: Pick<DownloadTask, 'size'> & { url: string },
    options?: CallOptions,
  ): Promise<'there' | 'gone'>;
}

export function artefactsOf(connection: Connection): Artefacts {
  const downloadUrl = async (address: string, operation: string): Promise<URL> => {
    const secureFilename = resourcePath(address, { operation, folder: '/artifacts/', connection }).join('/');
    const path = fillPath((await endpoints()).artefacts.download.path, { secureFilename });
    return resourceUrl(connection.baseUrl, path);
  };
  return {
    async createPublicUrl({ url, expiresAt }, { signal } = {}) {
      const operation = 'artefacts.createPublicUrl';
      const secureFilename = resourcePath(url, { operation, folder: '/artifacts/', connection }).join('/');
      const { body } = await call(
        (await endpoints()).artefacts.createPublicUrl,
        { operation, kind: 'idempotentWrite', path: { secureFilename }, body: { expiresAt }, signal },
        connection,
      );
      return body;
    },

    async download({ url: address, sink, size }, { signal } = {}) {
      const operation = 'artefacts.download';
      const url = await downloadUrl(address, operation);
      await download({ operation, url, sink, size, signal }, connection);
    },

    async check({ url: address, size }, { signal } = {}) {
      const operation = 'artefacts.check';
      const { checkFile } = await import('../download/check.ts');
      const url = await downloadUrl(address, operation);
      return checkFile({ operation, url, size, signal }, connection);
    },
  };
}
