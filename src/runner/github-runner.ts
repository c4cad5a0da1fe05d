import { EOL } from 'node:os';
import * as core from '@actions/core';
import { cancellation } from './cancellation.ts';
import { createLog, type Escapes } from './log.ts';
import { createRedactor } from './redactor.ts';
import { readRunContext } from './run-context.ts';
import type { Runner } from './runner.ts';

/** The real runner: GitHub's environment variables, command files and workflow commands, through @actions/core. */
export function createGithubRunner({ escapes, env }: { escapes: Escapes; env: NodeJS.ProcessEnv }): Runner {
  const redactor = createRedactor();
  return {
    input: (name) => core.getInput(name),
    setOutput: (name, value) => core.setOutput(name, redactor.redact(value)),
    saveState: (name, value) => core.saveState(name, value),
    state: (name) => core.getState(name),
    mask(secret) {
      if (secret === '') return;
      core.setSecret(secret);
      redactor.add(secret);
    },
    log: createLog({ escapes, redact: redactor.redact }),
    async writeSummary(markdown) {
      // Without the file, the runner is one that shows no summaries; nothing is lost that the log does not say.
      if (env.GITHUB_STEP_SUMMARY) await core.summary.addRaw(redactor.redact(markdown) + EOL).write();
    },
    run: readRunContext(env),
    cancelled: cancellation(process),
  };
}
