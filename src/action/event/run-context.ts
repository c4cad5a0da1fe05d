import { existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { readRunEvent } from './run-event.ts';

export type RunContext = Readonly<ReturnType<typeof readRunContext>>;

/**
 * What the environment says about the run (GitHub's documentation, "Variables"). Outside GitHub, the texts that have no
 * default are empty.
 *
 * @param warn for an event file that cannot be read: runners other than GitHub's may leave it out
 */
export function readRunContext(env: NodeJS.ProcessEnv, warn: (message: string) => void) {
  return {
    event: readRunEvent({
      name: env.GITHUB_EVENT_NAME,
      ref: env.GITHUB_REF,
      sha: env.GITHUB_SHA,
      payload: readPayload(env.GITHUB_EVENT_PATH, warn),
    }),
    /** Whose run it is, such as `dependabot[bot]`. */
    actor: env.GITHUB_ACTOR ?? '',
    /** `owner/name`. */
    repository: env.GITHUB_REPOSITORY ?? '',
    runId: env.GITHUB_RUN_ID ?? '0',
    runAttempt: env.GITHUB_RUN_ATTEMPT ?? '1',
    /** The id of the job in the workflow file. */
    job: env.GITHUB_JOB ?? '',
    /** `owner/repo/.github/workflows/file.yml@ref`. */
    workflowRef: env.GITHUB_WORKFLOW_REF ?? '',
    /** The id of the step, or one that GitHub generated. */
    action: env.GITHUB_ACTION ?? '',
    serverUrl: env.GITHUB_SERVER_URL ?? 'https://github.com',
    apiUrl: env.GITHUB_API_URL ?? 'https://api.github.com',
    workspace: env.GITHUB_WORKSPACE || process.cwd(),
    /** A folder that is emptied when the job ends. */
    temporary: env.RUNNER_TEMP || tmpdir(),
  };
}

function readPayload(path: string | undefined, warn: (message: string) => void): unknown {
  if (!path) return undefined;
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    // Without the reason: JSON.parse quotes the text.
    const why = existsSync(path) ? 'could not be read as JSON' : 'does not exist';
    warn(
      `GITHUB_EVENT_PATH points to ${JSON.stringify(path)}, which ${why}. This step continues without the event's details.`,
    );
    return undefined;
  }
}
