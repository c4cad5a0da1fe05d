import { checkOutcomes, createControl } from './api/control.ts';
import { disturb } from './api/disturb.ts';
import { accessTo, type Service } from './api/handler.ts';
import { createHttpApp } from './api/http-app.ts';
import { createJournal } from './api/journal.ts';
import { listen } from './api/listen.ts';
import { createQuirkList } from './api/quirks.ts';
import { createSignIn } from './api/sign-in.ts';
import { accountsOf, addConfiguredAccounts } from './applications/accounts.ts';
import { addApplication, createRepositoryLook, type NewApplication } from './applications/repository.ts';
import { createBuildQueue } from './builds/queue.ts';
import { recover } from './builds/recovery.ts';
import { CleanUp } from './clean-up.ts';
import type { Configuration } from './configuration.ts';
import { lockFolder, openDataFolder, unusableFile } from './data/folder.ts';
import { openStore } from './data/store/store.ts';
import { meansNoRoom } from './errors.ts';
import type { Executor } from './executor/execute.ts';
import { simulatedNotice } from './executor/simulate/notice.ts';
import { defaultLimits, type ServiceLimits, type ServiceParts } from './parts.ts';
import { createFaultList } from './scenario/faults.ts';
import { createOutcomeList } from './scenario/outcomes.ts';
import type { Scenario } from './scenario/scenario.ts';

export interface ServiceOptions extends Pick<ServiceParts, 'clock' | 'random' | 'log'> {
  /** Created if it is missing. Only one service at a time can use it. */
  readonly dataFolder: string;
  /** On 127.0.0.1; 0: any free port. */
  readonly port: number;
  readonly builders: number;
  readonly executor: Executor;
  readonly configuration: Configuration;
  /** The address of a proxy in front of the service, which clients use, without a trailing slash. */
  readonly publicUrl?: string | undefined;
  readonly limits?: Partial<ServiceLimits>;
  /** Deliberate faults of requests, and outcomes of simulated builds. */
  readonly scenario: Scenario;
  /** Whether anyone with a token may reset the service and replace its scenario. */
  readonly control: boolean;
  /** Whether to refuse requests that the contract does not allow. */
  readonly strict: boolean;
}

/**
 * Starts the local build service: locks the data folder, cleans it up, listens, and continues with the queued builds.
 *
 * @throws WrongRequest for outcomes without simulation; FolderUnusable, FolderInUse, PortUnusable
 */
export async function startService(options: ServiceOptions) {
  const { dataFolder, port, executor, clock, random, log, configuration, scenario } = options;
  checkOutcomes(scenario, executor);
  const limits = { ...defaultLimits, ...options.limits };
  const folder = openDataFolder(dataFolder);
  await using opened = new CleanUp();
  opened.defer(lockFolder(folder));
  const store = openStore(folder.database);
  opened.defer(() => store.close());

  const outcomes = createOutcomeList(scenario.outcomes);
  const base = {
    ...{ folder, store, configuration, limits, clock, random, log },
    outcomes,
    isStrict: options.strict,
    notice: executor.isSimulated ? simulatedNotice : null,
  };
  await recover(base, executor.endProcesses).catch((cause) => {
    throw meansNoRoom(cause) ? unusableFile({ file: folder.database, cause }) : cause;
  });
  addConfiguredAccounts(configuration, base);
  const server = await listen({ port, publicUrl: options.publicUrl });
  opened.defer(() => server.answered());
  const parts = { ...base, baseUrl: server.baseUrl };
  const queue = createBuildQueue(parts, { limit: options.builders, runBuild: executor.runBuild });
  opened.defer(() => queue.stop());
  const repositories = createRepositoryLook(parts, executor);
  opened.defer(repositories.stop);
  opened.defer(server.close);
  const access = accessTo(store);
  const quirks = createQuirkList(scenario);
  const service: Service = { ...parts, queue, quirks, access, repositories, executor };
  const signIn = createSignIn(store, random);
  const faults = createFaultList(scenario.faults);
  const journal = options.control ? createJournal(base, signIn) : undefined;
  const control = journal && createControl(service, { faults, journal });
  const { fetch } = createHttpApp(service, signIn, control);
  server.handle(disturb(fetch, { faults, journal }, base));
  queue.startNext();

  const running = opened.move();
  return {
    ...accountsOf(service),
    /** The address for clients, such as `http://127.0.0.1:41234`. */
    baseUrl: server.baseUrl,
    /** The address on this machine; with a proxy, a different one. */
    localUrl: server.localUrl,
    /** A new address that signs a browser in as this user, once. */
    signInAddress: (userId: string): string =>
      `${server.baseUrl}/page/sign-in?code=${signIn.newCode(userId)}`,
    /** A token of this user that is not stored, and ends with the service. */
    temporaryToken: signIn.newToken,
    applicationIds: (userId: string): string[] => store.applications.visibleTo(userId).map(({ id }) => id),
    /** Adds the application unless the user has one with this address. @throws RefusedRepositoryUrl, Refusal */
    addApplication(application: NewApplication): { appId: string } {
      const { userId: ownerId, repositoryUrl } = application;
      const existing = store.applications
        .visibleTo(ownerId)
        .find((one) => one.ownerId === ownerId && one.repositoryUrl === repositoryUrl);
      return { appId: (existing ?? addApplication(application, service)).id };
    },
    /** Cancels running builds, and closes all connections and the store. Can be called again. */
    stop: (): Promise<void> => running[Symbol.asyncDispose](),
  };
}

export type RunningService = Awaited<ReturnType<typeof startService>>;
