import { EOL } from 'node:os';
import * as core from '@actions/core';
import { messageOf, UserError } from '../../errors.ts';
import { readRunContext } from '../event/run-context.ts';
import { isRepositoryPath } from '../text/addresses.ts';
import { createRedactor, type Redact } from '../text/redaction.ts';
import { annotationMessage, annotationTitle, logLine } from '../text/visible.ts';
import { createOutputs } from './outputs.ts';
import {
  type AnnotationOptions,
  Cancelled,
  helpPage,
  type Log,
  mostAnnotations,
  type Runner,
  secretInputs,
} from './runner.ts';

function writeTo(variable: 'GITHUB_OUTPUT' | 'GITHUB_STATE', write: () => void): void {
  try {
    write();
  } catch (cause) {
    throw new UserError(
      `Cannot write to the file in the ${variable} environment variable (${messageOf(cause)}). The runner sets this variable for each step. Check whether the workflow changed it, and check the runner's disk.`,
      { cause },
    );
  }
}

/** The real runner: GitHub's environment variables, command files and workflow commands, through @actions/core. */
export function createGithubRunner(env: NodeJS.ProcessEnv): Runner {
  const redactor = createRedactor();
  const log = createLog(redactor.redact);
  const writeOutput = (name: string, text: string): void =>
    writeTo('GITHUB_OUTPUT', () => core.setOutput(name, text));
  const outputs = createOutputs(redactor.redact, writeOutput);
  const mask = (secret: string): void => {
    if (secret === '') return;
    core.setSecret(secret);
    redactor.addSecret(secret);
  };
  for (const name of secretInputs) mask(core.getInput(name));
  return {
    input: (name) => core.getInput(name),
    setOutput: outputs.set,
    warnOfShortenedOutputs: () => outputs.warnOfShortened(log.warning),
    setSecretOutput(name, value) {
      mask(value);
      writeOutput(name, value);
    },
    saveState: (name, value) => writeTo('GITHUB_STATE', () => core.saveState(name, value)),
    state: (name) => core.getState(name),
    mask,
    redactor,
    log,
    helpPage: (error) => helpPage(error, env),
    async writeSummary(markdown) {
      // A runner without this variable has no summaries; the log has the same content.
      if (!env.GITHUB_STEP_SUMMARY) return;
      try {
        await core.summary.addRaw(redactor.redact(markdown) + EOL).write();
      } catch (error) {
        log.warning(`The job summary could not be written. ${messageOf(error)}`);
      }
    },
    run: readRunContext(env, log.warning),
    cancelled: cancellation(process),
  };
}

function createLog(redact: Redact): Log {
  const line = (text: string): string => logLine(redact(text));
  const room = { error: mostAnnotations, warning: mostAnnotations, notice: mostAnnotations };
  const annotate =
    (kind: keyof typeof room, write: typeof core.error): Log['error'] =>
    (message, options = {}) => {
      room[kind] -= 1;
      write(annotationMessage(redact(message).split('\n')), {
        ...(options.title === undefined ? {} : { title: annotationTitle(redact(options.title)) }),
        ...placeProperties(options, redact),
      });
    };
  return {
    info: (text) => core.info(line(text)),
    debug: (text) => core.debug(line(text)),
    notice: annotate('notice', core.notice),
    warning: annotate('warning', core.warning),
    error: annotate('error', core.error),
    room: (kind) => Math.max(0, room[kind]),
    group(title, lines) {
      core.startGroup(line(title));
      // One write: a pipe that is read slowly would keep a request in memory for each line.
      if (lines.length > 0) core.info(lines.map(line).join(EOL));
      core.endGroup();
    },
  };
}

/** @actions/core encodes what would end the property: `%`, `:`, `,` and line breaks. A path that holds a secret is left out. */
function placeProperties(
  { file, line, column }: AnnotationOptions,
  redact: Redact,
): core.AnnotationProperties {
  if (file === undefined || !isRepositoryPath(file) || redact(file) !== file) return {};
  return {
    file,
    ...(line === undefined ? {} : { startLine: line }),
    ...(line === undefined || column === undefined ? {} : { startColumn: column }),
  };
}

/** The exit code with which a shell reports a process that SIGINT ended. */
const endedBySignal = 130;

/**
 * A signal that is aborted at the first SIGINT or SIGTERM. When a workflow is cancelled, GitHub sends SIGINT, SIGTERM
 * 7.5 s later, and kills 2.5 s after that. The first leaves time to cancel what was started; a second one ends the
 * process at once, and the post step does the rest. On Windows the second one is Ctrl+Break (actions/runner,
 * `ProcessInvoker`), which Node calls SIGBREAK.
 */
export function cancellation(process: Pick<NodeJS.Process, 'on' | 'exit'>): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGBREAK'] as const) {
    process.on(name, () => {
      if (controller.signal.aborted) process.exit(endedBySignal);
      controller.abort(new Cancelled(name));
    });
  }
  return controller.signal;
}
