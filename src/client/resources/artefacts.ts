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
  const addressOf = (url: string): URL => addressBelow(url, /^\/artifacts\/./, baseUrl);
  return {
    /**
     * Creates a link with which anyone can download the artefact until it expires.
     *
     * @param expiresAt seconds since the Unix epoch
     */
    async createPublicUrl({ url, expiresAt }: Artefact & { expiresAt: number }, options: CallOptions = {}) {
      const path = addressOf(url);
      path.pathname += '/public-url';
      const request = { path, body: { expiresAt }, ...options };
      return (await call('artefacts.createPublicUrl', artefactEndpoints.createPublicUrl, request)).body;
    },

    /** Downloads the whole artefact into the file. @throws as `download` */
    async download(
      { url, ...task }: Artefact & Pick<DownloadTask, 'file' | 'size' | 'md5'>,
      { signal }: CallOptions = {},
    ): Promise<void> {
      await download({ url: addressOf(url), ...task, signal }, connection);
    },

    /** @throws ServiceError unless the artefact can still be downloaded */
    async check({ url, size }: Artefact & Pick<DownloadTask, 'size'>, { signal }: CallOptions = {}) {
      await checkFile({ url: addressOf(url), size, signal }, connection);
    },
  };
}
