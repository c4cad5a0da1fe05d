import { statSync } from 'node:fs';
import type { ArtefactRecord, LinkKind } from '../data/store/stored-files.ts';
import { artefactFile } from '../data/stored-copy.ts';
import { Refusal, WrongRequest } from '../errors.ts';
import type { Handlers, Service } from './handler.ts';

export function artefactHandlers(service: Service): Handlers['artefacts'] {
  const { store, access, baseUrl, clock, random, limits } = service;

  const newLink = ({ securePath }: ArtefactRecord, kind: LinkKind, expiresAt: number): string => {
    const token = random.hex(linkBytes);
    store.links.add({ token, kind, securePath, expiresAt });
    return token;
  };

  return {
    /** Redirects to a storage link that needs no token, as the hosted service does. */
    download({ user, path }) {
      const artefact = access.artefact({ path: path.secureFilename, user });
      checkFile(artefact, service);
      const token = newLink(artefact, 'storage', clock.now() + limits.storageLink);
      const location = `${baseUrl}/storage/${token}/${encodeURIComponent(artefact.name)}`;
      return new Response(null, { status: 302, headers: { location } });
    },

    createPublicUrl({ user, path, body }) {
      const artefact = access.artefact({ path: path.secureFilename, user });
      checkFile(artefact, service);
      const expiresAt = expiryOf(body.expiresAt, service);
      const url = `${baseUrl}/artifacts/.${newLink(artefact, 'public', expiresAt)}`;
      // Without milliseconds, the contract's form (docs/api.md, "Public link").
      const time = new Date(expiresAt).toISOString().replace(/\.\d+Z$/, '+00:00');
      return Response.json({ url, expiresAt: time });
    },
  };
}

/** In bytes; the link has twice as many characters, so that a public one is as long as on the hosted service. */
const linkBytes = 190;

/** The API specifies neither a default nor bounds (docs/api.md, "Artefacts"): one day here, and 365 days at most. */
function expiryOf(seconds: number | undefined, { clock, limits }: Service): number {
  const now = clock.now();
  // Links expire at a whole second.
  if (seconds === undefined) return Math.floor((now + limits.publicLinkDefault) / 1000) * 1000;
  const expiresAt = seconds * 1000;
  if (expiresAt > now && expiresAt <= now + limits.publicLinkLongest) return expiresAt;
  const days = Math.floor(limits.publicLinkLongest / 86_400_000);
  throw new WrongRequest(
    `"expiresAt": expected a UNIX timestamp in seconds, in the future and at most ${days} days away, got ${seconds}`,
  );
}

/** @throws Refusal if there is no such link, it has expired, or the file is lost */
export function openLink(service: Service, wanted: { kind: LinkKind; token: string }) {
  const link = service.store.links.find(wanted);
  const artefact = link && service.store.artefacts.at(link.securePath);
  if (!artefact) throw new Refusal(404, 'There is no such link');
  if (link.expiresAt <= service.clock.now())
    throw new Refusal(410, `This link expired at ${new Date(link.expiresAt).toISOString()}`);
  return checkFile(artefact, service);
}

export type StoredFile = ReturnType<typeof checkFile>;

/** @throws Refusal if the file is missing or cut short */
export function checkFile(artefact: ArtefactRecord, { folder, log }: Service) {
  const { buildId, name, size } = artefact;
  const path = artefactFile(artefact, folder);
  if (statSync(path, { throwIfNoEntry: false })?.size === size) return { ...artefact, path };
  log(`build ${buildId}: the file of ${JSON.stringify(name)} is missing or damaged: ${path}`);
  throw new Refusal(410, `The file of the artefact ${JSON.stringify(name)} is lost: build it again`);
}
