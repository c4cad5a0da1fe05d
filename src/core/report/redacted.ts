import type { Redact } from './redaction.ts';

/**
 * A report, or any part of one, with secrets hidden in each of its texts. It must happen before anything is cut or
 * escaped: a half of a secret, or an escaped one, is found by nobody.
 */
export function redacted<Part>(part: Part, redact: Redact): Part {
  return deeply(part, redact) as Part;
}

function deeply(part: unknown, redact: Redact): unknown {
  if (typeof part === 'string') return redact(part);
  if (Array.isArray(part)) return part.map((item) => deeply(item, redact));
  if (!isRecord(part)) return part;
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, deeply(value, redact)]));
}

/** Plain data; bytes and signals stay what they are. */
function isRecord(part: unknown): part is Record<string, unknown> {
  if (typeof part !== 'object' || part === null) return false;
  const prototype: unknown = Object.getPrototypeOf(part);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
