import { BadValue } from './bad-value.ts';

/** Reads the number of a port; 0 leaves the choice to the system. */
export function parsePort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (!(port <= 65_535)) throw new BadValue('a port from 0 to 65535, where 0 takes a free one');
  return port;
}
