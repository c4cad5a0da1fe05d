import { fitting } from '../text/markdown.ts';
import type { Redact } from '../text/redaction.ts';

/** The first entries of a list that has `all` entries. */
export interface FirstEntries {
  readonly first: readonly unknown[];
  readonly all: number;
}

/** A list becomes a JSON array. */
export type OutputValue = string | readonly unknown[] | FirstEntries;

/**
 * Entries and bytes of the lists that can become long. GitHub accepts 1 MiB, measured as UTF-16, from all steps of a
 * job (docs.github.com, "Workflow syntax", `jobs.<job_id>.outputs`).
 */
const limits: Readonly<Record<string, { readonly entries?: number; readonly bytes: number }>> = {
  problems: { entries: 200, bytes: 64 * 1024 },
  artefactUrls: { bytes: 64 * 1024 },
  publicLinks: { bytes: 64 * 1024 },
};
const usualLimit: (typeof limits)[string] = { bytes: 128 * 1024 };

export function createOutputs(redact: Redact, write: (name: string, text: string) => void) {
  const lacks = new Map<string, string>();
  return {
    /** Writes an output at once, with secrets hidden. Entries of a list that exceed its limits are left out from the end. */
    set(name: string, value: OutputValue): void {
      if (typeof value === 'string') {
        write(name, redact(value));
        return;
      }
      const { first, all } = 'first' in value ? value : { first: value, all: value.length };
      const { entries, bytes } = limits[name] ?? usualLimit;
      const texts = first.slice(0, entries).map((entry) => redact(JSON.stringify(entry)));
      const kept = fitting(texts, bytes);
      lacks.delete(name);
      if (kept.length < all) lacks.set(name, `${name} has the first ${kept.length} of ${all} entries`);
      write(name, `[${kept.join(',')}]`);
    },
    /** Says which outputs are incomplete, if any is. */
    warnOfShortened(warn: (message: string) => void): void {
      if (lacks.size === 0) return;
      const each = [...lacks.values()].join('; ');
      lacks.clear();
      warn(`Some outputs of this step are incomplete, because they are limited: ${each}.`);
    },
  };
}
