import type { RunEvent } from '../core/event/run-event.ts';
import type { Redactor } from '../core/report/redaction.ts';
import { UserError } from '../errors.ts';

/**
 * Being inside GitHub Actions, as a port: what an action may ask of the runner and tell it. `github-runner.ts` is the
 * real one; entries compose it, and tests start the entries as processes.
 */
export interface Runner {
  /** The value of an input, without surrounding white space; empty when it was not given. */
  input(name: string): string;
  /** Makes an output known at once; GitHub reads it when the step has ended. */
  setOutput(name: string, value: string): void;
  /** Masks a value, then makes it an output as it is: other steps need it, and nobody else may see it. */
  setSecretOutput(name: string, value: string): void;
  /** Keeps a value for the `post` step of the same action. Never a secret. */
  saveState(name: string, value: string): void;
  /** What the main step saved under this name; empty when nothing was. */
  state(name: string): string;
  /** Hides a value in everything that is printed from now on, here and by GitHub. */
  mask(secret: string): void;
  /** Knows all that was masked; it stands before everything that leaves. */
  readonly redactor: Redactor;
  readonly log: Log;
  /** Appends Markdown to the job summary. A summary that cannot be written is a warning: it changes no result. */
  writeSummary(markdown: string): Promise<void>;
  /** The environment of the run: event, repository, ids. @throws EventUnreadable where it is first read */
  readonly run: RunContext;
  /** Aborted, with a `Cancelled` reason, when the workflow was cancelled (SIGINT, SIGTERM). */
  readonly cancelled: AbortSignal;
}

/** A log in which nobody's text but ours can become a command, a second line or a leaked secret. */
export interface Log {
  info(line: string): void;
  /** Shown when the run is repeated with debug logging. */
  debug(line: string): void;
  notice(message: string, options?: AnnotationOptions): void;
  warning(message: string, options?: AnnotationOptions): void;
  error(message: string, options?: AnnotationOptions): void;
  /** Lines that are folded under a title. */
  group(title: string, lines: readonly string[]): void;
}

export interface AnnotationOptions {
  readonly title?: string;
}

/** What GitHub says about the run. */
export interface RunContext {
  readonly event: RunEvent;
  /** `owner/name`; empty outside GitHub. */
  readonly repository: string;
  readonly runId: string;
  readonly runAttempt: string;
  /** The id of the job in the workflow file. */
  readonly job: string;
  /** `owner/repo/.github/workflows/file.yml@ref`. */
  readonly workflowRef: string;
  /** The id of the step, or one that GitHub made up. */
  readonly action: string;
  readonly serverUrl: string;
  readonly apiUrl: string;
  readonly graphqlUrl: string;
  readonly workspace: string;
  /** A folder that is emptied when the job ends. */
  readonly temporary: string;
}

/** The reason of `Runner.cancelled`. */
export class Cancelled extends UserError {
  readonly signal: NodeJS.Signals;
  constructor(signal: NodeJS.Signals) {
    super(`The workflow was cancelled (${signal}).`);
    this.signal = signal;
  }
}
