import { statSync } from 'node:fs';
import { posix } from 'node:path';
import type { LinkKind } from '../data/secrets.ts';
import type { ArtefactRecord } from '../data/store/kept-files.ts';
import { known, Refusal, WrongRequest } from '../errors.ts';
import { accessTo, type Handlers, type Service } from './handler.ts';

export function artefactHandlers(service: Service): Handlers['artefacts'] {
  const { store } = service;
  const access = accessTo(store);

  return {
    /** Redirects to a storage link that needs no token, as the hosted service does. */
    download({ user, path }) {
      const artefact = access.artefact({ path: path.secureFilename, user });
      const { securePath } = artefact;
      contentOf(artefact, service);
      return { redirect: storageLink(securePath, service) };
    },

    createPublicUrl({ user, path, body }) {
      const artefact = access.artefact({ path: path.secureFilename, user });
      const { securePath } = artefact;
      contentOf(artefact, service);
      const expiresAt = expiryOf(body.expiresAt, service);
      const url = linkTo({ kind: 'public', securePath, expiresAt }, service);
      return {
        status: 200,
        // Without milliseconds, the contract's form (docs/api.md, "Public link").
        json: { url, expiresAt: new Date(expiresAt).toISOString().replace(/\.\d+Z$/, '+00:00') },
      };
    },
  };
}

function linkTo(
  link: { kind: LinkKind; securePath: string; expiresAt: number },
  { links, baseUrl }: Service,
): string {
  return `${baseUrl}/${link.kind}/${links.sign(link)}/${encodeURIComponent(posix.basename(link.securePath))}`;
}

/** A link to a file that needs no token, for a few minutes. */
export function storageLink(securePath: string, service: Service): string {
  const expiresAt = service.clock.now() + service.limits.storageLink;
  return linkTo({ kind: 'storage', securePath, expiresAt }, service);
}

/** The API gives neither a default nor bounds (docs/api.md, "Artefacts"): one day here, and 365 days at most. */
function expiryOf(seconds: number | undefined, { clock, limits }: Service): number {
  const now = clock.now();
  // Links expire at a whole second.
  if (seconds === undefined) return Math.floor((now + limits.publicLinkDefault) / 1000) * 1000;
  const expiresAt = seconds * 1000;
  if (expiresAt <= now || expiresAt > now + limits.publicLinkLongest)
    throw new WrongRequest(
      `"expiresAt": expected a UNIX timestamp in seconds, in the future and at most ${Math.floor(limits.publicLinkLongest / 86_400_000)} days away, got ${seconds}`,
    );
  return expiresAt;
}

/**
 * The file of a signed link.
 *
 * @throws Refusal when the link is altered or expired, the file is lost, or the name in the address is not the file's
 */
export function openLink(service: Service, link: { kind: LinkKind; token: string; name: string }) {
  const found = service.store.artefacts.at(service.links.read(link));
  const artefact = known(found?.name === link.name ? found : undefined, { what: 'artefact', id: link.name });
  return { ...artefact, path: contentOf(artefact, service) };
}

/** A stored file that a link leads to. */
export type StoredFile = Pick<ReturnType<typeof openLink>, 'path' | 'name' | 'size' | 'blob'>;

/** The path of its content. @throws Refusal when that is missing or has another size */
function contentOf({ buildId, name, blob, size }: ArtefactRecord, { blobs, log }: Service): string {
  const path = blobs.pathOf(blob);
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isFile() && found.size === size) return path;
  log(`build ${buildId}: the file of ${JSON.stringify(name)} is missing or damaged: ${path}`);
  throw new Refusal(410, `The file of the artefact ${JSON.stringify(name)} is lost: build it again`);
}
