import type { Connection } from '../connection.ts';
import { hasStatus, type ServiceError } from '../errors.ts';
import { type Attempt, attempt } from '../http/attempt.ts';
import { withRetries } from '../http/send.ts';
import type { DownloadTask } from './download.ts';
import { ArtefactDiffers, LinkExpired } from './errors.ts';
import { openFollowing, refusalOfDownload, wholeLength } from './open.ts';

type Check = Pick<DownloadTask, 'operation' | 'url' | 'size' | 'signal'>;

/**
 * Whether a file can be downloaded, by its first byte and its length: what a service says of a file may outlive the file
 * in its storage.
 *
 * @throws ServiceError when the check fails; the signal's reason
 */
export async function checkFile(
  { operation, url, size, signal }: Check,
  connection: Connection,
): Promise<'there' | 'gone'> {
  const headers = { accept: '*/*', 'accept-encoding': 'identity', range: 'bytes=0-0' };
  const checkOnce = async (attempt: Attempt) => {
    const opened = await openFollowing({ operation, url, headers, attempt }, connection);
    const { reply } = opened;
    // 416: an empty file has no first byte.
    if (reply.status === 200 || reply.status === 206 || reply.status === 416) {
      reply.body.destroy();
      const length = wholeLength(reply);
      if (length === undefined || length === (size ?? length)) return 'there';
      // A file of another size is another file, however often it is requested.
      throw new ArtefactDiffers(operation, {
        what: 'size',
        expected: `${size} bytes`,
        found: `${length} bytes`,
      });
    }
    const refusal = await refusalOfDownload(operation, opened, connection);
    if (isGone(refusal)) return 'gone';
    throw refusal;
  };
  const one = { operation, url, limited: 'answer', signal } as const;
  return withRetries({ signal }, connection, () => attempt(one, connection, checkOnce));
}

/** 404 and 410 of the service; of the storage also 403. */
function isGone(refusal: ServiceError): boolean {
  return refusal instanceof LinkExpired || hasStatus(refusal, 404, 410);
}
