import type { ServerResponse } from 'node:http';
import type { Recorded } from './server.ts';

/** What befalls one answer of a file server; without it the file is sent as it should be. */
export type FileFault =
  /** Part of the body, then the end of the connection. */
  | { readonly cutAfter: number }
  /** Part of the body, and then nothing more. */
  | { readonly stallAfter: number }
  | { readonly status: number }
  /** Takes no notice of `Range`. */
  | 'whole'
  /** Sends another range than the one that was asked for. */
  | 'wrongRange'
  /** Ends the body with the connection, too early, and without a length. */
  | { readonly lengthless: number };

interface FileToServe {
  readonly content: Buffer;
  readonly etag?: string;
  readonly fault?: FileFault | undefined;
}

/** Answers as storage does: ranges, `If-Range`, tags; or as storage does when something is wrong with it. */
export function serveFile(request: Recorded, response: ServerResponse, file: FileToServe): void {
  const { content, etag, fault } = file;
  if (typeof fault === 'object' && 'status' in fault) return void response.writeHead(fault.status).end();
  const tag = etag ? { etag } : {};
  const condition = request.headers['if-range'];
  const [, from] = /^bytes=(\d+)-$/.exec(request.headers.range ?? '') ?? [];
  const isPart = from !== undefined && fault !== 'whole' && (condition === undefined || condition === etag);
  const start = isPart ? Number(from) : 0;
  if (isPart && start >= content.length)
    return void response.writeHead(416, { 'content-range': `bytes */${content.length}` }).end();
  const told = fault === 'wrongRange' ? start + 1 : start;
  const range = isPart ? { 'content-range': `bytes ${told}-${content.length - 1}/${content.length}` } : {};
  const body = content.subarray(told);
  if (typeof fault === 'object' && 'lengthless' in fault) {
    response.socket?.end(
      `HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n${content.subarray(0, fault.lengthless)}`,
    );
    return;
  }
  response.writeHead(isPart ? 206 : 200, { ...tag, ...range, 'content-length': body.length });
  if (typeof fault === 'object' && 'cutAfter' in fault) {
    response.write(body.subarray(0, fault.cutAfter));
    return void response.socket?.destroySoon();
  }
  if (typeof fault === 'object' && 'stallAfter' in fault)
    return void response.write(body.subarray(0, fault.stallAfter));
  response.end(body);
}
