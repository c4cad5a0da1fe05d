import { posix } from 'node:path';
import type { LinkKind } from '../data/links.ts';
import { NotFound, WrongRequest } from '../errors.ts';
import { accessTo } from './access.ts';
import type { Handlers, Service } from './handler.ts';

/** A stored file that may be sent: what a link opens. */
export interface StoredFile {
  readonly path: string;
  readonly name: string;
  readonly size: number;
  /** Changes when the content does. */
  readonly hash: string;
}

export function artefactHandlers(service: Service): Handlers['artefacts'] {
  const { store, clock, limits, links, baseUrl } = service;
  const access = accessTo(store);

  const linkTo = async (link: { kind: LinkKind; securePath: string; expiresAt: number }): Promise<string> =>
    `${baseUrl}/${link.kind}/${await links.sign(link)}/${encodeURIComponent(posix.basename(link.securePath))}`;

  return {
    /** As the hosted service does: a redirect to where the file is stored, which takes no token. */
    async download({ user, path }) {
      const { securePath } = access.artefact({ path: path.secureFilename, user });
      return {
        redirect: await linkTo({ kind: 'storage', securePath, expiresAt: clock.now() + limits.storageLink }),
      };
    },

    async createPublicUrl({ user, path, body }) {
      const { securePath } = access.artefact({ path: path.secureFilename, user });
      const expiresAt = expiryOf(body.expiresAt, service);
      const url = await linkTo({ kind: 'public', securePath, expiresAt });
      return {
        status: 200,
        json: { url, expiresAt: new Date(expiresAt).toISOString().replace('Z', '+00:00') },
      };
    },
  };
}

/** The contract shows neither default nor bounds: a day, and at most 365 days, which no artefact outlives. */
function expiryOf(seconds: number | undefined, { clock, limits }: Service): number {
  const now = clock.now();
  // Links live by whole seconds, and so does what is said of them.
  if (seconds === undefined) return Math.floor((now + limits.publicLinkDefault) / 1000) * 1000;
  const expiresAt = seconds * 1000;
  if (expiresAt <= now || expiresAt > now + limits.publicLinkLongest)
    throw new WrongRequest(
      `"expiresAt" must be a UNIX timestamp in seconds, in the future and at most ${Math.floor(limits.publicLinkLongest / 86_400_000)} days away, but ${seconds} was given`,
    );
  return expiresAt;
}

/**
 * The file behind a signed link.
 *
 * @throws LinkAltered, LinkExpired, or NotFound when the name in the address is another file's
 */
export async function openLink(
  service: Service,
  link: { kind: LinkKind; token: string; name: string },
): Promise<StoredFile> {
  const securePath = await service.links.read(link);
  const artefact = service.store.artefacts.at(securePath);
  if (!artefact || artefact.name !== link.name) throw new NotFound({ what: 'artefact', id: link.name });
  return {
    path: service.blobs.pathOf(artefact.blob),
    name: artefact.name,
    size: artefact.size,
    hash: artefact.blob,
  };
}
