import { createHash } from 'node:crypto';
import { attribute } from '../../text/markdown.ts';
import { cut, visible } from '../../text/visible.ts';

interface Manifest {
  /** Where the `.ipa` is. Apple requires https. */
  readonly link: string;
  readonly bundleId: string;
  readonly version: string | undefined;
  readonly title: string;
}

/**
 * The manifest of one `.ipa`, from which iOS installs it: an XML property list with what Apple's description of
 * `ManifestURL` requires (https://developer.apple.com/documentation/devicemanagement/manifesturl), and the version.
 */
export function manifestXml({ link, bundleId, version, title }: Manifest): string {
  const pair = (key: string, text: string): string =>
    `        <key>${key}</key>\n        <string>${safeText(text)}</string>`;
  const metadata = [
    pair('bundle-identifier', bundleId),
    ...(version === undefined ? [] : [pair('bundle-version', version)]),
    pair('kind', 'software'),
    pair('title', title),
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
${metadata.join('\n')}
      </dict>
    </dict>
  </array>
</dict>
</plist>
`;
}

/**
 * Untrusted text for XML and HTML, between tags and in the value of an attribute: one line that says what it is. XML 1.0
 * forbids controls, which `visible` takes out, and two more characters.
 */
export function safeText(text: string): string {
  return attribute(cut(visible(text), 300).replace(/[\ufffe\uffff]/g, '')) || '–';
}

/** Named by its content: a host's cache cannot pair the page with the manifest of an older build. */
export function manifestName(text: string): string {
  return `manifest-${createHash('sha256').update(text).digest('hex').slice(0, 16)}.plist`;
}
