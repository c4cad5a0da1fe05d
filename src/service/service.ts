import type { Clock, Random } from '../clock.ts';
import { UserError } from '../errors.ts';
import { accountsOf, addConfiguredAccounts } from './applications/accounts.ts';
import { addApplication, createRepositoryLook, type NewApplication } from './applications/repository.ts';
import { createBuildQueue } from './builds/queue.ts';
import { recover } from './builds/recovery.ts';
import { CleanUp, UnderWay } from './clean-up.ts';
import { type Configuration, emptyConfiguration } from './configuration.ts';
import { openBlobs } from './data/blobs.ts';
import { openDataFolder } from './data/folder/data-folder.ts';
import { lockFolder, watchDatabase } from './data/folder/lock.ts';
import { createReserve } from './data/folder/reserve.ts';
import { createLinks, createVault } from './data/secrets.ts';
import { storeOf } from './data/store/store.ts';
import type { Executor } from './executor/execution.ts';
import { simulatedNotice } from './executor/simulate/notice.ts';
import { createCacheRemoval } from './handlers/caches.ts';
import { createControl } from './handlers/control.ts';
import type { Service } from './handlers/handler.ts';
import { defaultLimits, type ServiceLimits } from './parts.ts';
import { createFaultList } from './scenario/faults.ts';
import { createOutcomeList, needsSimulation } from './scenario/outcomes.ts';
import { emptyScenario, type Scenario } from './scenario/scenario.ts';
import { disturb } from './server/disturb.ts';
import { createHttpApp } from './server/http-app.ts';
import { listen } from './server/listen.ts';
import { createSignIn } from './server/sign-in.ts';

export interface ServiceOptions {
  /** Created if it is missing. Only one service can run on it at a time. */
  readonly dataFolder: string;
  /** On 127.0.0.1; 0 picks a free one. */
  readonly port: number;
  /** How many builds run at the same time. */
  readonly builders: number;
  readonly executor: Executor;
  readonly clock: Clock;
  readonly random: Random;
  /** Receives one line for each request and each change of a build's state, without secrets. */
  readonly log: (line: string) => void;
  readonly configuration?: Configuration;
  /** The address of a proxy in front of the service, without a slash at the end: clients are given it. */
  readonly publicUrl?: string | undefined;
  readonly limits?: Partial<ServiceLimits>;
  /** What goes wrong on purpose: requests, and simulated builds. */
  readonly scenario?: Scenario;
  /** Whether whoever has a token may reset the service and replace its scenario. */
  readonly control?: boolean;
  /** Called once when the data folder is gone or replaced: stop the service. Until then it answers 503 to every request. */
  readonly onFolderLost?: (lost: Error) => void;
}

/** A real build has the outcome of its scripts. */
class OutcomesWithoutSimulation extends UserError {
  constructor() {
    super(
      'The scenario has outcomes, which apply only to simulated builds: add --simulate, or the input `simulate: true` in a workflow',
    );
  }
}

/**
 * Starts the local build service: locks the data folder, cleans it up, listens, and continues with the queued builds.
 *
 * @throws OutcomesWithoutSimulation, FolderUnusable, FolderInUse, StoreTooNew, PortUnusable
 */
export async function startService(options: ServiceOptions) {
  const { dataFolder, port, executor, clock, random, log, configuration = emptyConfiguration } = options;
  const { scenario = emptyScenario } = options;
  if (scenario.outcomes.some(needsSimulation) && !executor.isSimulated) throw new OutcomesWithoutSimulation();
  const limits = { ...defaultLimits, ...options.limits };
  const folder = openDataFolder(dataFolder);
  await using opened = new CleanUp();
  const unlock = lockFolder(folder);
  opened.defer(unlock);
  const reserve = createReserve(folder.reserve);
  const store = reserve.use(() => storeOf(folder, log));
  opened.defer(() => store.close());
  const underWay = new UnderWay();
  opened.defer(() => underWay.end());

  const isUsed = (hash: string): boolean => store.artefacts.uses(hash) || store.caches.uses(hash);
  const blobs = openBlobs({ folder: folder.blobs, random, isUsed });
  const vault = createVault(folder.keyFor('secrets'));
  const links = createLinks({ key: folder.keyFor('links'), clock, random });
  const outcomes = createOutcomeList(scenario.outcomes);
  const base = {
    ...{ folder, store, blobs, reserve, vault, configuration, limits, clock, random, log },
    outcomes,
    notice: executor.isSimulated ? simulatedNotice : null,
  };
  await recover(base, executor.endProcesses);
  reserve.fill();
  const watch = watchDatabase(folder, {
    clock,
    interval: limits.folderCheck,
    onLost(lost) {
      log(lost.message);
      options.onFolderLost?.(lost);
    },
    tick: reserve.fill,
  });
  opened.defer(watch.stop);
  addConfiguredAccounts(configuration, base);
  const server = await listen({ port, publicUrl: options.publicUrl });
  const parts = { ...base, baseUrl: server.baseUrl };
  const caches = createCacheRemoval(parts);
  opened.defer(caches.stop);
  const queue = createBuildQueue(parts, { limit: options.builders, runBuild: executor.runBuild });
  opened.defer(() => queue.stop());
  const look = createRepositoryLook(parts, { executor, underWay });
  opened.defer(look.stop);
  opened.defer(() => server.close());
  const service: Service = {
    ...parts,
    queue,
    links,
    underWay,
    listBranches: look.listBranches,
    listWorkflows: look.listWorkflows,
    readProjectType: look.readProjectType,
    checkFolder: watch.check,
    removeDueCaches: caches.removeDue,
  };
  const signIn = createSignIn(store, random);
  const faults = createFaultList(scenario.faults);
  const control = options.control ? createControl(parts, { queue, faults, executor }) : undefined;
  const { fetch } = createHttpApp(service, signIn, control);
  const answer = disturb(fetch, { faults, clock, log });
  server.handle((request, bindings) => underWay.add(answer(request, bindings)));
  caches.removeDue();
  queue.startNext();

  const running = opened.move();
  return {
    ...accountsOf(service),
    /** The address for clients, such as `http://127.0.0.1:41234`. */
    baseUrl: server.baseUrl,
    /** The address on this machine, which is another one behind a proxy. */
    localUrl: server.localUrl,
    /** A new address of the page that signs a browser in as this user, once. */
    signInAddress: (userId: string): string =>
      `${server.baseUrl}/page/sign-in?code=${signIn.newCode(userId)}`,
    /** A token of this user that is stored nowhere, and ends with the service. */
    temporaryToken: signIn.newToken,
    /** The ids of the applications that this user sees. */
    applicationIds: (userId: string): string[] => store.applications.visibleTo(userId).map(({ id }) => id),
    /** The user's application with this address, added if there is none. @throws RefusedRepositoryUrl, Refusal */
    addApplication(application: NewApplication): { appId: string } {
      const { userId: ownerId, repositoryUrl } = application;
      const existing = store.applications.withAddress({ ownerId, repositoryUrl });
      return { appId: (existing ?? addApplication(application, service)).id };
    },
    /** Cancels running builds and closes all connections and the store. Can be called twice. */
    stop: (): Promise<void> => running[Symbol.asyncDispose](),
  };
}

export type RunningService = Awaited<ReturnType<typeof startService>>;
