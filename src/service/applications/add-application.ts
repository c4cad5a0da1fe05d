import type { Clock, Random } from '../../clock.ts';
import type { SshKey } from '../builds/build-request.ts';
import type { ApplicationRecord } from '../data/store/applications.ts';
import type { Store } from '../data/store/store.ts';
import type { Vault } from '../data/vault.ts';
import { NotAllowed } from '../errors.ts';
import { checkRepositoryUrl } from '../executor/git/repository-url.ts';

export interface Addition {
  readonly userId: string;
  readonly repositoryUrl: string;
  readonly teamId?: string | null | undefined;
  readonly projectType?: string | null | undefined;
  readonly key?: SshKey | undefined;
}

/**
 * Adds a repository as an application, named after it.
 *
 * @throws RefusedRepositoryUrl when the address is none that a build may clone
 * @throws NotAllowed when a team is given of which the user is no owner
 */
export function addApplication(
  { userId, repositoryUrl, teamId, projectType, key }: Addition,
  { store, vault, clock, random }: { store: Store; vault: Vault; clock: Clock; random: Random },
): Pick<ApplicationRecord, 'id' | 'name'> {
  const { name } = checkRepositoryUrl(repositoryUrl);
  // The same words whether or not there is such a team: who is not in it learns nothing.
  if (teamId && store.teams.roleOf({ teamId, userId }) !== 'owner')
    throw new NotAllowed(`Only an owner of the team ${JSON.stringify(teamId)} may add applications to it`);
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
