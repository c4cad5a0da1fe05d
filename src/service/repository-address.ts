import { posix } from 'node:path';
import { WrongRequest } from './refusals.ts';

/** `user@host:path`, as SSH addresses are usually written; no slash before the colon. */
const scpForm = /^(?:[A-Za-z0-9._][A-Za-z0-9._-]*@)?[A-Za-z0-9][A-Za-z0-9.-]*:(?!\/\/|:)[^:]/;

/**
 * Checks the address of a repository: https, ssh or an absolute path, and nothing that Git would take for an option or
 * a command of its own (`ext::`, a leading dash, line breaks).
 *
 * @throws WrongRequest that says what is allowed, never the address itself: it may hold a password
 */
export function checkRepositoryAddress(address: string): void {
  if (hasControlCharacters(address) || address.includes('\\'))
    refuse('holds a control character or a backslash');
  if (address.startsWith('-')) refuse('starts with a dash');
  if (address.startsWith('/')) return;
  if (/^(?:https|ssh):\/\//i.test(address)) checkUrl(address);
  else checkScpForm(address);
}

function checkScpForm(address: string): void {
  if (address.includes('::') || address.includes('://')) refuse('uses another protocol');
  if (!scpForm.test(address)) refuse('is none of them');
  if (address.slice(address.indexOf(':') + 1).startsWith('-')) refuse('has a path that starts with a dash');
}

function checkUrl(address: string): void {
  const url = URL.parse(address);
  if (!url?.hostname) refuse('is no valid URL');
  else if ([url.hostname, url.username].some((part) => decodeURIComponent(part).startsWith('-')))
    refuse('names a host or user that starts with a dash');
  else if (url.pathname.replaceAll('/', '') === '') refuse('names no repository');
}

function hasControlCharacters(text: string): boolean {
  return [...text].some((character) => character < ' ' || character === '\u007f');
}

function refuse(why: string): never {
  throw new WrongRequest(
    `repositoryUrl must be an HTTPS or SSH address or an absolute path of this machine; this one ${why}`,
  );
}

/** The name of the application: that of the repository, without `.git`. */
export function repositoryName(address: string): string {
  const path = /^[a-z]+:\/\//i.test(address) ? new URL(address).pathname : address.replace(/^[^/]*:/, '');
  const name = posix.basename(path.replace(/\/+$/, '')).replace(/\.git$/, '');
  return safeDecode(name) || 'repository';
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
