import { type BuildState, hasEnded } from '../../../contract/values.ts';
import type { Database } from './database.ts';

export interface SshKey {
  readonly privateKey: string;
  readonly passphrase: string | null;
}

export interface ApplicationRecord {
  readonly id: string;
  readonly name: string;
  readonly repositoryUrl: string;
  readonly projectType: string | null;
  readonly ownerId: string;
  readonly teamId: string | null;
  /** Secret: no answer and no log contains it. */
  readonly sshKey: SshKey | null;
  /** The branches at the last time the repository was read. */
  readonly branches: readonly string[];
  /** The branch that the repository's HEAD named at that time; null before, and if HEAD names no branch. */
  readonly defaultBranch: string | null;
  readonly createdAt: number;
}

/** An application is visible to the members of its team; without a team, to the user who added it. */
export const visible = `(team_id IS NULL AND owner_id = :userId
  OR team_id IN (SELECT team_id FROM members WHERE user_id = :userId))`;

export function applicationStore({ run, one, all, find, first, records, save, transaction }: Database) {
  const withId = (id: string) => find<ApplicationRecord>('applications', id);
  return {
    save: (application: ApplicationRecord) => save('applications', application),
    find: withId,
    visibleTo: (userId: string) =>
      records<ApplicationRecord>(`applications WHERE ${visible} ORDER BY sequence`, { userId }),
    findVisible: (application: { id: string; userId: string }) =>
      first<ApplicationRecord>(`applications WHERE id = :id AND ${visible}`, application),
    change: (id: string, changes: Pick<ApplicationRecord, 'branches' | 'defaultBranch'>) =>
      transaction(() => {
        const application = withId(id);
        if (application) save('applications', { ...application, ...changes });
      }),
    ofTeam: (teamId: string) =>
      all<{ id: string }>('SELECT id FROM applications WHERE team_id = :teamId ORDER BY sequence', {
        teamId,
      }).map(({ id }) => id),
    lastBuild: (id: string) =>
      one<{ id: string }>('SELECT id FROM builds WHERE app_id = :id ORDER BY sequence DESC', { id })?.id,
    /**
     * Removes an application with its builds, artefacts, links and caches. Returns the ids of those with files; `undefined`
     * if a build has not ended, and nothing was removed.
     */
    remove: (id: string) =>
      transaction(() => {
        const builds = all<{ id: string; status: BuildState }>(
          'SELECT id, status FROM builds WHERE app_id = :id',
          { id },
        );
        if (builds.some(({ status }) => !hasEnded(status))) return undefined;
        const caches = all<{ id: string }>('SELECT id FROM caches WHERE app_id = :id', { id });
        run('DELETE FROM applications WHERE id = :id', { id });
        return { builds: builds.map((build) => build.id), caches: caches.map((cache) => cache.id) };
      }),
  };
}
