import type { ReportedArtefact } from '../../core/report/report.ts';
import { logLine } from '../../core/text/log-line.ts';
import { durationText, sizeText } from '../wording/units.ts';

export interface DownloadProgress {
  readonly artefacts: readonly Pick<ReportedArtefact, 'size'>[];
  /** What has come of each. */
  readonly bytes: readonly number[];
  readonly elapsedMs: number;
}

/** How far the downloads are: `Downloading 3 files: 412 MB of 2.1 GB after 12 s`; without a total where one is not known. */
export function downloadLine({ artefacts, bytes, elapsedMs }: DownloadProgress): string {
  const files = artefacts.length === 1 ? '1 file' : `${artefacts.length} files`;
  const come = sizeText(sum(bytes));
  const sizes = artefacts.flatMap(({ size }) => size ?? []);
  const total = sizes.length === artefacts.length ? ` of ${sizeText(sum(sizes))}` : '';
  return logLine(`Downloading ${files}: ${come}${total} after ${durationText(elapsedMs)}`);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
