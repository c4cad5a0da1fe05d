import type { Redact } from '../text/redaction.ts';

/** A list becomes a JSON array. */
export type OutputValue = string | readonly unknown[];

/** The outputs of one step. */
export interface Outputs {
  /**
   * Writes an output at once, with secrets hidden. If all outputs together become too large, the longest ones are
   * shortened and written again.
   *
   * @throws what `write` throws
   */
  set(name: string, value: OutputValue): void;
  /** Which outputs are incomplete; `undefined` if none is. */
  shortened(): string | undefined;
}

/**
 * All outputs of a step, in UTF-16 code units: 512 KiB. GitHub accepts 1 MiB, measured as UTF-16, from all steps of a job
 * (docs.github.com, "Workflow syntax", `jobs.<job_id>.outputs`).
 */
const mostUnits = (512 * 1024) / 2;

/** A text is one part; each entry of a list is one, as JSON. */
export interface Output {
  readonly name: string;
  readonly kind: 'text' | 'list';
  readonly parts: readonly string[];
}

export function createOutputs({
  redact,
  write,
}: {
  readonly redact: Redact;
  readonly write: (name: string, text: string) => void;
}): Outputs {
  const outputs = new Map<string, Output>();
  const written = new Map<string, string>();
  return {
    set(name, value) {
      const isText = typeof value === 'string';
      const parts = (isText ? [value] : value.map((entry) => JSON.stringify(entry))).map(redact);
      outputs.set(name, { name, kind: isText ? 'text' : 'list', parts });
      for (const output of fitted([...outputs.values()], mostUnits)) {
        const text = textOf(output);
        if (written.get(output.name) === text) continue;
        write(output.name, text);
        written.set(output.name, text);
      }
    },
    shortened() {
      const lacks = fitted([...outputs.values()], mostUnits).flatMap(({ name, kind, parts }) => {
        const all = outputs.get(name)?.parts.length;
        if (parts.length === all) return [];
        return kind === 'text'
          ? `${name} is empty`
          : `${name} has the first ${parts.length} of ${all} entries`;
      });
      if (lacks.length === 0) return undefined;
      return `The outputs of this step are larger than 512 KiB, so some were shortened: ${lacks.join('; ')}.`;
    },
  };
}

/** Loses its entries before any other output does: the log and the build pages have them too. */
const firstShortened = 'problems';

/**
 * Shortens outputs until they have `most` UTF-16 code units together: `problems`, and then whichever is the longest, loses
 * its last part, again and again. An output that is a text becomes empty.
 */
export function fitted(outputs: readonly Output[], most: number): Output[] {
  const sizes = outputs.map((output) => ({
    output,
    count: output.parts.length,
    length: textOf(output).length,
  }));
  let over = sizes.reduce((sum, { length }) => sum + length, 0) - most;
  while (over > 0) {
    const first = sizes.find(({ output, count }) => output.name === firstShortened && count > 0);
    const longest = first ?? sizes.reduce((one, other) => (other.length > one.length ? other : one));
    if (longest.count === 0) break;
    longest.count -= 1;
    const comma = longest.count > 0 ? 1 : 0;
    const lost = (longest.output.parts[longest.count]?.length ?? 0) + comma;
    longest.length -= lost;
    over -= lost;
  }
  return sizes.map(({ output, count }) => ({ ...output, parts: output.parts.slice(0, count) }));
}

function textOf({ kind, parts }: Output): string {
  return kind === 'text' ? parts.join('') : `[${parts.join(',')}]`;
}
