import type { Clock, Random } from '../../clock.ts';
import type { ApplicationRecord } from '../data/store/applications.ts';
import type { Store } from '../data/store/store.ts';
import type { Vault } from '../data/vault.ts';
import { NotAllowed } from '../errors.ts';
import { checkRepositoryUrl } from '../executor/git/repository-url.ts';
import type { SshKey } from './repository-access.ts';

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
 * @throws RefusedRepositoryUrl when builds may not clone the address
 * @throws NotAllowed when the user is not an owner of the given team
 */
export function addApplication(
  { userId, repositoryUrl, teamId, projectType, key }: NewApplication,
  { store, vault, clock, random }: { store: Store; vault: Vault; clock: Clock; random: Random },
): Pick<ApplicationRecord, 'id' | 'name'> {
  const { name } = checkRepositoryUrl(repositoryUrl);
  // The same message when the team does not exist, so that nobody learns which teams exist.
  if (teamId && store.teams.roleOf({ teamId, userId }) !== 'owner')
    throw new NotAllowed(`Only an owner of the team ${JSON.stringify(teamId)} can add applications to it`);
  const id = random.hex(12);
  store.applications.add({
    id,
    name,
    repositoryUrl,
    projectType: projectType ?? null,
    ownerId: userId,
    teamId: teamId || null,
    sealedKey: key ? vault.seal(key) : null,
    at: clock.now(),
  });
  return { id, name };
}
