import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { NotFound } from '../errors.ts';
import type { Answer } from '../handlers/handler.ts';
import { systemCode } from '../system-error.ts';
import { logMarkup } from './log-markup.ts';

/** HTTP of what a handler answered. */
export async function responseOf(answer: Answer, request: Request): Promise<Response> {
  if ('json' in answer) return Response.json(answer.json, { status: answer.status });
  if ('redirect' in answer)
    return new Response(null, { status: 302, headers: { location: answer.redirect } });
  if ('empty' in answer) return new Response(null, { status: answer.status });
  return logAnswer(answer.log, request);
}

/** A step's log as far as it has been written. It is text: a browser must never take it for a page. */
async function logAnswer({ file, stepId }: { file: string; stepId: string }, request: Request) {
  const handle = await open(file).catch((error: unknown) => {
    throw systemCode(error) === 'ENOENT' ? new NotFound({ what: 'log of a step', id: stepId }) : error;
  });
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' };
  if (request.method === 'HEAD') {
    await handle.close();
    return new Response(null, { headers });
  }
  const marked = Readable.toWeb(handle.createReadStream().compose(logMarkup()));
  return new Response(marked as ReadableStream, { headers });
}
