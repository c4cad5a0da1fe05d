import type { Connection } from '../connection.ts';
import { hasStatus } from '../errors.ts';
import { type Attempt, attempt } from '../http/attempt.ts';
import { withRetries } from '../http/send.ts';
import type { DownloadTask } from './download.ts';
import { ArtefactDiffers, StorageRefused } from './errors.ts';
import { openFollowing, refusalOfDownload } from './open.ts';

/**
 * Whether a file can be downloaded, by its first byte and its length: a record may outlive its file in the storage, and a proxy
 * may answer with a page of its own.
 *
 * @throws ServiceError when the check fails; the signal's reason
 */
export async function checkFile(
  { operation, url, size, signal }: Pick<DownloadTask, 'operation' | 'url' | 'size' | 'signal'>,
  connection: Connection,
): Promise<'there' | 'gone'> {
  const headers = { accept: '*/*', 'accept-encoding': 'identity', range: 'bytes=0-0' };
  const checkOnce = async (attempt: Attempt) => {
    const opened = await openFollowing({ operation, url, headers, attempt }, connection);
    const { status, headers: answered, body } = opened.reply;
    // 416: an empty file has no first byte.
    if (status === 200 || status === 206 || status === 416) {
      body.destroy();
      const length = /\d+$/.exec(answered[status === 200 ? 'content-length' : 'content-range'] ?? '')?.[0];
      if (size === undefined || length === undefined || Number(length) === size) return 'there';
      const [expected, found] = [`${size} bytes`, `${length} bytes`];
      throw new ArtefactDiffers(operation, { what: 'size', expected, found });
    }
    const refusal = await refusalOfDownload(operation, opened, connection);
    const isGone = refusal instanceof StorageRefused && [403, 404, 410].includes(refusal.status);
    if (isGone || hasStatus(refusal, 404, 410)) return 'gone';
    throw refusal;
  };
  const one = { operation, url, limited: 'answer', signal } as const;
  return withRetries({ signal }, connection, () => attempt(one, connection, checkOnce));
}
