import { EOL } from 'node:os';
import * as core from '@actions/core';
import { createRedactor } from '../../core/report/redaction.ts';
import { messageOf } from '../../errors.ts';
import type { RunContext, Runner } from '../runner.ts';
import { cancellation } from './cancellation.ts';
import { createLog, type Escapes } from './log.ts';
import { readRunContext } from './run-context.ts';

/** The real runner: GitHub's environment variables, command files and workflow commands, through @actions/core. */
export function createGithubRunner({ escapes, env }: { escapes: Escapes; env: NodeJS.ProcessEnv }): Runner {
  const redactor = createRedactor();
  const log = createLog({ escapes, redact: redactor.redact });
  let run: RunContext | undefined;
  const mask = (secret: string): void => {
    if (secret === '') return;
    core.setSecret(secret);
    redactor.addSecret(secret);
  };
  return {
    input: (name) => core.getInput(name),
    setOutput: (name, value) => core.setOutput(name, redactor.redact(value)),
    setSecretOutput(name, value) {
      mask(value);
      core.setOutput(name, value);
    },
    saveState: (name, value) => core.saveState(name, value),
    state: (name) => core.getState(name),
    mask,
    redactor,
    log,
    async writeSummary(markdown) {
      // Without the file, the runner is one that shows no summaries; nothing is lost that the log does not say.
      if (!env.GITHUB_STEP_SUMMARY) return;
      try {
        await core.summary.addRaw(redactor.redact(markdown) + EOL).write();
      } catch (error) {
        log.warning(`The job summary could not be written. ${messageOf(error)}`);
      }
    },
    /** Read when it is asked for: only then somebody is there who tells the user what is wrong with it. */
    get run() {
      run ??= readRunContext(env);
      return run;
    },
    cancelled: cancellation(process),
  };
}
