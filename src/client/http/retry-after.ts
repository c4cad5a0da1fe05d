interface Answer {
  readonly status: number;
  /** By lower-case name, as `node:http` gives them. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

interface Bounds {
  /** Milliseconds since the Unix epoch. */
  readonly now: number;
  /** No answer can ask for a longer pause. */
  readonly longestMs: number;
}

/**
 * How many milliseconds the service asks us to wait, from 0 to `longestMs`; `undefined` if it does not ask, or if the
 * format is unknown.
 *
 * `Retry-After` is honoured on every answer, in both of its forms (RFC 9110, 10.2.3). The reset headers are read at 429
 * only: services put them on all answers, and a 502 must not wait for the end of the hour. A number in them can be
 * seconds left or an epoch in seconds: its size decides, whatever the header is called (docs/hosted-service.md,
 * "Errors and limits").
 */
export function retryAfterMs(answer: Answer, bounds: Bounds): number | undefined {
  const read = (name: string): string => [answer.headers[name] ?? ''].flat().join().trim();
  const resets = answer.status === 429 ? ['x-ratelimit-reset', 'ratelimit-reset'] : [];
  const asked = [fromRetryAfter(read('retry-after'), bounds.now)]
    .concat(resets.map((name) => fromReset(read(name), bounds.now)))
    .find((ms) => ms !== undefined);
  return asked === undefined ? undefined : Math.min(Math.max(0, asked), bounds.longestMs);
}

function fromRetryAfter(value: string, now: number): number | undefined {
  const seconds = secondsIn(value);
  if (seconds !== undefined) return seconds * 1000;
  if (!httpDate.test(value)) return undefined;
  const at = Date.parse(value.endsWith('GMT') ? value : `${value} GMT`);
  return Number.isNaN(at) ? undefined : at - now;
}

function fromReset(value: string, now: number): number | undefined {
  const seconds = secondsIn(value);
  if (seconds === undefined) return undefined;
  return seconds >= firstEpochSeconds ? seconds * 1000 - now : seconds * 1000;
}

/** September 2001 as an epoch, thirty years as a duration: any number this large is an epoch. */
const firstEpochSeconds = 1_000_000_000;

/**
 * The three date formats of HTTP (RFC 9110, 5.6.7); the last names no zone and means GMT. They are checked first because
 * `Date.parse` accepts almost anything: it reads `-1` as a day in 2001.
 */
const httpDate =
  /^[A-Z][a-z]+(?:, \d\d[ -][A-Z][a-z]{2}[ -]\d{2,4} \d\d:\d\d:\d\d GMT| [A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d \d{4})$/;

function secondsIn(value: string): number | undefined {
  return /^\d{1,15}(?:\.\d+)?$/.test(value) ? Number(value) : undefined;
}
