import type { Property } from './property.ts';

export const families = [
  'answers',
  'headers',
  'timestamps',
  'events',
  'inputs',
  'own-texts',
  'logs',
  'files',
  'folders',
  'packages',
  'patterns',
  'ranges',
  'requests',
  'links',
  'command-lines',
  'saved-state',
] as const;

export type Family = (typeof families)[number];

/** The readers of outside text by family. A process loads only those that it tries. */
const modules: Readonly<Record<Family, () => Promise<readonly Property[]>>> = {
  answers: async () => (await import('./families/answers.ts')).answers,
  headers: async () => (await import('./families/headers.ts')).headers,
  timestamps: async () => (await import('./families/answers.ts')).timestamps,
  events: async () => (await import('./families/events.ts')).events,
  inputs: async () => (await import('./families/inputs.ts')).inputs,
  'own-texts': async () => (await import('./families/own-texts.ts')).ownTexts,
  logs: async () => (await import('./families/logs.ts')).logs,
  files: async () => (await import('./families/files.ts')).files,
  folders: async () => (await import('./families/folders.ts')).foldersMade,
  packages: async () => (await import('./families/packages.ts')).packages,
  patterns: async () => (await import('./families/inputs.ts')).patterns,
  ranges: async () => (await import('./families/headers.ts')).ranges,
  requests: async () => (await import('./families/requests.ts')).requests,
  links: async () => (await import('./families/links.ts')).links,
  'command-lines': async () => (await import('./families/requests.ts')).commandLines,
  'saved-state': async () => (await import('./families/saved-state.ts')).savedState,
};

/** The properties of a family, or the one property of this name; empty if there is none. */
export async function propertiesOf(name: string): Promise<readonly Property[]> {
  const family = families.find((one) => name === one || name.startsWith(`${one}/`));
  const all: readonly Property[] = family ? await modules[family]() : [];
  return name === family ? all : all.filter((one) => one.name === name);
}
