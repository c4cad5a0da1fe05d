import type { ServerResponse } from 'node:http';
import type { Recorded } from './server.ts';

/** A fault of a file server's answer; without one, the file is sent correctly. */
export type FileFault =
  /** Sends part of the body, then closes the connection. */
  | { readonly cutAfter: number }
  /** Sends part of the body, and then nothing more. */
  | { readonly stallAfter: number }
  | { readonly status: number }
  /** Ignores `Range`. */
  | 'whole'
  /** Sends a range that was not requested. */
  | 'wrongRange'
  /** Has no length, and ends the body with the connection, too early. */
  | { readonly lengthless: number };

interface FileToServe {
  readonly content: Buffer;
  readonly etag?: string;
  readonly fault?: FileFault | undefined;
}

/** Answers like a storage host with ranges, `If-Range` and ETags; or with a fault. */
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
