import type { RunContext } from '../../src/action/event/run-context.ts';
import { readRunEvent } from '../../src/action/event/run-event.ts';
import { createOutputs } from '../../src/action/runner/outputs.ts';
import {
  Cancelled,
  helpPage,
  mostAnnotations,
  type Runner,
  secretInputs,
} from '../../src/action/runner/runner.ts';
import { createRedactor } from '../../src/action/text/redaction.ts';
import { readActionMetadata } from './action-metadata.ts';
import { rememberSecrets, rememberService } from './leaks.ts';

/** A step that runs in the test's process. */
export interface MemoryStep {
  /** The action's folder; `.` for the build action. */
  readonly action?: string;
  /** Like `with:`; other inputs have the defaults of `action.yml`, as on GitHub. */
  readonly with: Readonly<Record<string, string>>;
  readonly run?: Partial<RunContext>;
  /** The environment variables that name the action's repository and version. */
  readonly env?: NodeJS.ProcessEnv;
  /** The state that the main step saved, for a post step. */
  readonly state?: Readonly<Record<string, string>>;
}

/** The runner's port in memory. The results of an action remain readable, even if it was stopped. */
export interface MemoryRunner {
  readonly runner: Runner;
  /** Does what GitHub does when the workflow is cancelled. */
  cancel(signal?: NodeJS.Signals): void;
  /** The lines of the log, groups included, without annotations. */
  readonly log: readonly string[];
  readonly debug: readonly string[];
  readonly notices: readonly string[];
  readonly warnings: readonly string[];
  readonly errors: readonly string[];
  /** The titles of the errors, in order; empty for an error without one. */
  readonly titles: readonly string[];
  readonly outputs: Readonly<Record<string, string>>;
  readonly state: Readonly<Record<string, string>>;
  readonly summary: () => string;
}

export function memoryRunner(step: MemoryStep): MemoryRunner {
  rememberSecrets([step.with.token, step.with.githubToken]);
  rememberService(step.with.baseUrl, step.with.workflowInputs?.trim());
  const told = { log: [], debug: [], notices: [], warnings: [], errors: [] } as Record<Told, string[]>;
  const outputs: Record<string, string> = {};
  const state: Record<string, string> = {};
  const summary: string[] = [];
  const cancelled = new AbortController();
  const redactor = createRedactor();
  const defaults = defaultsOf(step.action ?? '.');
  const tell = (kind: Told) => (text: string) => void told[kind].push(redactor.redact(text));
  const titles: string[] = [];
  const bounded = createOutputs(redactor.redact, (name, text) => {
    outputs[name] = text;
  });
  const input = (name: string): string => (step.with[name] ?? defaults.get(name) ?? '').trim();
  for (const name of secretInputs) redactor.addSecret(input(name));
  const runner: Runner = {
    input,
    setOutput: bounded.set,
    warnOfShortenedOutputs: () => bounded.warnOfShortened(tell('warnings')),
    setSecretOutput(name, value) {
      redactor.addSecret(value);
      outputs[name] = value;
    },
    saveState(name, value) {
      // The action never rewrites its state, so a secret in it is a bug.
      if (redactor.redact(value) !== value) throw new Error(`The state ${name} holds a secret`);
      state[name] = value;
    },
    state: (name) => step.state?.[name] ?? '',
    mask: redactor.addSecret,
    redactor,
    log: {
      info: tell('log'),
      debug: tell('debug'),
      notice: tell('notices'),
      warning: tell('warnings'),
      error(text, { title = '' } = {}) {
        titles.push(redactor.redact(title));
        tell('errors')(text);
      },
      room: (kind) => Math.max(0, mostAnnotations - told[`${kind}s`].length),
      group: (title, lines) => [title, ...lines].forEach(tell('log')),
    },
    helpPage: (error) => helpPage(error, step.env ?? {}),
    writeSummary: async (markdown) => void summary.push(redactor.redact(markdown)),
    run: { ...nowhere, ...step.run },
    cancelled: cancelled.signal,
  };
  return {
    runner,
    cancel: (signal = 'SIGINT') => cancelled.abort(new Cancelled(signal)),
    ...told,
    titles,
    outputs,
    state,
    summary: () => summary.join('\n'),
  };
}

type Told = 'log' | 'debug' | 'notices' | 'warnings' | 'errors';

function defaultsOf(action: string): Map<string, string | undefined> {
  return new Map(
    Object.entries(readActionMetadata(action).inputs ?? {}).map(([name, { default: text }]) => [
      name,
      name === 'githubToken' || name === 'matrix' ? '' : text,
    ]),
  );
}

/** A run whose event does not determine what to build. */
const nowhere: RunContext = {
  event: readRunEvent({ name: 'repository_dispatch_test' }),
  actor: 'octocat',
  repository: 'octo-org/mobile-app',
  runId: '4242',
  runAttempt: '1',
  job: 'mobile',
  workflowRef: 'octo-org/mobile-app/.github/workflows/mobile.yml@refs/heads/main',
  action: '__self',
  serverUrl: 'https://github.com',
  apiUrl: 'https://api.github.com',
  workspace: '.',
  temporary: '.',
};
