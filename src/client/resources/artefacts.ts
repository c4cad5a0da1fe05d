import { artefactEndpoints } from '../../contract/artefact.ts';
import { addressBelow, type Connection } from '../connection.ts';
import { callerOf } from '../http/call.ts';
import { checkFile, type DownloadTask, download } from '../http/download.ts';
import type { CallOptions } from '../http/send.ts';

/** The address of an artefact, as the service returned it. */
type Artefact = { readonly url: string };

/** Each method throws AddressRefused before any request if the artefact's address is not below `baseUrl`. */
export function artefactsOf(connection: Connection) {
  const { baseUrl } = connection;
  const call = callerOf(connection);
  const addressOf = (url: string, operation: string): URL =>
    addressBelow(url, { operation, path: /^\/artifacts\/./, baseUrl });
  return {
    /**
     * Creates a link with which anyone can download the artefact until it expires.
     *
     * @param expiresAt seconds since the Unix epoch
     */
    async createPublicUrl({ url, expiresAt }: Artefact & { expiresAt: number }, options: CallOptions = {}) {
      const operation = 'artefacts.createPublicUrl';
      const path = addressOf(url, operation);
      path.pathname += '/public-url';
      const request = { path, body: { expiresAt }, ...options };
      return (await call(operation, artefactEndpoints.createPublicUrl, request)).body;
    },

    /** Downloads the whole artefact into the sink. @throws as `download` */
    async download(
      { url, ...file }: Artefact & Pick<DownloadTask, 'sink' | 'size' | 'md5'>,
      { signal }: CallOptions = {},
    ): Promise<void> {
      const operation = 'artefacts.download';
      await download({ operation, url: addressOf(url, operation), ...file, signal }, connection);
    },

    /** @throws ServiceError unless the artefact can still be downloaded */
    async check({ url, size }: Artefact & Pick<DownloadTask, 'size'>, { signal }: CallOptions = {}) {
      const operation = 'artefacts.check';
      await checkFile({ operation, url: addressOf(url, operation), size, signal }, connection);
    },
  };
}
