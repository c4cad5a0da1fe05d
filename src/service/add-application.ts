import type { Chance, Clock } from '../clock.ts';
import type { SshKey } from './build-request.ts';
import { checkRepositoryUrl } from './executor/repository-url.ts';
import { NotAllowed } from './refusals.ts';
import type { ApplicationRecord } from './store/applications.ts';
import type { Store } from './store/store.ts';
import type { Vault } from './vault.ts';

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
  { store, vault, clock, chance }: { store: Store; vault: Vault; clock: Clock; chance: Chance },
): Pick<ApplicationRecord, 'id' | 'name'> {
  const { name } = checkRepositoryUrl(repositoryUrl);
  // The same words whether or not there is such a team: who is not in it learns nothing.
  if (teamId && store.teams.roleOf({ teamId, userId }) !== 'owner')
    throw new NotAllowed(`Only an owner of the team ${JSON.stringify(teamId)} may add applications to it`);
  const id = chance.hex(12);
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
