import { createHash } from 'node:crypto';
import { parseTimestamp } from '../../contract/values.ts';
import type { ReportedArtefact } from '../report/report.ts';
import type { Platform } from '../report/workflow.ts';
import { linkAddress } from '../text/addresses.ts';
import type { PageApp } from './page/install-page.ts';
import { manifestXml } from './page/page-app.ts';

/** An artefact, and what else the page says about it. */
export interface PageArtefact {
  readonly artefact: ReportedArtefact;
  /** The name of the app, where its package tells it. */
  readonly title: string | undefined;
  readonly workflow: string | undefined;
  readonly commit: string | undefined;
}

/** An app, and the manifest that it needs. */
export interface AppFiles {
  readonly app: PageApp;
  /** By file name. */
  readonly manifest?: readonly [name: string, text: string];
}

/**
 * The app of an artefact, with its manifest.
 *
 * @param titleOfPage for an app that does not tell its own name
 */
export function pageApp(
  { artefact, title, workflow, commit }: PageArtefact,
  { platform, titleOfPage }: { platform: Platform; titleOfPage: string },
): AppFiles {
  const { name: file, size, versionName: version, publicUrl, expiresAt } = artefact;
  const known = { title, file, version, size, workflow, commit };
  const link = publicUrl && linkAddress(publicUrl);
  if (!link) return { app: { kind: 'unlinked', ...known } };
  const linked = { ...known, link, ends: parseTimestamp(expiresAt) };
  if (platform !== 'ios') return { app: { kind: platform, ...linked } };
  const bundleId = artefact.bundleId ?? artefact.packageName;
  if (bundleId === undefined) return { app: { kind: 'unknownIos', ...linked } };
  const text = manifestXml({ link, bundleId, version, title: title ?? titleOfPage });
  // Named by its content: a host's cache cannot pair the page with the manifest of an older build.
  const manifest = `manifest-${createHash('sha256').update(text).digest('hex').slice(0, 16)}.plist`;
  return { app: { kind: 'ios', ...linked, bundleId, manifest }, manifest: [manifest, text] };
}
