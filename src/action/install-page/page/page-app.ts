/**
 * What the install page shows. The texts come from the service, the repository or a package, and are hostile until the
 * page has escaped them.
 */

import { createHash } from 'node:crypto';
import { parseTimestamp, type Ref } from '../../../contract/values.ts';
import type { Platform } from '../../report/artefacts.ts';
import type { ReportedArtefact } from '../../report/report.ts';
import { linkAddress } from '../../text/addresses.ts';
import { attribute } from '../../text/markdown.ts';
import { cut, visible } from '../../text/visible.ts';

/** The page of one step. */
export interface InstallPage {
  /** The application's name, or what stands for it. */
  readonly title: string;
  readonly ref: Ref | undefined;
  /** Where the page will be; `undefined` where only the page itself can tell, once it is opened. */
  readonly address: string | undefined;
  readonly apps: readonly PageApp[];
  /** How many more apps there are than the page has room for. */
  readonly more: number;
}

/** What the page says of one artefact. */
interface AppFacts {
  /** The name of the app, where its package tells it. */
  readonly title: string | undefined;
  /** The name of the file. */
  readonly file: string;
  readonly version: string | undefined;
  /** Bytes. */
  readonly size: number | undefined;
  /** The workflow that built it, where there are several. */
  readonly workflow: string | undefined;
  readonly commit: string | undefined;
  /** When its build finished, in milliseconds since the Unix epoch. */
  readonly built?: number | undefined;
}

interface LinkedApp extends AppFacts {
  /** Where anybody can download the file, until `ends`. */
  readonly link: string;
  /** Milliseconds since the Unix epoch. */
  readonly ends: number | undefined;
}

/**
 * One artefact, by what a phone can do with it. The link of an `.apk` installs it; iOS installs an `.ipa` from a manifest
 * beside the page, which there is only where its bundle identifier is known; an `.aab` is for a store, and an `.app` for a
 * simulator or a Mac.
 */
export type PageApp =
  | (LinkedApp & { readonly kind: 'android' | 'unknownIos' | 'store' | 'simulator' })
  /** `manifest` is a file name. */
  | (LinkedApp & { readonly kind: 'ios'; readonly bundleId: string; readonly manifest: string })
  | (AppFacts & { readonly kind: 'unlinked' });

/** An artefact, and what else the page says about it. */
export interface PageArtefact {
  readonly artefact: ReportedArtefact;
  /** The name of the app, where its package tells it. */
  readonly title: string | undefined;
  readonly workflow: string | undefined;
  readonly commit: string | undefined;
  readonly built?: number | undefined;
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
  { artefact, title, workflow, commit, built }: PageArtefact,
  { platform, titleOfPage }: { platform: Platform; titleOfPage: string },
): AppFiles {
  const { name: file, size, versionName: version, publicUrl, expiresAt } = artefact;
  const known = { title, file, version, size, workflow, commit, built };
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

interface Manifest {
  /** Where the `.ipa` is. Apple requires https. */
  readonly link: string;
  readonly bundleId: string;
  readonly version: string | undefined;
  readonly title: string;
}

/** Characters; a longer untrusted text is cut. */
const longestText = 300;

/**
 * The manifest of one `.ipa`, from which iOS installs it: an XML property list with what Apple's description of
 * `ManifestURL` requires (https://developer.apple.com/documentation/devicemanagement/manifesturl), and the version.
 */
export function manifestXml({ link, bundleId, version, title }: Manifest): string {
  const metadata = [
    ['bundle-identifier', bundleId],
    ...(version === undefined ? [] : [['bundle-version', version]]),
    ['kind', 'software'],
    ['title', title],
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
  <key>items</key>
  <array>
    <dict>
      <key>assets</key>
      <array>
        <dict>
          <key>kind</key>
          <string>software-package</string>
          <key>url</key>
          <string>${attribute(link)}</string>
        </dict>
      </array>
      <key>metadata</key>
      <dict>
${metadata.map(([key = '', text = '']) => `        <key>${key}</key>\n        <string>${xmlText(text)}</string>`).join('\n')}
      </dict>
    </dict>
  </array>
</dict>
</plist>
`;
}

/** XML 1.0 forbids controls, which `visible` takes out, and two more characters. */
function xmlText(text: string): string {
  return attribute(cut(visible(text), longestText).replace(/[\ufffe\uffff]/g, ''));
}
