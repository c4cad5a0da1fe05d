import type { StepReport } from '../../src/core/report/report.ts';
import { qrCodePng } from '../../src/report/comment/qr-code.ts';

/** The images that GitHub would serve for the QR codes of a report, by URL. */
export function qrPictures({ workflows }: StepReport): Map<string, Buffer> {
  const artefacts = workflows.flatMap((workflow) => workflow.artefacts);
  return new Map(
    artefacts.flatMap(({ qrCodeUrl, publicUrl }) =>
      qrCodeUrl && publicUrl ? [[qrCodeUrl, qrCodePng(publicUrl)] as const] : [],
    ),
  );
}
