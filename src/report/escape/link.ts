import { isIPv4 } from 'node:net';
import { markdownText } from './markdown.ts';

/** Browsers and readers of QR codes give up on longer ones. */
const longestAddress = 2_048;

/**
 * An address that may become a link: https, or http to this machine, without a user name in it, which could pass for
 * the host. `undefined` for everything else (DESIGN 2.5, links).
 */
export function linkAddress(address: string): string | undefined {
  const url = URL.parse(address);
  if (!url) return undefined;
  if (url.username !== '' || url.password !== '' || url.href.length > longestAddress) return undefined;
  if (url.protocol === 'https:') return url.href;
  return url.protocol === 'http:' && isLoopback(url.hostname) ? url.href : undefined;
}

/** A link for Markdown and the HTML in it; only the text where the address may not be one. */
export function markdownLink({ text, address }: { readonly text: string; readonly address: string }): string {
  const safe = linkAddress(address);
  return safe ? `<a href="${attribute(safe)}">${markdownText(text)}</a>` : markdownText(text);
}

/** The value of an HTML attribute, between double quotes; also inside a cell of a table. */
export function attribute(value: string): string {
  return value.replace(/[&"'<>|`]/g, (character) => `&#${character.charCodeAt(0)};`);
}

function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' || hostname === '[::1]' || (isIPv4(hostname) && hostname.startsWith('127.'))
  );
}
