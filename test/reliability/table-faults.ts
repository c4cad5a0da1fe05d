import { errorAnswer, type Fault, htmlPage } from '../support/fault-proxy.ts';

/** The faults by the names of the rows in docs/reliability.md; each befalls so many requests in a row. */
export const faults: Readonly<Record<string, { readonly fault: Fault; readonly times: number }>> = {
  '500 on the way there': once(errorAnswer(500)),
  '502 on the way back': once(errorAnswer(502, 'arrives')),
  '503 with `Retry-After`': once(asking(503, { 'retry-after': '0.1' })),
  '429 with `Retry-After`': once(asking(429, { 'retry-after': '0.1' })),
  '429 with `X-RateLimit-Reset`': once(asking(429, { 'x-ratelimit-reset': '0.1' })),
  '400': once(errorAnswer(400)),
  '401': once(errorAnswer(401)),
  '403': once(errorAnswer(403)),
  '404': once(errorAnswer(404)),
  '404, three times': { fault: errorAnswer(404), times: 3 },
  'a redirect': once(asking(302, { location: 'http://elsewhere.example.test/' })),
  'reset on the way there': once({ kind: 'reset', request: 'lost' }),
  'reset on the way back': once({ kind: 'reset', request: 'arrives' }),
  'no answer, never arrived': once({ kind: 'hang', request: 'lost' }),
  'no answer, but arrived': once({ kind: 'hang', request: 'arrives' }),
  'half a body': once({ kind: 'cut' }),
  'a slow body': once({ kind: 'drip', chunkBytes: 4096, pauseMs: 20 }),
  'a body that is too slow': once({ kind: 'drip', chunkBytes: 1, pauseMs: 200 }),
  'sent twice by the network': once({ kind: 'duplicate' }),
  'HTML on the way there': once(htmlPage()),
  'HTML on the way back': once(htmlPage('arrives')),
  '502, each time': always(errorAnswer(502)),
  '429, each time': always(errorAnswer(429)),
  '401, each time': always(errorAnswer(401)),
  'reset, each time': always({ kind: 'reset', request: 'lost' }),
  'no answer, each time': always({ kind: 'hang', request: 'lost' }),
  'HTML, each time': always(htmlPage()),
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
