import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { sleep } from '../../clock.ts';
import type { RefusalBody } from '../endpoints.ts';
import type { ServiceParts } from '../parts.ts';
import type { FaultList, FaultRule } from '../scenario/faults.ts';
import { controlPath } from './control.ts';
import type { Journal } from './journal.ts';
import { htmlPage } from './quirks.ts';
import { shownPath } from './shown-request.ts';

/** Answers a request; Hono's bindings are Node's request and response. */
export type Answer = (request: Request, bindings: HttpBindings) => Response | Promise<Response>;

/** Puts faults between the service and its clients, as a bad network or an overloaded proxy would. */
export function disturb(
  answer: Answer,
  { faults, journal }: { readonly faults: FaultList; readonly journal: Journal | undefined },
  { clock, log }: Pick<ServiceParts, 'clock' | 'log'>,
): (...given: Parameters<Answer>) => Promise<Response> {
  return async (request, bindings) => {
    const { pathname: path } = new URL(request.url);
    // Otherwise a scenario whose faults match every path could not be replaced.
    if (path.startsWith(controlPath)) return answer(request, bindings);
    journal?.begin(request);
    const fault = faults.next({ method: request.method, path });
    if (!fault) return answer(request, bindings);
    const say = (what: string): void => log(`fault: ${request.method} ${shownPath(path)}: ${what}`);
    const { outgoing } = bindings;
    const { status, delayMs, cut } = fault;
    journal?.note(request, { fault, status });
    if (status !== undefined) {
      say(`answered ${status}`);
      return refusal({ ...fault, status });
    }
    if (delayMs !== undefined) {
      say(`delayed by ${delayMs} ms`);
      const gone = new AbortController();
      outgoing.once('close', () => gone.abort());
      await sleep(clock, delayMs, gone.signal).catch(() => {});
      return gone.signal.aborted ? RESPONSE_ALREADY_SENT : answer(request, bindings);
    }
    if (cut !== undefined) {
      say(`cut after ${cut} bytes`);
      await sendPart(await answer(request, bindings), { outgoing, afterBytes: cut });
      return RESPONSE_ALREADY_SENT;
    }
    say('its answer is lost');
    const lost = await answer(request, bindings);
    await lost.body?.cancel();
    outgoing.socket?.resetAndDestroy();
    return RESPONSE_ALREADY_SENT;
  };
}

function refusal({ status, html, retryAfter }: FaultRule & { readonly status: number }): Response {
  const body: RefusalBody = { error: `The scenario asked for ${status}` };
  const seconds = retryAfter ?? (status === 429 ? 1 : undefined);
  const headers = new Headers(seconds === undefined ? {} : { 'retry-after': String(seconds) });
  return html ? htmlPage(status, headers) : Response.json(body, { status, headers });
}

/** Sends the head and the first bytes of the body, then closes the connection. */
async function sendPart(
  response: Response,
  { outgoing, afterBytes }: { outgoing: ServerResponse; afterBytes: number },
): Promise<void> {
  outgoing.writeHead(response.status, Object.fromEntries(response.headers)).flushHeaders();
  let left = afterBytes;
  for await (const chunk of response.body ?? []) {
    const piece = chunk.subarray(0, left);
    left -= piece.length;
    if (piece.length > 0 && !outgoing.write(piece))
      await Promise.race([once(outgoing, 'drain'), once(outgoing, 'close')]);
    if (left === 0 || outgoing.destroyed) break;
  }
  // Not `destroy`, which would discard unsent bytes.
  outgoing.socket?.destroySoon();
}
