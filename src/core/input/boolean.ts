import { BadValue } from './bad-value.ts';

/** Reads a boolean as YAML 1.2 writes it (core schema), and nothing else. */
export function parseBoolean(text: string): boolean {
  if (/^(true|True|TRUE)$/.test(text)) return true;
  if (/^(false|False|FALSE)$/.test(text)) return false;
  throw new BadValue('true or false');
}
