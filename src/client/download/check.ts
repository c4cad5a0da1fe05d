import type { Connection } from '../connection.ts';
import { hasStatus } from '../errors.ts';
import { type Attempt, attempt } from '../http/attempt.ts';
import { withRetries } from '../http/send.ts';
import type { DownloadTask } from './download.ts';
import { StorageRefused } from './errors.ts';
import { openFollowing, refusalOfDownload } from './open.ts';

/**
 * Whether a file can be downloaded, by its first byte: what a service says of a file may outlive the file in its storage.
 *
 * @throws ServiceError when the check fails; the signal's reason
 */
export async function checkFile(
  { operation, url, signal }: Pick<DownloadTask, 'operation' | 'url' | 'signal'>,
  connection: Connection,
): Promise<'there' | 'gone'> {
  const headers = { accept: '*/*', 'accept-encoding': 'identity', range: 'bytes=0-0' };
  const checkOnce = async (attempt: Attempt) => {
    const opened = await openFollowing({ operation, url, headers, attempt }, connection);
    const { status, body } = opened.reply;
    // 416: an empty file has no first byte.
    if (status === 200 || status === 206 || status === 416) {
      body.destroy();
      return 'there';
    }
    const refusal = await refusalOfDownload(operation, opened, connection);
    const isGone = refusal instanceof StorageRefused && [403, 404, 410].includes(refusal.status);
    if (isGone || hasStatus(refusal, 404, 410)) return 'gone';
    throw refusal;
  };
  const one = { operation, url, limited: 'answer', signal } as const;
  return withRetries({ signal }, connection, () => attempt(one, connection, checkOnce));
}
