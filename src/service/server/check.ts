import type { z } from 'zod';
import { WrongRequest } from '../errors.ts';

/**
 * Checks what a request brought against the contract.
 *
 * @throws WrongRequest that names each wrong field, the type that was given and what is allowed; never the value, which
 *   may be a secret
 */
export function check<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const checked = schema.safeParse(given);
  if (checked.success) return checked.data;
  throw new WrongRequest(checked.error.issues.map((issue) => describe(issue, given)).join('; '));
}

/** The JSON of a body; one that is empty holds no fields. @throws WrongRequest when it is none */
export function parseJson(text: string): unknown {
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch (error) {
    // The parser's own words quote the body, which may hold a secret.
    throw new WrongRequest('The body is no valid JSON', { cause: error });
  }
}

function describe(issue: z.core.$ZodIssue, given: unknown): string {
  const field = issue.path.length === 0 ? 'The body' : `"${issue.path.map(String).join('.')}"`;
  const kind = kindOf(valueAt(given, issue.path));
  switch (issue.code) {
    case 'invalid_type':
      return kind === undefined
        ? `${field} is required: ${article(issue.expected)}`
        : `${field} must be ${article(issue.expected)}, but ${kind} was given`;
    case 'invalid_value':
      return `${field} must be one of ${issue.values.map(String).join(', ')}, but ${kind ?? 'nothing'} ${kind === 'a string' ? 'of another value ' : ''}was given`;
    case 'too_small':
      return `${field} must not be empty`;
    case 'invalid_format':
      return `${field} must be a valid ${issue.format}`;
    default:
      return `${field}: ${issue.message}`;
  }
}

function valueAt(given: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? (value as never)[key] : undefined),
    given,
  );
}

const names: Readonly<Record<string, string>> = {
  int: 'a whole number',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

function article(type: string): string {
  return names[type] ?? `a ${type}`;
}

function kindOf(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (value === null) return 'null';
  return article(Array.isArray(value) ? 'array' : typeof value);
}
