import { qrCodePng } from '../../src/action/github/qr-codes/qr-image.ts';
import type { StepReport } from '../../src/action/report/report.ts';
import { endedBuilds } from '../../src/action/report/workflow.ts';

/** The pictures that GitHub would serve for the QR codes of a report, by their address. */
export function qrPictures(report: StepReport): Map<string, Buffer> {
  const artefacts = endedBuilds(report).flatMap((build) => build.artefacts);
  return new Map(
    artefacts.flatMap(({ qrCodeUrl, publicUrl }) =>
      qrCodeUrl && publicUrl ? [[qrCodeUrl, qrCodePng(publicUrl)] as const] : [],
    ),
  );
}
