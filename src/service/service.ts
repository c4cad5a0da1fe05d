import { join } from 'node:path';
import type { Clock, Random } from '../clock.ts';
import { admit, type People, peopleOf } from './applications/accounts.ts';
import { type Addition, addApplication } from './applications/add-application.ts';
import { createBranchListing } from './applications/branch-listing.ts';
import { type Configuration, emptyConfiguration } from './applications/configuration.ts';
import { repositoryAccess } from './applications/repository-access.ts';
import { createCacheRemoval } from './builds/cache-removal.ts';
import { createBuilders } from './builds/queue.ts';
import { recover } from './builds/recovery.ts';
import { createBuilding } from './builds/run.ts';
import { openBlobs } from './data/blobs.ts';
import { openInstallation } from './data/folder/data-folder.ts';
import { createLinks } from './data/links.ts';
import { lockFolder } from './data/store/lock.ts';
import { openStore } from './data/store/store.ts';
import { createVault } from './data/vault.ts';
import type { Execute, RepositoryAccess } from './executor/execution.ts';
import type { Service } from './handlers/handler.ts';
import { createHandlers } from './handlers/handlers.ts';
import { defaultLimits, type Limits } from './limits.ts';
import { createApplication } from './server/http-app.ts';
import { listen } from './server/listen.ts';

/** What clones and runs. */
export interface Executor {
  readonly execute: Execute;
  /** The names of the branches that the repository has now. */
  listBranches(repository: RepositoryAccess, options: { signal: AbortSignal }): Promise<readonly string[]>;
  /** Ends every process that an interrupted build left; `folder` is where it worked. */
  reapProcesses(build: { buildId: string; folder: string }): Promise<unknown>;
}

export interface ServiceOptions {
  /** Made when it is missing; one service at a time. */
  readonly dataFolder: string;
  /** On 127.0.0.1; 0 takes a free one. */
  readonly port: number;
  /** How many builds may run at a time. */
  readonly builders: number;
  readonly executor: Executor;
  readonly clock: Clock;
  readonly random: Random;
  /** Takes one line for each request and change of state; no secrets are in it. */
  readonly log: (line: string) => void;
  readonly configuration?: Configuration;
  readonly limits?: Partial<Limits>;
}

export interface RunningService extends People {
  /** Such as `http://127.0.0.1:41234`. */
  readonly baseUrl: string;
  /** The user's application with this address, added when there is none. @throws RefusedRepositoryUrl, NotAllowed */
  addApplication(addition: Addition): { appId: string };
  /** Stops working builds and marks them, closes every connection and the store. Safe to call twice. */
  stop(): Promise<void>;
}

/**
 * Starts the local build service: takes the data folder, puts it in order, listens, and goes on with what is queued.
 *
 * @throws FolderUnusable, FolderInUse, StoreTooNew, PortUnusable
 */
export async function startService(options: ServiceOptions): Promise<RunningService> {
  const { dataFolder, port, executor, clock, random, log, configuration = emptyConfiguration } = options;
  const limits = { ...defaultLimits, ...options.limits };
  const installation = openInstallation(dataFolder);
  await using opened = new AsyncDisposableStack();
  const { lock: file, folder, database } = installation;
  const unlock = lockFolder({ file, folder, database });
  opened.defer(unlock);
  const store = openStore(installation.database);
  opened.defer(() => store.close());

  const isNamed = (hash: string): boolean => store.artefacts.uses(hash) || store.caches.uses(hash);
  const blobs = openBlobs({ folder: installation.blobs, random, isNamed });
  const vault = createVault(installation.keyFor('secrets'));
  const links = createLinks({ key: installation.keyFor('links'), clock, random });
  await recover({ store, blobs, installation, clock, log, reapProcesses: executor.reapProcesses });

  const caches = createCacheRemoval({ store, blobs, clock });
  opened.defer(caches.stop);
  admit(configuration, { store, clock, random });
  const shared = { store, blobs, vault, configuration, clock, random, log };
  const carryOut = createBuilding({ ...shared, installation, execute: executor.execute });
  const builders = createBuilders({ ...shared, ...limits, limit: options.builders, carryOut });
  opened.defer(() => builders.stop());
  const branches = createBranchListing({ ask: executor.listBranches, clock, limit: limits.branchListing });
  opened.defer(branches.stop);
  const door = await listen(port);
  opened.defer(() => door.close());

  const service: Service = {
    ...shared,
    builders,
    links,
    limits,
    baseUrl: door.baseUrl,
    logFile: ({ buildId, stepId }) => join(installation.logs, buildId, `${stepId}.log`),
    listBranches: (application) => branches.list(repositoryAccess(application, { vault, installation })),
    removeDueCaches: caches.removeDue,
  };
  door.open(createApplication({ service, handlers: createHandlers(service) }).fetch);
  caches.removeDue();
  builders.wake();

  const running = opened.move();
  return {
    ...peopleOf(service),
    baseUrl: door.baseUrl,
    addApplication(addition) {
      const { userId: ownerId, repositoryUrl } = addition;
      const known = store.applications.withAddress({ ownerId, repositoryUrl });
      return { appId: (known ?? addApplication(addition, service)).id };
    },
    stop: () => running.disposeAsync(),
  };
}
