import { AnswerLost } from '../errors.ts';
import type { ActivityMonitor } from '../http/idle-timeout.ts';
import type { WireReply } from '../http/transport.ts';
import { ArtefactDiffers } from './errors.ts';
import { parseContentRange } from './range.ts';
import type { Opened } from './redirects.ts';
import { awaitSink, type DownloadTask } from './task.ts';

/**
 * Copies the body of an answer into the sink.
 *
 * @throws AnswerLost if it ends too early; ArtefactDiffers if it is too long; SinkFailed
 */
export async function copyBody(
  { operation, sink, size }: Pick<DownloadTask, 'operation' | 'sink' | 'size'>,
  { reply, url }: Opened,
  activity: ActivityMonitor,
): Promise<void> {
  const total = totalLength(reply, sink.length);
  for await (const chunk of reply.body as AsyncIterable<Buffer>) {
    if (size !== undefined && sink.length + chunk.length > size)
      throw new ArtefactDiffers(operation, { what: 'size', expected: `${size} bytes`, found: 'larger' });
    activity.received(chunk.length);
    const written = sink.write(chunk);
    if (written) await activity.pausedDuring(awaitSink(written));
  }
  // If a body ends with its connection, only its length shows whether it was cut.
  const expected = total ?? size ?? sink.length;
  if (sink.length >= expected) return;
  const cause = new Error(`received ${sink.length} of ${expected} bytes`);
  throw new AnswerLost(operation, { origin: url.origin, cause });
}

/** Bytes of the whole file, if the answer says. */
function totalLength({ headers, status }: WireReply, before: number): number | undefined {
  const { 'content-length': length, 'content-range': range } = headers;
  const ofRange = status === 206 ? parseContentRange(range)?.total : undefined;
  if (ofRange !== undefined) return ofRange;
  return length === undefined ? undefined : before + Number(length);
}
