import { types } from 'node:util';
import { AnswerLost, ServiceError, ServiceUnreachable } from '../errors.ts';
import type { Connection } from '../http/call.ts';
import { networkFailure } from '../http/failure.ts';
import { SinkFailed, sinkDoes, takeBody } from './body.ts';
import { parseContentRange, strongTag, unsatisfiedLength } from './content-range.ts';
import type { Download } from './download.ts';
import { DownloadStalled, WrongRange } from './errors.ts';
import { Stalled, withoutStall } from './idle-timeout.ts';
import { type Opened, openFollowing } from './redirects.ts';
import { downloadRefusal } from './refusal.ts';

/** What one attempt leaves to the next. */
export interface Course {
  /** Of the file that the sink has the beginning of. */
  etag: string | undefined;
  /** `refused`: a part that was asked for did not come right, so only the whole is asked for. */
  ranges: 'asked' | 'refused';
}

type Attempt = Download & { readonly course: Course };

/**
 * One attempt to bring the rest of the file into the sink. It ends when `limits.downloadStallMs` bring too little; the time
 * in which the sink is busy does not count.
 */
export async function downloadAttempt(task: Attempt, connection: Connection): Promise<void> {
  const { operation, signal } = task;
  const { clock, limits } = connection;
  let asked = task.url;
  const on = (url: URL): void => {
    asked = url;
  };
  try {
    const { downloadStallMs: ms, downloadStallBytes: bytes } = limits;
    await withoutStall({ clock, ms, bytes, signal }, async (watch) => {
      const opened = await openRest(task, connection, { signal: watch.signal, on });
      if (opened) await takeBody(task, opened, watch);
    });
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    if (error instanceof SinkFailed) throw error.cause;
    if (error instanceof ServiceError) throw error;
    const { origin } = asked;
    if (error instanceof Stalled) throw new DownloadStalled(operation, { origin, ...error.limit });
    const cause = types.isNativeError(error) ? error : new Error(String(error));
    const Situation = networkFailure(cause).certain ? ServiceUnreachable : AnswerLost;
    throw new Situation(operation, { origin, cause });
  }
}

/** Asks for what the sink has not got yet, and makes it ready for what comes; `undefined` when it has everything. */
async function openRest(
  task: Attempt,
  connection: Connection,
  asking: { signal: AbortSignal; on: (url: URL) => void },
): Promise<Opened | undefined> {
  const { operation, url, sink, course } = task;
  const from = course.ranges === 'asked' ? sink.length : 0;
  const range = from > 0 ? { range: `bytes=${from}-` } : {};
  // Another file than the one that was begun then comes whole.
  const condition = from > 0 && course.etag ? { 'if-range': course.etag } : {};
  const headers = { accept: '*/*', 'accept-encoding': 'identity', ...range, ...condition };
  const opened = await openFollowing({ ...asking, operation, url, headers }, connection);
  const { status, headers: answered, body } = opened.reply;
  switch (status) {
    case 200:
      if (sink.length > 0) await sinkDoes(sink.restart());
      course.etag = strongTag(answered.etag);
      return opened;
    case 206:
      return checkedRange(task, opened, from);
    case 416:
      body.destroy();
      if (from > 0 && unsatisfiedLength(answered['content-range']) === from) return undefined;
      throw new WrongRange(operation, { origin: opened.url.origin, asked: from, got: 'status 416' });
    default:
      throw await downloadRefusal(operation, opened, connection);
  }
}

function checkedRange({ operation, course, sink }: Attempt, opened: Opened, from: number): Opened {
  const { headers, body } = opened.reply;
  const came = parseContentRange(headers['content-range']);
  const isSameFile = course.etag === undefined || headers.etag === undefined || headers.etag === course.etag;
  if (came?.from === from && from === sink.length && isSameFile) return opened;
  body.destroy();
  const got = isSameFile ? `"${headers['content-range'] ?? 'no Content-Range'}"` : 'a part of another file';
  throw new WrongRange(operation, { origin: opened.url.origin, asked: from, got });
}
