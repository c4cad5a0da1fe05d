import { truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Clock, systemClock, systemRandom } from '../../src/clock.ts';
import { realExecutor } from '../../src/entry/service-host.ts';
import { readConfiguration } from '../../src/service/configuration.ts';
import type { Executor } from '../../src/service/executor/execution.ts';
import type { ServiceLimits } from '../../src/service/parts.ts';
import { parseScenario } from '../../src/service/scenario/scenario.ts';
import { type RunningService, startService } from '../../src/service/service.ts';
import { temporaryFolder } from './folder.ts';
import { rememberService } from './leaks.ts';
import { scriptedExecutor } from './scripted-executor.ts';

export interface TestServiceOptions {
  /** By default every build finishes at once without a clone; `'real'` clones and runs, `'simulated'` runs no scripts. */
  readonly executor?: Executor | 'real' | 'simulated';
  readonly builders?: number;
  readonly clock?: Clock;
  readonly limits?: Partial<ServiceLimits>;
  /** A configuration file, or what is in it. */
  readonly configuration?: string | object;
  /** The address of a proxy in front of it. */
  readonly publicUrl?: string;
  /** As in a scenario (docs/service.md, "Scenarios"). */
  readonly faults?: readonly object[];
  readonly outcomes?: readonly object[];
  /** The whole text, in their place. */
  readonly scenario?: string;
  /** As `--control`. */
  readonly control?: boolean;
  /** The repository of the only application; nothing is cloned before a build needs it. */
  readonly repositoryUrl?: string;
  /** The test's own folder, when it starts a service on it again. */
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
  /** A new address of the page that signs in as that user. */
  pageAddress(): string;
  /** The lines that the service logged. */
  readonly log: readonly string[];
  /** Sends a request with the token; `body` is sent as JSON without a `Content-Type`. */
  ask(method: string, path: string, body?: unknown): Promise<Answered>;
}

export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  /** The parsed body, or its text when it is not JSON. */
  readonly body: Json;
}

/** JSON of which tests can read every field. */
export type Json = ReturnType<typeof JSON.parse>;

/**
 * Starts the real service in this process, on a free port and in a temporary folder, with one user, their token and
 * one application: `await using service = await testService()`.
 */
export async function testService(options: TestServiceOptions = {}): Promise<TestService> {
  const folder = options.dataFolder ? undefined : await temporaryFolder();
  const dataFolder = options.dataFolder ?? folder?.path ?? '';
  if (folder) await sparseReserve(dataFolder);
  const log: string[] = [];
  const clock = options.clock ?? systemClock;
  const random = systemRandom;
  const running = await startService({
    dataFolder,
    port: 0,
    builders: options.builders ?? 2,
    executor:
      typeof options.executor === 'string'
        ? realExecutor({ clock, random, simulate: options.executor === 'simulated' })
        : (options.executor ?? scriptedExecutor()),
    clock,
    random,
    log: (line) => void log.push(line),
    ...(options.limits ? { limits: options.limits } : {}),
    ...(options.publicUrl ? { publicUrl: options.publicUrl } : {}),
    control: options.control ?? false,
    scenario: parseScenario(
      options.scenario ?? JSON.stringify({ faults: options.faults ?? [], outcomes: options.outcomes ?? [] }),
      { file: 'this test', readLog: (name) => `error: the text of ${name}\n` },
    ),
    ...(options.configuration === undefined
      ? {}
      : { configuration: readConfiguration(writtenText(options.configuration), 'service.yaml') }),
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
    ask: (method, path, body) => ask({ url: running.localUrl + path, method, token, body }),
    async [Symbol.asyncDispose]() {
      await running.stop();
      await folder?.[Symbol.asyncDispose]();
    },
  };
}

function writtenText(written: string | object): string {
  return typeof written === 'string' ? written : JSON.stringify(written);
}

/** The reserve for a full disk without its random bytes, which would take half of the start's time. */
async function sparseReserve(dataFolder: string): Promise<void> {
  const reserve = join(dataFolder, 'reserve');
  await writeFile(reserve, '', { mode: 0o600 });
  await truncate(reserve, 8 * 2 ** 20);
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
    headers: { ...(token === undefined ? {} : { 'x-auth-token': token }), ...headers },
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
