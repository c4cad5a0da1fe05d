import type { ReportedArtefact } from '../../core/report/report.ts';
import { UserError } from '../../errors.ts';

/** Artefacts could not be downloaded. Nothing that is said about the build changes by that. */
export class DownloadFailed extends UserError {
  /** Their names. */
  readonly artefacts: readonly string[];
  constructor(failed: readonly ReportedArtefact[]) {
    const lines = failed.map(
      ({ name, downloadFailure }) => `${name} could not be downloaded. ${downloadFailure}`,
    );
    super(lines.join('\n'));
    this.artefacts = failed.map(({ name }) => name);
  }
}

/** The failure of those that failed, where any did. */
export function downloadFailureOf(artefacts: readonly ReportedArtefact[]): DownloadFailed | undefined {
  const failed = artefacts.filter(({ downloadFailure }) => downloadFailure !== undefined);
  return failed.length > 0 ? new DownloadFailed(failed) : undefined;
}
