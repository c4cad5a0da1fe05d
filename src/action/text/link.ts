import { markdownText } from './markdown.ts';
import { webAddress } from './web-address.ts';

/** Browsers and QR code readers fail on longer ones. */
const longestAddress = 2_048;

/** An address that may become a link; `undefined` for everything else. */
export function linkAddress(address: string): string | undefined {
  const safe = webAddress(address);
  return safe && safe.length <= longestAddress ? safe : undefined;
}

/** A link for Markdown and the HTML inside it; only the text if the address is not safe. */
export function markdownLink({ text, address }: { readonly text: string; readonly address: string }): string {
  const safe = linkAddress(address);
  return safe ? `<a href="${attribute(safe)}">${markdownText(text)}</a>` : markdownText(text);
}

/** The value of an HTML attribute, between double quotes; also inside a cell of a table. */
export function attribute(value: string): string {
  return value.replace(/[&"'<>|`]/g, (character) => `&#${character.charCodeAt(0)};`);
}
