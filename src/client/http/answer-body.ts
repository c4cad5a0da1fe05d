import type { Endpoint } from '../../contract/endpoint.ts';
import { AnswerTooLarge, AnswerUnreadable, FieldMissing } from '../errors.ts';
import type { Limits } from '../limits.ts';

export interface RawAnswer {
  readonly status: number;
  /** The whole body; empty if there is none. */
  readonly text: string;
}

interface Reading {
  readonly raw: RawAnswer;
  readonly operation: string;
  /** The origin that answered. */
  readonly origin: string;
  readonly limits: Limits;
}

/** How many bytes the body of a success may have. */
export function mostBytes({ form }: Pick<Endpoint, 'form'>, limits: Limits): number {
  switch (form) {
    case 'page':
      return limits.pageBytes;
    case 'build':
      return limits.buildBytes;
    default:
      return limits.answerBytes;
  }
}

/**
 * Reads the body of a success by the endpoint's schema.
 *
 * @throws AnswerUnreadable; AnswerTooLarge; FieldMissing
 */
export function bodyOf({ seen }: Pick<Endpoint, 'seen'>, reading: Reading): unknown {
  if (!seen) return refuseHtml(reading);
  const parsed = seen.safeParse(parseJson(reading));
  if (parsed.success) return parsed.data;
  const path = parsed.error.issues[0]?.path ?? [];
  throw new FieldMissing(reading.operation, { path, cause: parsed.error });
}

/** Where the contract shows no body, any body is accepted, except the HTML page that a proxy sends in place of the answer. */
function refuseHtml({ raw, operation, origin }: Reading): undefined {
  if (isHtml(raw)) throw new AnswerUnreadable(operation, { origin, found: describe(raw) });
}

function parseJson({ raw, operation, origin, limits }: Reading): unknown {
  if (countBrackets(raw.text) > limits.answerParts) {
    const most = `${limits.answerParts.toLocaleString('en')} objects and lists`;
    throw new AnswerTooLarge(operation, { origin, most });
  }
  try {
    return JSON.parse(raw.text);
  } catch (cause) {
    throw new AnswerUnreadable(operation, { origin, found: describe(raw), cause });
  }
}

/** An upper bound of the objects and lists in a JSON text: brackets inside strings are counted too. */
function countBrackets(json: string): number {
  let count = 0;
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at);
    if (code === openBrace || code === openBracket) count++;
  }
  return count;
}

const openBrace = 0x7b;
const openBracket = 0x5b;

/** An answer that is not JSON, for a message. */
function describe(raw: RawAnswer): string {
  const body = raw.text === '' ? 'an empty body' : isHtml(raw) ? 'an HTML page' : 'text';
  return `status ${raw.status} and ${body}`;
}

function isHtml({ text }: RawAnswer): boolean {
  return text.trimStart().startsWith('<');
}
