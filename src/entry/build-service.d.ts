/** The types of the package that `npm run pack:service` writes. */

/** The options of the command line in camel case; `npx build-service --help` explains them. */
export interface BuildServiceOptions {
  /** The folder for all data of the service; by default, a new one that is removed at its end. */
  readonly data?: string | undefined;
  /** By default, any free port. */
  readonly port?: number;
  readonly builders?: number;
  readonly config?: string | undefined;
  readonly repository?: string;
  readonly publicUrl?: string;
  readonly simulate?: boolean;
  readonly scenario?: string | undefined;
  readonly strict?: boolean;
  readonly env?: readonly string[];
  readonly group?: readonly string[];
  readonly emptyGroups?: boolean;
  readonly sandbox?: 'auto' | 'required' | 'off' | undefined;
  readonly readable?: readonly string[];
  readonly writable?: readonly string[];
  readonly noNetwork?: boolean;
  /** Receives each line of the service's log. Without it, nothing is printed. */
  readonly log?: (line: string) => void;
}

/** A fault of the next requests with this method and path. */
export interface Fault {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly times?: number;
  readonly status?: number;
  readonly html?: true;
  readonly retryAfter?: number;
  readonly delayMs?: number;
  readonly cut?: number;
  readonly loseAnswer?: true;
}

/** The outcome of the next simulated build. */
export interface Outcome {
  readonly workflow?: string;
  readonly step?: string;
  readonly exitCode?: number;
  readonly takes?: string;
  readonly status?: 'finished' | 'failed' | 'warning' | 'canceled' | 'timeout' | 'skipped';
  readonly queued?: string;
  readonly artefacts?: readonly string[];
  readonly appStoreConnect?: { readonly takes?: string; readonly status?: 'finished' | 'failed' | 'timeout' };
}

/** Behaviour of the hosted service that the local one does not have by default. */
export type Quirk =
  | 'cancelled'
  | 'ignored-filters'
  | 'new-build-errors'
  | 'null-artefacts'
  | 'shifting-pages'
  | 'waiting-states';

export interface Scenario {
  readonly faults?: readonly Fault[];
  readonly outcomes?: readonly Outcome[];
  readonly quirks?: readonly Quirk[];
  /** Fields that are left out of builds and artefacts; `beyond-contract`: all that are not in the contract. */
  readonly omit?: string | readonly string[];
}

/** A request that the service received with a token of its user. */
export interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly contentType: string | null;
  /** The parsed body of a request that was not refused, or, if it is longer than 64 KiB, its beginning as text. */
  readonly body?: unknown;
  /** The status of the answer, even if a fault cut or lost it. Missing until then. */
  readonly status?: number;
  /** The fault that affected the request, such as `{ status: 502 }`. */
  readonly fault?: Pick<Fault, 'status' | 'delayMs' | 'cut' | 'loseAnswer'>;
}

export interface BuildService {
  /** For example `http://127.0.0.1:41234`. */
  readonly baseUrl: string;
  /** A token of the service's first user. It ends with the service. */
  readonly token: string;
  /** The IDs of the applications that this user sees: in a new data folder, that of `repository`. */
  readonly appIds: readonly string[];
  /** An address that signs a browser in as this user, once. */
  readonly signInUrl: string;
  /** Ends all builds, and removes them with their artefacts, the caches, the scenario and the recorded requests. */
  reset(): Promise<void>;
  /** Replaces the quirks, and the faults and outcomes that are left. */
  setScenario(scenario: Scenario): Promise<void>;
  /** The last 1,000 requests since the start or the last reset, the oldest first. `environment.variables` stay readable. */
  requests(): Promise<readonly RecordedRequest[]>;
  /** Ends all builds and the service, and removes its data folder unless `data` named it. Can be called again. */
  close(): Promise<void>;
}

/** Starts a local build service, and waits until it answers. It ends with this process at the latest. */
export declare function startBuildService(options?: BuildServiceOptions): Promise<BuildService>;
