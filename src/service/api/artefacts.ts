import { posix } from 'node:path';
import type { LinkKind } from '../data/secrets.ts';
import type { User } from '../data/store/accounts.ts';
import type { ArtefactRecord } from '../data/store/stored-files.ts';
import { known, Refusal, WrongRequest } from '../errors.ts';
import { accessTo, type Handlers, type Service } from './handler.ts';

export function artefactHandlers(service: Service): Handlers['artefacts'] {
  const { store } = service;
  const access = accessTo(store);

  return {
    /** Redirects to a storage link that needs no token, as the hosted service does. */
    async download({ user, path }) {
      const artefact = access.artefact({ path: path.secureFilename, user });
      await contentOf(artefact, service);
      const location = storageLink(artefact.securePath, service);
      return new Response(null, { status: 302, headers: { location } });
    },

    async createPublicUrl({ user, path, body }) {
      const artefact = access.artefact({ path: path.secureFilename, user });
      const { securePath } = artefact;
      await contentOf(artefact, service);
      const expiresAt = expiryOf(body.expiresAt, service);
      const url = `${service.baseUrl}/artifacts/.${service.links.sign({ kind: 'public', securePath, expiresAt })}`;
      // Without milliseconds, the contract's form (docs/api.md, "Public link").
      const time = new Date(expiresAt).toISOString().replace(/\.\d+Z$/, '+00:00');
      return Response.json({ url, expiresAt: time });
    },
  };
}

/** A link to a file that needs no token, for a few minutes. */
function storageLink(securePath: string, { clock, limits, links, baseUrl }: Service): string {
  const token = links.sign({ kind: 'storage', securePath, expiresAt: clock.now() + limits.storageLink });
  return `${baseUrl}/storage/${token}/${encodeURIComponent(posix.basename(securePath))}`;
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
export async function openLink(
  service: Service,
  { name, ...link }: { kind: LinkKind; token: string; name?: string | undefined },
) {
  const found = service.store.artefacts.at(service.links.read(link));
  const isNamed = name === undefined || found?.name === name;
  const artefact = known(isNamed ? found : undefined, { what: 'artefact', id: name ?? 'of this link' });
  return { ...artefact, path: await contentOf(artefact, service) };
}

/** The file of an artefact that a user sees. @throws Refusal */
export async function artefactFile(
  service: Service,
  { user, path }: { user: User; path: string },
): Promise<StoredFile> {
  const artefact = accessTo(service.store).artefact({ path, user });
  return { ...artefact, path: await contentOf(artefact, service) };
}

/** A stored file to send. */
export type StoredFile = Pick<Awaited<ReturnType<typeof openLink>>, 'path' | 'name' | 'size' | 'blob'>;

/** The path of its content. @throws Refusal when that is missing or damaged */
async function contentOf(
  { buildId, name, blob, size }: ArtefactRecord,
  { blobs, log }: Service,
): Promise<string> {
  const path = blobs.pathOf(blob);
  if (await blobs.isWhole({ hash: blob, size })) return path;
  log(`build ${buildId}: the file of ${JSON.stringify(name)} is missing or damaged: ${path}`);
  throw new Refusal(410, `The file of the artefact ${JSON.stringify(name)} is lost: build it again`);
}
