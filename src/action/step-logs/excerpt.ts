import type { BuildReport, StepReport } from '../report/report.ts';
import { workflowName } from '../show/names.ts';
import { linkAddress } from '../text/addresses.ts';
import { countText, durationText, sizeText } from '../text/units.ts';
import { logLine } from '../text/visible.ts';

/** A long text without its middle. */
export interface Excerpt {
  readonly head: readonly string[];
  /** What is left out between `head` and `tail`. */
  readonly left: Readonly<Amount>;
  readonly tail: readonly string[];
}

interface Amount {
  lines: number;
  bytes: number;
}

/**
 * Collects the lines of a log, and keeps only its beginning and its end if it is long.
 *
 * @param most bytes of the excerpt: half of it from the beginning, about half from the end
 */
export function collectExcerpt(most: number) {
  const half = most / 2;
  const [head, tail] = [new Part(half / 32), new Part(half / 32)];
  const left: Amount = { lines: 0, bytes: 0 };
  const leaveOut = ({ lines, bytes }: Amount): void => {
    left.lines += lines;
    left.bytes += bytes;
  };
  /** Empty lines that may turn out to be the last. */
  let empty = 0;
  const keep = (line: string): void => {
    const bytes = Buffer.byteLength(line) + 1;
    if (tail.bytes === 0 && left.lines === 0 && head.bytes + bytes <= half) {
      head.push(line, bytes);
      return;
    }
    tail.push(line, bytes);
    while (tail.bytes > half) leaveOut(tail.shift());
  };
  const add = (line: string): void => {
    if (line.trim() === '') {
      empty += 1;
      return;
    }
    for (; empty > 0; empty -= 1) keep('');
    keep(line);
  };
  return {
    add,
    /** Adds the excerpt of another log. */
    append(other: Excerpt): void {
      for (const line of other.head) add(line);
      if (other.left.lines > 0) {
        // What comes after a gap is the end, so that there is only one gap.
        while (tail.bytes > 0) leaveOut(tail.shift());
        leaveOut(other.left);
      }
      for (const line of other.tail) add(line);
    },
    /** The excerpt so far, without empty lines at the end. */
    excerpt: (): Excerpt => ({ head: head.lines(), left: { ...left }, tail: tail.lines() }),
  };
}

/** The last lines of an excerpt. */
export function lastLines({ head, tail }: Excerpt, count: number): string[] {
  return [...head.slice(-count), ...tail].slice(-count);
}

/**
 * Lines that are added at the end and removed at the beginning. They are stored as blocks of text: hundreds of thousands of
 * single lines that live for a while, and then no longer, took 200 MiB.
 */
class Part {
  bytes = 0;
  readonly #blockBytes: number;
  readonly #blocks: (Amount & { readonly text: string })[] = [];
  #last: string[] = [];
  #lastBytes = 0;

  constructor(blockBytes: number) {
    this.#blockBytes = blockBytes;
  }

  push(line: string, bytes: number): void {
    this.#last.push(line);
    this.#lastBytes += bytes;
    this.bytes += bytes;
    if (this.#lastBytes >= this.#blockBytes) this.#close();
  }

  /** Removes a block of lines at the beginning, and returns how much that was. */
  shift(): Amount {
    if (this.#blocks.length === 0) this.#close();
    const { lines, bytes } = this.#blocks.shift() ?? { lines: 0, bytes: 0 };
    this.bytes -= bytes;
    return { lines, bytes };
  }

  lines(): string[] {
    return [...this.#blocks.flatMap(({ text }) => text.split('\n')), ...this.#last];
  }

  #close(): void {
    const [lines, bytes] = [this.#last.length, this.#lastBytes];
    if (lines > 0) this.#blocks.push({ text: this.#last.join('\n'), lines, bytes });
    [this.#last, this.#lastBytes] = [[], 0];
  }
}

interface StepLogView {
  readonly report: StepReport;
  readonly workflow: BuildReport;
  readonly step: { readonly name: string; readonly duration?: number };
  readonly log: Excerpt;
}

/** The log of a step, folded under `▸ Build Android (4 min 12 s)`. All of it is safe to print. */
export function stepLogGroup({ report, workflow, step, log }: StepLogView): {
  title: string;
  lines: string[];
} {
  const name = report.workflows.length > 1 ? `${workflowName(workflow, report)} ` : '';
  const duration = step.duration === undefined ? '' : ` (${durationText(step.duration)})`;
  const gap = log.left.lines > 0 ? [gapText(log, workflow)] : [];
  return {
    title: logLine(`${name}▸ ${step.name}${duration}`),
    lines: [...log.head, ...gap, ...log.tail].map((line) => logLine(line)),
  };
}

/** `… 12,345 lines (1.2 MB) left out. The whole log is on the build's page: https://…` */
function gapText({ left }: Excerpt, { pageUrl }: BuildReport): string {
  const page = pageUrl && linkAddress(pageUrl);
  const lines = countText(left.lines, 'line').replace(/^\d+/, left.lines.toLocaleString('en'));
  const whole = page ? `the build's page: ${page}` : "the service's page of the build.";
  return `… ${lines} (${sizeText(left.bytes)}) left out. The full log is on ${whole}`;
}
