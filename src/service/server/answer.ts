import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Answer } from '../handlers/handler.ts';

/** HTTP of what a handler answered. */
export async function responseOf(answer: Answer, request: Request): Promise<Response> {
  if ('json' in answer) return Response.json(answer.json, { status: answer.status });
  if ('redirect' in answer)
    return new Response(null, { status: 302, headers: { location: answer.redirect } });
  if ('empty' in answer) return new Response(null, { status: answer.status });
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' };
  if (request.method === 'HEAD') return new Response(null, { headers });
  const handle = await open(answer.text);
  return new Response(Readable.toWeb(handle.createReadStream()) as ReadableStream, { headers });
}
