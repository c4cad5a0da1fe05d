import type { User } from '../data/store/accounts.ts';
import type { ApplicationRecord } from '../data/store/applications.ts';
import type { ArtefactRecord } from '../data/store/artefacts.ts';
import type { VisibleBuild } from '../data/store/builds.ts';
import type { Store } from '../data/store/store.ts';
import { UnknownResource } from '../errors.ts';

/** Finds what a user can see. @throws UnknownResource for everything else, whether or not it exists */
export function accessTo(store: Store) {
  const application = ({ id, user }: { id: string; user: User }): ApplicationRecord => {
    const found = store.applications.findVisible({ id, userId: user.id });
    if (!found) throw new UnknownResource({ what: 'application', id });
    return found;
  };
  const build = ({ id, user }: { id: string; user: User }): VisibleBuild => {
    const found = store.builds.findVisible({ id, userId: user.id });
    if (!found) throw new UnknownResource({ what: 'build', id });
    return found;
  };
  const artefact = ({ path, user }: { path: string; user: User }): ArtefactRecord => {
    const found = store.artefacts.at(path);
    if (!found || !store.builds.findVisible({ id: found.buildId, userId: user.id }))
      throw new UnknownResource({ what: 'artefact', id: path });
    return found;
  };
  return { application, build, artefact };
}
