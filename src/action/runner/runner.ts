import { UserError } from '../../errors.ts';
import type { RunContext } from '../event/run-context.ts';
import type { Redactor } from '../text/redaction.ts';
import type { OutputValue } from './outputs.ts';

/** GitHub Actions as a port: all that an action reads from its runner and writes to it. */
export interface Runner {
  /** The value of an input, without surrounding white space; empty without the input. */
  input(name: string): string;
  /** Writes an output at once (`Outputs.set`); GitHub reads it when the step has ended. */
  setOutput(name: string, value: OutputValue): void;
  /** Warns once of the outputs that had to be shortened, when all have their last values. */
  warnOfShortenedOutputs(): void;
  /** Masks a value, then writes it as an output unredacted, for other steps. */
  setSecretOutput(name: string, value: string): void;
  /** Saves a value for the `post` step of the same action. Never a secret. */
  saveState(name: string, value: string): void;
  /** Empty if the main step saved nothing. */
  state(name: string): string;
  /** Hides a value in everything that this process and GitHub print from now on. */
  mask(secret: string): void;
  /** Hides what was masked; everything that leaves the process passes through it. */
  readonly redactor: Redactor;
  readonly log: Log;
  /** The address of the page of this action's repository that says more about an error, where there is one. */
  helpPage(error: Error): string | undefined;
  /** Appends Markdown to the job summary. If that fails, it is only a warning. */
  writeSummary(markdown: string): Promise<void>;
  /** The event, repository and ids of the run. */
  readonly run: RunContext;
  /** Aborted with the reason `Cancelled` when the workflow is cancelled (SIGINT, SIGTERM). */
  readonly cancelled: AbortSignal;
}

/** The inputs that hold a secret. A runner masks them first of all: nothing may be printed before it. */
export const secretInputs = ['token', 'githubToken', 'sshKeyPassphrase'];

/** The log of the step. Hostile text in it cannot become a command or a second line, or show a secret. */
export interface Log {
  info(line: string): void;
  /** Shown only when the run has debug logging. */
  debug(line: string): void;
  notice(message: string, options?: AnnotationOptions): void;
  warning(message: string, options?: AnnotationOptions): void;
  error(message: string, options?: AnnotationOptions): void;
  /** How many more annotations of a kind GitHub shows for this step. */
  room(kind: Annotation['kind']): number;
  /** Lines in a collapsed group with a title. */
  group(title: string, lines: readonly string[]): void;
}

export interface AnnotationOptions {
  readonly title?: string;
  /** Relative to the repository; left out if it cannot be that. */
  readonly file?: string;
  /** Counted from 1; left out without `file`. */
  readonly line?: number;
  readonly column?: number;
}

/** The reason of `Runner.cancelled`. */
export class Cancelled extends UserError {
  constructor(signal: NodeJS.Signals) {
    super(`The workflow was cancelled (${signal}).`);
  }
}

/** For the runner's log: `log.error(message, { title, … })`, `log.warning(…)` or `log.notice(…)`; both texts are safe to show. */
export interface Annotation extends AnnotationOptions {
  readonly kind: 'error' | 'warning' | 'notice';
  readonly message: string;
}

/** @returns how many of them are errors */
export function showAnnotations(log: Log, shown: readonly Annotation[]): number {
  for (const { kind, message, ...options } of shown) log[kind](message, options);
  return shown.filter(({ kind }) => kind === 'error').length;
}

/** Annotations of each kind that GitHub shows for a step (docs/hosted-service.md, "GitHub: logs, summaries and comments"). */
export const mostAnnotations = 10;

const page = 'docs/troubleshooting.md';

/**
 * The address of the section of docs/troubleshooting.md that says more about an error, in the repository and version of
 * the action that runs. GitHub sets neither for an action of the workspace (`uses: ./…`): then there is none.
 */
export function helpPage(error: Error, env: NodeJS.ProcessEnv): string | undefined {
  const { GITHUB_ACTION_REPOSITORY: repository, GITHUB_ACTION_REF: ref } = env;
  if (!(error instanceof UserError) || !error.help || !repository || !ref) return undefined;
  const path = [repository, 'blob', ref, page].flatMap((part) => part.split('/')).map(encodeURIComponent);
  return `${env.GITHUB_SERVER_URL ?? 'https://github.com'}/${path.join('/')}#${error.help}`;
}
