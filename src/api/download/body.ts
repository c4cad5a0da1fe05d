import { AnswerLost } from '../errors.ts';
import type { WireReply } from '../http/transport.ts';
import { parseContentRange } from './content-range.ts';
import type { Download } from './download.ts';
import { ArtefactDiffers } from './errors.ts';
import type { StallWatch } from './idle-timeout.ts';
import type { Opened } from './redirects.ts';

/** Keeps an error of the sink from being taken for one of the network. */
export class SinkFailed extends Error {
  override readonly name = 'SinkFailed';
}

/** @throws SinkFailed, with what the sink threw as its cause */
export async function sinkDoes(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (cause) {
    throw new SinkFailed('The sink failed', { cause });
  }
}

/**
 * Gives the body of an answer to the sink.
 *
 * @throws AnswerLost when it ends too early; ArtefactDiffers when it does not end where it should; SinkFailed
 */
export async function takeBody(
  { operation, sink, size }: Pick<Download, 'operation' | 'sink' | 'size'>,
  { reply, url }: Opened,
  watch: StallWatch,
): Promise<void> {
  const total = totalOf(reply, sink.length);
  for await (const chunk of reply.body as AsyncIterable<Buffer>) {
    if (size !== undefined && sink.length + chunk.length > size)
      throw new ArtefactDiffers(operation, { what: 'size', expected: `${size} bytes`, found: 'larger' });
    watch.heard(chunk.length);
    const busy = sink.write(chunk);
    if (busy) await watch.resting(sinkDoes(busy));
  }
  // Where a body ends with its connection, only its length tells whether it was cut.
  const due = total ?? size ?? sink.length;
  if (sink.length >= due) return;
  const cause = new Error(`${sink.length} of ${due} bytes came`);
  throw new AnswerLost(operation, { origin: url.origin, cause });
}

/** Bytes of the whole file, where the answer tells. */
function totalOf({ headers, status }: WireReply, before: number): number | undefined {
  const { 'content-length': length, 'content-range': range } = headers;
  const told = status === 206 ? parseContentRange(range)?.total : undefined;
  if (told !== undefined) return told;
  return length === undefined ? undefined : before + Number(length);
}
