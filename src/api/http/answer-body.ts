import type { Endpoint } from '../../contract/endpoint.ts';
import { AnswerTooLarge, AnswerUnreadable, FieldMissing } from '../errors.ts';
import type { Limits } from '../limits.ts';
import type { RawAnswer } from './attempt.ts';

export interface Reading {
  readonly raw: RawAnswer;
  readonly operation: string;
  /** Who answered. */
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
    case 'text':
      return limits.logBytes;
    default:
      return limits.answerBytes;
  }
}

/**
 * The body of a success, by the endpoint's own schema.
 *
 * @throws AnswerUnreadable; AnswerTooLarge; FieldMissing
 */
export function bodyOf({ seen, form }: Pick<Endpoint, 'seen' | 'form'>, reading: Reading): unknown {
  if (!seen) return refusePage(reading);
  const found = seen.safeParse(form === 'text' ? reading.raw.text : parseJson(reading));
  if (found.success) return found.data;
  const field = found.error.issues[0]?.path.join('.') ?? '';
  throw new FieldMissing(reading.operation, { field, cause: found.error });
}

/** Where the contract shows no body, any passes, and none, but not the page that a proxy shows instead of the answer. */
function refusePage({ raw, operation, origin }: Reading): undefined {
  if (isPage(raw)) throw new AnswerUnreadable(operation, { origin, found: found(raw) });
}

function parseJson({ raw, operation, origin, limits }: Reading): unknown {
  if (partsOf(raw.text) > limits.answerParts) {
    const most = `${limits.answerParts.toLocaleString('en')} objects and lists`;
    throw new AnswerTooLarge(operation, { origin, most });
  }
  try {
    return JSON.parse(raw.text);
  } catch (cause) {
    throw new AnswerUnreadable(operation, { origin, found: found(raw), cause });
  }
}

/** How many objects and lists a JSON text has, at most: brackets inside of its texts count as well. */
function partsOf(json: string): number {
  let parts = 0;
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at);
    if (code === openBrace || code === openBracket) parts++;
  }
  return parts;
}

const openBrace = 0x7b;
const openBracket = 0x5b;

function found(raw: RawAnswer): string {
  const body = raw.text === '' ? 'an empty body' : isPage(raw) ? 'a page of HTML' : 'a text';
  return `status ${raw.status} and ${body}`;
}

function isPage({ text }: RawAnswer): boolean {
  return text.trimStart().startsWith('<');
}
