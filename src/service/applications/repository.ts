import { sleep, withTimeout } from '../../clock.ts';
import { wholePrivateKey } from '../../contract/application.ts';
import { messageOf } from '../../errors.ts';
import type { ApplicationRecord, SshKey } from '../data/store/applications.ts';
import { Refusal, WrongRequest } from '../errors.ts';
import type { Executor } from '../executor/execute.ts';
import { type RepositoryAccess, repositoryAccess } from '../executor/execution.ts';
import type { ServiceParts } from '../parts.ts';
import { checkRepositoryUrl } from '../repository-url.ts';

export interface NewApplication {
  readonly userId: string;
  readonly repositoryUrl: string;
  readonly teamId?: string | null | undefined;
  readonly projectType?: string | null | undefined;
  readonly key?: SshKey | undefined;
}

/**
 * Adds a repository as an application that has the repository's name.
 *
 * @throws RefusedRepositoryUrl if builds may not clone from the address
 * @throws Refusal if the user is not an owner of the given team
 */
export function addApplication(
  { userId, repositoryUrl, teamId, projectType, key }: NewApplication,
  { store, clock, random }: ServiceParts,
): Pick<ApplicationRecord, 'id' | 'name'> {
  const { name } = checkRepositoryUrl(repositoryUrl);
  // The same message if the team does not exist, so that nobody learns which teams exist.
  if (teamId && store.teams.roleOf({ teamId, userId }) !== 'owner')
    throw new Refusal(403, `Only an owner of the team ${JSON.stringify(teamId)} can add applications to it`);
  const id = random.hex(12);
  store.applications.save({
    id,
    name,
    repositoryUrl,
    projectType: projectType ?? null,
    ownerId: userId,
    teamId: teamId || null,
    sshKey: key ?? null,
    branches: [],
    defaultBranch: null,
    createdAt: clock.now(),
  });
  return { id, name };
}

/**
 * Reads a private key file in base64, as `POST /apps/new` takes it (docs/api.md, "Applications").
 *
 * @throws WrongRequest; its message contains no part of the key
 */
export function readSshKey({ data, passphrase }: { data: string; passphrase: string | null }): SshKey {
  const plain = data.replace(/\s/g, '');
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(plain) || plain.length % 4 !== 0)
    throw new WrongRequest('"sshKey.data" must be a private key file in base64, but it is not valid base64');
  const text = Buffer.from(plain, 'base64').toString('utf8').replaceAll('\r\n', '\n').trim();
  if (!wholePrivateKey.test(text))
    throw new WrongRequest(
      '"sshKey.data" must be a private key file in base64, but it does not decode to a complete private key (is it a public key, or cut off?)',
    );
  // `ssh` rejects a key file without a newline at its end.
  return { privateKey: `${text}\n`, passphrase: passphrase === '' ? null : passphrase };
}

export type RepositoryLook = ReturnType<typeof createRepositoryLook>;

export function createRepositoryLook(parts: ServiceParts, executor: Executor) {
  const { store, clock, limits, log } = parts;
  const stopping = new AbortController();
  let reads: Promise<unknown> = Promise.resolve();
  const within =
    <Found>(look: (repository: RepositoryAccess, options: { signal: AbortSignal }) => Promise<Found>) =>
    (application: ApplicationRecord): Promise<Found> =>
      withTimeout({ clock, ms: limits.repositoryTimeout, signal: stopping.signal }, (signal) => {
        const found = look(repositoryAccess(application, parts), { signal });
        reads = Promise.allSettled([reads, found]).then(() => {});
        return found;
      });
  const listBranches = within(executor.listBranches);
  const readBranches = async (application: ApplicationRecord): Promise<ApplicationRecord> => {
    const { id } = application;
    try {
      const { names: branches, defaultBranch } = await listBranches(application);
      store.applications.change(id, { branches, defaultBranch });
      return { ...application, branches, defaultBranch };
    } catch (error) {
      log(`application ${id}: could not list its branches: ${messageOf(error)}`);
      return application;
    }
  };
  return {
    /**
     * The application with its repository's current branches. While a slow repository is read on in the background, with the
     * last known ones.
     */
    async withBranches(application: ApplicationRecord): Promise<ApplicationRecord> {
      const answered = new AbortController();
      const known = sleep(clock, limits.repositoryWait, answered.signal).then(() => application);
      return Promise.race([readBranches(application), known]).finally(() => answered.abort());
    },
    /** @throws if the repository does not answer in time */
    listWorkflows: within(executor.listWorkflows),
    /** Ends what is read from repositories. */
    stop(): Promise<unknown> {
      stopping.abort(new Error('the service is stopping'));
      return reads;
    },
  };
}
