import type { Database } from './database.ts';

export interface ArtefactRecord {
  readonly buildId: string;
  /** `<secure_id>/<secure_id>/<file_name>`: the two random ids keep it secret, and equal names apart. */
  readonly securePath: string;
  readonly name: string;
  readonly type: string;
  readonly size: number;
  readonly md5: string;
  readonly packageName: string | null;
  readonly bundleId: string | null;
  readonly versionName: string | null;
  readonly versionCode: string | null;
}

export function artefactStore({ find, records, save }: Database) {
  return {
    add: (artefact: ArtefactRecord) => save('artefacts', artefact),
    ofBuild: (buildId: string) =>
      records<ArtefactRecord>('artefacts WHERE build_id = :buildId ORDER BY sequence', { buildId }),
    at: (securePath: string) => find<ArtefactRecord>('artefacts', securePath),
  };
}

/** Anyone can open a `public` link; a download redirects to a `storage` link. Neither token opens the other kind. */
export type LinkKind = 'public' | 'storage';

interface Link {
  readonly token: string;
  readonly kind: LinkKind;
  readonly securePath: string;
  readonly expiresAt: number;
}

/** Links that open an artefact without an API token. */
export function linkStore({ run, find, save }: Database) {
  return {
    add: (link: Link) => save('links', link),
    find: ({ token, kind }: Pick<Link, 'token' | 'kind'>) => {
      const link = find<Link>('links', token);
      return link?.kind === kind ? link : undefined;
    },
    removeExpired: (now: number) => run("DELETE FROM links WHERE record ->> 'expiresAt' <= :now", { now }),
  };
}

export interface CacheRecord {
  readonly id: string;
  readonly appId: string;
  readonly workflowId: string;
  readonly size: number;
  readonly lastUsed: number;
  /** The time of removal; null until the removal is requested. */
  readonly removeAt: number | null;
}

type OfWorkflow = Pick<CacheRecord, 'appId' | 'workflowId'>;

/** Each application and workflow has at most one current cache, and any number that are scheduled for removal. */
export function cacheStore({ run, records, save }: Database) {
  const all = () => records<CacheRecord>('caches');
  const ofApplication = (appId: string) =>
    records<CacheRecord>('caches WHERE app_id = :appId', { appId }).sort((a, b) => b.lastUsed - a.lastUsed);
  const ofWorkflow = ({ appId, workflowId }: OfWorkflow) =>
    ofApplication(appId).filter((cache) => cache.workflowId === workflowId);
  const current = (of: OfWorkflow) => ofWorkflow(of).find(({ removeAt }) => removeAt === null);
  return {
    all,
    ofApplication,
    current,
    /** The cache that the next build restores. If the only one is scheduled for removal, it is used until it is gone. */
    latest: (of: OfWorkflow) => current(of) ?? ofWorkflow(of)[0],
    save: (cache: CacheRecord) => save('caches', cache),
    remove: (id: string) => run('DELETE FROM caches WHERE id = :id', { id }),
    removeAll(): string[] {
      const ids = all().map(({ id }) => id);
      run('DELETE FROM caches');
      return ids;
    },
  };
}
