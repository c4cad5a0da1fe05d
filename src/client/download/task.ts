/** Takes the bytes of a file, in their order. */
export interface Sink {
  /** How many bytes it has taken. */
  readonly length: number;
  /** Takes a chunk. If it returns a promise, the next chunk must wait until that has settled. */
  write(chunk: Buffer): Promise<void> | undefined;
  /** Forgets all bytes: the next chunk is the first again. */
  restart(): Promise<void>;
}

export interface DownloadTask {
  readonly operation: string;
  readonly url: URL;
  readonly sink: Sink;
  /** In bytes, if the service reports it. Fewer mean that the connection was cut, more that it is another file. */
  readonly size?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** What one attempt passes on to the next. */
export interface DownloadProgress {
  /** The ETag of the file whose beginning the sink holds. */
  etag: string | undefined;
  /** `refused`: a requested range came back wrong, so only the whole file is requested from now on. */
  ranges: 'allowed' | 'refused';
}

/** Wraps an error of the sink, so that it is not mistaken for a network error. */
export class SinkFailed extends Error {
  override readonly name = 'SinkFailed';
}

/** @throws SinkFailed, with what the sink threw as its cause */
export async function awaitSink(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (cause) {
    throw new SinkFailed('The sink failed', { cause });
  }
}
