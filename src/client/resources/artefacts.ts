import { type Connection, resourcePath } from '../connection.ts';
import { checkFile } from '../download/check.ts';
import { type DownloadTask, download } from '../download/download.ts';
import { type CallOptions, callerOf, wireRequest } from '../http/call.ts';

/** Imported on demand, as in `builds.ts`. */
const contract = async () => (await import('../../contract/artefact.ts')).artefactEndpoints;

/** The address of an artefact, as the service returned it. */
type RemoteFile = { readonly url: string };

export function artefactsOf(connection: Connection) {
  const { baseUrl } = connection;
  const call = callerOf(connection);
  const pathOf = (address: string, operation: string): { secureFilename: string } => ({
    secureFilename: resourcePath(address, { operation, folder: '/artifacts/', baseUrl }).join('/'),
  });
  const addressOf = async (address: string, operation: string): Promise<URL> => {
    const { download: endpoint } = await contract();
    return wireRequest(operation, { endpoint, path: pathOf(address, operation) }, connection).url;
  };
  return {
    /**
     * Creates a link with which anyone can download the artefact until it expires.
     *
     * @param expiresAt seconds since the Unix epoch
     * @throws AddressRefused if the artefact's address is not below `baseUrl`
     */
    async createPublicUrl({ url, expiresAt }: { url: string; expiresAt: number }, options: CallOptions = {}) {
      const operation = 'artefacts.createPublicUrl';
      const { createPublicUrl: endpoint } = await contract();
      const request = { path: pathOf(url, operation), body: { expiresAt }, ...options };
      return (await call(operation, endpoint, request)).body;
    },

    /**
     * Downloads the whole artefact into the sink, resuming after each interruption, and checks its size and digest.
     *
     * @throws AddressRefused before any request; ServiceError, including ArtefactDiffers; what the sink throws
     */
    async download(
      { url: address, ...file }: RemoteFile & Pick<DownloadTask, 'sink' | 'size' | 'md5'>,
      { signal }: CallOptions = {},
    ): Promise<void> {
      const operation = 'artefacts.download';
      const url = await addressOf(address, operation);
      await download({ operation, url, ...file, signal }, connection);
    },

    /**
     * Whether the artefact can still be downloaded.
     *
     * @throws AddressRefused before any request; ServiceError when the check fails
     */
    async check(
      { url: address, size }: RemoteFile & Pick<DownloadTask, 'size'>,
      { signal }: CallOptions = {},
    ): Promise<'there' | 'gone'> {
      const operation = 'artefacts.check';
      const url = await addressOf(address, operation);
      return checkFile({ operation, url, size, signal }, connection);
    },
  };
}
