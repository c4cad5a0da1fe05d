/** The types of the package that `npm run pack:service` writes. */

/** Options of the command line, which `npx build-service --help` explains, in camel case. */
export interface BuildServiceOptions {
  /** Where the service keeps everything; by default, a new folder that is removed at its end. */
  readonly data?: string | undefined;
  /** By default, a free one. */
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
  /** Gets each line that the service logs. Without it, nothing is printed. */
  readonly log?: (line: string) => void;
}

/** What happens to the next requests with this method and path. */
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

/** How the next simulated build goes. */
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

/** A habit of the hosted service that the local one does not have by itself. */
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
  /** Fields that builds and artefacts lack; `beyond-contract` stands for those that are only observed. */
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
  /** What the service answered, even if a fault cut or lost the answer. Missing until then. */
  readonly status?: number;
  /** The fault that affected the request, such as `{ status: 502 }`. */
  readonly fault?: Pick<Fault, 'status' | 'delayMs' | 'cut' | 'loseAnswer'>;
}

export interface BuildService {
  /** Such as `http://127.0.0.1:41234`. */
  readonly baseUrl: string;
  /** Of the service's first user. It ends with the service. */
  readonly token: string;
  /** The applications that this user sees: the one of `repository`, in a new data folder. */
  readonly appIds: readonly string[];
  /** The address that signs a browser in as this user, once. */
  readonly signInUrl: string;
  /** Ends all builds, and removes them with their artefacts, the caches, the scenario and the recorded requests. */
  reset(): Promise<void>;
  /** Replaces the quirks, and the faults and outcomes that are left. */
  setScenario(scenario: Scenario): Promise<void>;
  /** The last 1,000 requests since the start or the last reset, the oldest first. Secrets are `***`. */
  requests(): Promise<readonly RecordedRequest[]>;
  /** Ends all builds and the service, and removes its data folder unless `data` named it. Can be called again. */
  close(): Promise<void>;
}

/** Starts a local build service, and waits until it answers. It ends with this process at the latest. */
export declare function startBuildService(options?: BuildServiceOptions): Promise<BuildService>;
