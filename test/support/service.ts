import { type Clock, systemClock, systemRandom } from '../../src/clock.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { readConfiguration } from '../../src/service/configuration.ts';
import { RefusalBody, serviceEndpoints, V3RefusalBody } from '../../src/service/endpoints.ts';
import { createExecutor, type Executor } from '../../src/service/executor/execute.ts';
import type { ServiceLimits } from '../../src/service/parts.ts';
import { parseScenario } from '../../src/service/scenario/scenario.ts';
import { type RunningService, startService } from '../../src/service/service.ts';
import { temporaryFolder } from './folder.ts';
import { rememberService } from './leaks.ts';
import { scriptedExecutor } from './scripted-executor.ts';

export interface TestServiceOptions {
  /** By default, builds finish at once without a clone; `'real'` clones and runs, `'simulated'` runs no scripts. */
  readonly executor?: Executor | 'real' | 'simulated';
  readonly builders?: number;
  readonly clock?: Clock;
  readonly limits?: Partial<ServiceLimits>;
  /** A configuration file, or its content. */
  readonly configuration?: string | object;
  /** The address of a proxy in front of the service. */
  readonly publicUrl?: string;
  /** Like in a scenario (docs/service.md, "Scenarios"). */
  readonly faults?: readonly object[];
  readonly outcomes?: readonly object[];
  readonly quirks?: readonly string[];
  readonly omit?: string | readonly string[];
  /** The texts of the files that outcomes name in `log`. */
  readonly logs?: Readonly<Record<string, string>>;
  /** The text of a whole scenario, instead of its parts. */
  readonly scenario?: string;
  readonly control?: boolean;
  /** Unless this is `false`, requests must conform to the contract, too. */
  readonly strict?: boolean;
  /** The repository of the only application; nothing is cloned before a build needs it. */
  readonly repositoryUrl?: string;
  /** The test's own data folder, for starting several services on it in turn. */
  readonly dataFolder?: string;
}

export interface TestService extends AsyncDisposable {
  readonly running: RunningService;
  readonly baseUrl: string;
  /** The token of the user who owns the application. */
  readonly token: string;
  readonly userId: string;
  readonly appId: string;
  readonly dataFolder: string;
  /** A new address that signs a browser in as that user. */
  pageAddress(): string;
  readonly log: readonly string[];
  /** Sends a request with the token, and `body` as JSON. Throws if the answer does not conform to the contract. */
  ask(method: string, path: string, body?: unknown): Promise<Answered>;
}

export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  /** The parsed body; its text if it is not JSON. */
  readonly body: Json;
}

/** JSON whose fields tests can read without types. */
export type Json = ReturnType<typeof JSON.parse>;

/**
 * Starts the real service in this process, on a free port and in a temporary folder, with one user, their token and
 * one application: `await using service = await testService()`.
 */
export async function testService(options: TestServiceOptions = {}): Promise<TestService> {
  const folder = options.dataFolder ? undefined : await temporaryFolder();
  const dataFolder = options.dataFolder ?? folder?.path ?? '';
  const log: string[] = [];
  const clock = options.clock ?? systemClock;
  const random = systemRandom;
  const { faults, outcomes, quirks, omit } = options;
  const running = await startService({
    dataFolder,
    port: 0,
    builders: options.builders ?? 2,
    executor:
      typeof options.executor === 'string'
        ? createExecutor({ clock, random, simulate: options.executor === 'simulated' })
        : (options.executor ?? scriptedExecutor()),
    clock,
    random,
    log: (line) => void log.push(line),
    ...(options.limits ? { limits: options.limits } : {}),
    ...(options.publicUrl ? { publicUrl: options.publicUrl } : {}),
    control: options.control ?? false,
    strict: options.strict ?? true,
    scenario: parseScenario(options.scenario ?? JSON.stringify({ faults, outcomes, quirks, omit }), {
      file: 'this test',
      readLog: (name) => options.logs?.[name] ?? `error: the text of ${name}\n`,
    }),
    configuration: readConfiguration(writtenText(options.configuration ?? ''), 'service.yaml'),
  });
  const { userId } = running.addUser('owner@example.com');
  const token = running.addToken(userId);
  const repositoryUrl = options.repositoryUrl ?? '/srv/git/hello-mobile.git';
  const { appId } = running.addApplication({ userId, repositoryUrl });
  return {
    running,
    baseUrl: running.localUrl,
    token,
    userId,
    appId,
    dataFolder,
    pageAddress: () => running.signInAddress(userId),
    log,
    async ask(method, path, body) {
      const answered = await ask({ url: running.localUrl + path, method, token, body });
      checkAnswer(`${method} ${path}`, answered);
      return answered;
    },
    async [Symbol.asyncDispose]() {
      await running.stop();
      await folder?.[Symbol.asyncDispose]();
    },
  };
}

/** All endpoints, by patterns of their requests. */
const served = Object.values(serviceEndpoints).flatMap((verbs) =>
  Object.values<Endpoint>(verbs).map(({ method, path, answers }) => {
    const parts = path.replace(':secureFilename', ':a/:b/:c').replace(/:\w+/g, '[^/]+');
    return { request: new RegExp(`^${method} ${parts}(?:\\?|$)`), answers };
  }),
);

/** @throws if the status or the body of an endpoint's answer is not in the contract */
function checkAnswer(asked: string, { status, body }: Answered): void {
  const endpoint = served.find(({ request }) => request.test(asked));
  const isRefused = endpoint && !Object.hasOwn(endpoint.answers, status);
  const refusal = asked.includes(' /api/v3/') ? V3RefusalBody : RefusalBody;
  const { error } = (isRefused ? refusal : endpoint?.answers[status])?.safeParse(body) ?? {};
  if (error || (isRefused && status < 400))
    throw new Error(`${asked} answered ${status} against the contract: ${error?.message}`);
}

function writtenText(written: string | object): string {
  return typeof written === 'string' ? written : JSON.stringify(written);
}

/** Sends one request and does not follow redirects. */
export async function ask(request: {
  url: string;
  method?: string;
  token?: string | undefined;
  body?: unknown;
  headers?: Record<string, string>;
}): Promise<Answered> {
  const { url, method = 'GET', token, body, headers } = request;
  if (token !== undefined) rememberService(url);
  const response = await fetch(url, {
    method,
    redirect: 'manual',
    headers: {
      ...(token === undefined ? {} : { 'x-auth-token': token, 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: parsed(text) };
}

function parsed(text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
