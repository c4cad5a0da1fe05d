import type { User } from '../data/store/accounts.ts';
import type { ApplicationRecord } from '../data/store/applications.ts';
import type { ArtefactRecord } from '../data/store/artefacts.ts';
import type { BuildRecord } from '../data/store/build-record.ts';
import type { Store } from '../data/store/store.ts';
import { UnknownResource } from '../errors.ts';

/** Finds what a user can see. @throws UnknownResource for everything else, whether or not it exists */
export function accessTo(store: Store) {
  const application = ({ id, user }: { id: string; user: User }): ApplicationRecord => {
    const found = store.applications.findVisible({ id, userId: user.id });
    if (!found) throw new UnknownResource({ what: 'application', id });
    return found;
  };
  const build = ({ id, user }: { id: string; user: User }): BuildRecord => {
    const found = store.builds.find(id);
    if (!found || !store.applications.findVisible({ id: found.appId, userId: user.id }))
      throw new UnknownResource({ what: 'build', id });
    return found;
  };
  const artefact = ({ path, user }: { path: string; user: User }): ArtefactRecord => {
    const found = store.artefacts.at(path);
    const appId = found && store.builds.find(found.buildId)?.appId;
    if (!appId || !store.applications.findVisible({ id: appId, userId: user.id }))
      throw new UnknownResource({ what: 'artefact', id: path });
    return found;
  };
  return { application, build, artefact };
}
