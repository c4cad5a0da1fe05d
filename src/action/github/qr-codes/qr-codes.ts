import { parseTimestamp } from '../../../contract/values.ts';
import { artefactsOf, replaceArtefacts } from '../../artefacts/collect.ts';
import { installAddress, leadingApps } from '../../install-page/install-links.ts';
import type { ReportedArtefact } from '../../report/report.ts';
import type { StepContext } from '../../step-context.ts';
import { linkAddress } from '../../text/link.ts';
import type { QrCodes } from './store-qr-codes.ts';

/** Keeps images where the readers of the comment can see them. @returns their addresses, in their order */
type StoreCodes = (codes: QrCodes) => Promise<readonly string[] | undefined>;

/**
 * Makes QR codes of what testers open, and writes the addresses of their images into the report: one of the install page
 * where its address is known, else one of each public link that leads the comment and is short enough: GitHub takes one
 * image at a time. Loads the encoder only for these.
 *
 * @throws Cancelled
 */
export async function addQrCodes(context: Pick<StepContext, 'store'>, store: StoreCodes): Promise<void> {
  const { report } = context.store;
  const page = installAddress(report);
  const apps = leadingApps(report);
  if (apps.length === 0) return;
  const { longestQrLink, qrCodePng } = await import('../comment/qr-code.ts');
  const links =
    page === undefined
      ? apps.map(({ name, publicUrl }) => ({ name, link: publicUrl }))
      : [{ name: 'install-page', link: page }];
  const short = links.filter(({ link }) => linkAddress(link) && Buffer.byteLength(link) <= longestQrLink);
  if (short.length === 0) return;
  const images = short.map(({ name, link }) => ({ name, png: qrCodePng(link) }));
  const addresses = await store({ images, linksEnd: lastEnd(artefactsOf(report)) });
  const codeOf = new Map(short.map(({ link }, index) => [link, addresses?.[index]]));
  const withCode = <Linked extends object>(linked: Linked, link: string | undefined): Linked => {
    const qrCodeUrl = link === undefined ? undefined : codeOf.get(link);
    return qrCodeUrl === undefined ? linked : { ...linked, qrCodeUrl };
  };
  const { installPage } = context.store.report;
  if (installPage?.kind === 'written')
    context.store.update({ installPage: withCode(installPage, installPage.address) });
  replaceArtefacts(
    context,
    artefactsOf(report).map((artefact) => withCode(artefact, artefact.publicUrl)),
  );
}

/** When the last public link ends; `undefined` where the end of one is not known. */
function lastEnd(artefacts: readonly ReportedArtefact[]): number | undefined {
  const ends = artefacts
    .filter(({ publicUrl }) => publicUrl !== undefined)
    .map(({ expiresAt }) => parseTimestamp(expiresAt) ?? Number.NaN);
  const last = Math.max(...ends);
  return Number.isFinite(last) ? last : undefined;
}
