import type { Property } from './property.ts';

export const families = [
  'answers',
  'headers',
  'timestamps',
  'events',
  'inputs',
  'comments',
  'logs',
  'files',
  'patterns',
  'ranges',
  'requests',
  'links',
  'command-lines',
  'saved-state',
] as const;

/** `broken` is there for the tests of what finds faults, and is no reader. */
export type Family = (typeof families)[number] | 'broken';

/** The readers of outside text, by family; a process loads those that it is to try. */
const modules: Readonly<Record<Family, () => Promise<readonly Property[]>>> = {
  answers: async () => (await import('./answers.ts')).answers,
  headers: async () => (await import('./headers.ts')).headers,
  timestamps: async () => (await import('./timestamps.ts')).timestamps,
  events: async () => (await import('./events.ts')).events,
  inputs: async () => (await import('./inputs.ts')).inputs,
  comments: async () => (await import('./comments.ts')).comments,
  logs: async () => (await import('./logs.ts')).logs,
  files: async () => (await import('./files.ts')).files,
  patterns: async () => (await import('./patterns.ts')).patterns,
  ranges: async () => (await import('./ranges.ts')).ranges,
  requests: async () => (await import('./requests.ts')).requests,
  links: async () => (await import('./links.ts')).links,
  'command-lines': async () => (await import('./command-lines.ts')).commandLines,
  'saved-state': async () => (await import('./saved-state.ts')).savedState,
  broken: async () => (await import('./broken.ts')).broken,
};

/** Those of a family, or the one property that has this name; none where nothing has it. */
export async function propertiesOf(name: string): Promise<readonly Property[]> {
  const known: readonly Family[] = [...families, 'broken'];
  const family = known.find((one) => name === one || name.startsWith(`${one}/`));
  const all: readonly Property[] = family ? await modules[family]() : [];
  return name === family ? all : all.filter((one) => one.name === name);
}
