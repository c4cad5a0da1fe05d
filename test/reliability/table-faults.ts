import { errorAnswer, type Fault, htmlPage, noContent } from '../support/fault-proxy.ts';

/** The faults, named as the rows of the table in docs/reliability.md, and how many requests in a row each hits. */
export const faults: Readonly<Record<string, { readonly fault: Fault; readonly times: number }>> = {
  '500 before it arrived': once(errorAnswer(500)),
  '502 after it arrived': once(errorAnswer(502, 'arrives')),
  '503 with `Retry-After`': once(asking(503, { 'retry-after': '0.1' })),
  '429 with `Retry-After`': once(asking(429, { 'retry-after': '0.1' })),
  '429 with `X-RateLimit-Reset`': once(asking(429, { 'x-ratelimit-reset': '0.1' })),
  '400': once(errorAnswer(400)),
  '401': once(errorAnswer(401)),
  '403': once(errorAnswer(403)),
  '404': once(errorAnswer(404)),
  '404, three times': { fault: errorAnswer(404), times: 3 },
  'a redirect': once(asking(302, { location: 'http://elsewhere.example.test/' })),
  'reset before it arrived': once({ kind: 'reset', request: 'lost' }),
  'reset after it arrived': once({ kind: 'reset', request: 'arrives' }),
  'no answer, not arrived': once({ kind: 'hang', request: 'lost' }),
  'no answer, but arrived': once({ kind: 'hang', request: 'arrives' }),
  'half a body': once({ kind: 'cut' }),
  'a slow body': once({ kind: 'drip', chunkBytes: 4096, pauseMs: 20 }),
  'a too slow body': once({ kind: 'drip', chunkBytes: 1, pauseMs: 200 }),
  'sent twice by the network': once({ kind: 'duplicate' }),
  'HTML before it arrived': once(htmlPage()),
  'HTML after it arrived': once(htmlPage('arrives')),
  '101 before it arrived': once({ kind: 'upgrade', request: 'lost' }),
  '101 after it arrived': once({ kind: 'upgrade', request: 'arrives' }),
  '1xx without end, not arrived': once({ kind: 'informational', request: 'lost' }),
  '1xx without end, but arrived': once({ kind: 'informational', request: 'arrives' }),
  '204 in place of an answer': once(noContent('arrives')),
  'closed before it arrived': once({ kind: 'close', request: 'lost' }),
  'closed after it arrived': once({ kind: 'close', request: 'arrives' }),
  'a body without end': once({ kind: 'endless', request: 'arrives' }),
  '502, each time': always(errorAnswer(502)),
  '429, each time': always(errorAnswer(429)),
  '401, each time': always(errorAnswer(401)),
  'reset, each time': always({ kind: 'reset', request: 'lost' }),
  'no answer, each time': always({ kind: 'hang', request: 'lost' }),
  'HTML, each time': always(htmlPage()),
  '101, each time': always({ kind: 'upgrade', request: 'lost' }),
  '1xx without end, each time': always({ kind: 'informational', request: 'lost' }),
  '204, each time': always(noContent('arrives')),
  'closed, each time': always({ kind: 'close', request: 'lost' }),
  'a body without end, each time': always({ kind: 'endless', request: 'lost' }),
};

function once(fault: Fault): { fault: Fault; times: number } {
  return { fault, times: 1 };
}

function always(fault: Fault): { fault: Fault; times: number } {
  return { fault, times: Number.POSITIVE_INFINITY };
}

function asking(status: number, headers: Readonly<Record<string, string>>): Fault {
  return { kind: 'answer', request: 'lost', status, headers };
}
