import { steadyMoments } from '../../clock.ts';
import type { Ref } from '../../contract/values.ts';
import { InputError } from '../../errors.ts';
import type { ActionContext, StepContext } from '../context.ts';
import { commitOfEvent, type RunEvent } from '../event/run-event.ts';
import { targetOfRef } from '../event/target.ts';
import { noteOtherCommits, parseCommit, readIfCommitDiffers } from '../follow/commit.ts';
import { readWaiting } from '../follow/inputs.ts';
import { logChanges } from '../follow/log.ts';
import { readComment } from '../github/inputs.ts';
import { openPullRequestComment } from '../github/pull-request-comment.ts';
import { maskSecrets, readConnection } from '../inputs/connection.ts';
import { parseIds } from '../inputs/lists.ts';
import { parseAppId } from '../inputs/parsers.ts';
import { createInputReader, type InputReader } from '../inputs/reader.ts';
import { createReportStore } from '../report/report-store.ts';
import { createGrace } from '../runner/grace.ts';
import type { Runner } from '../runner/runner.ts';
import { waitingLine } from '../show/lines.ts';
import { conclude, publishOutputs } from '../step/conclude.ts';
import { follow } from '../step/follow.ts';
import { readAfterBuild } from '../step/inputs.ts';
import { identify } from './identify.ts';

/**
 * Waits for builds that another step or a person started, and reports their results like the build action.
 *
 * @returns whether the step has succeeded
 * @throws InputError before any request
 */
export async function wait({ runner, connect, clock, random, limits }: ActionContext): Promise<boolean> {
  const grace = createGrace({ clock, cancelled: runner.cancelled });
  maskSecrets(runner, ['token', 'githubToken']);
  const inputs = readWaitInputs(runner);
  const { event } = runner.run;
  const { waiting, afterBuild } = inputs;
  const { baseUrl } = inputs.connection;
  const client = connect(inputs.connection);
  const given = { buildIds: inputs.buildIds, appId: inputs.appId, baseUrl, waiting };
  const [begun, now] = [clock.monotonic(), steadyMoments(clock)];
  const report = await identify({ runner, client, clock, limits }, { ...given, startedAt: now() });
  const store = createReportStore(report, { redact: runner.redactor.redact, now });
  const context: StepContext = { runner, client, clock, limits, store, grace };
  const comment = openPullRequestComment(context, { inputs: inputs.comment, random });

  runner.log.info(waitingLine(store.report));
  const progress = logChanges(context);
  const { ifCommitDiffers } = inputs;
  const commit = { meant: inputs.commit ?? commitOfRef(event, store.unredacted.ref), ifCommitDiffers };
  noteOtherCommits(context, commit);
  publishOutputs(context);
  const waitedMs = clock.monotonic() - begun;
  const end = await follow(context, { comment, progress, waiting, commit, waitedMs, afterBuild, baseUrl });
  const runCommit = inputs.commit ?? commitOfEvent(event);
  return conclude(context, { end, comment, runCommit, waiting, afterBuild });
}

/**
 * The commit of the event, where that is the one that the builds should be of: not where they are of another branch or tag,
 * and not on an event that a script sent or a schedule made, which is for no commit.
 */
function commitOfRef(event: RunEvent, ref: Ref | undefined): string | undefined {
  const isForCommit = !['workflow_dispatch', 'repository_dispatch', 'schedule'].includes(event.name ?? '');
  if (!isForCommit) return undefined;
  return ref ? targetOfRef(event, ref).sha : commitOfEvent(event);
}

/** @throws InputError */
export function readWaitInputs(runner: Runner) {
  const inputs = createInputReader(runner);
  return {
    connection: readConnection(inputs, runner),
    buildIds: readBuildIds(inputs),
    /** Narrows look-ups in the list of builds where the service does not name the application. */
    appId: inputs.optional('appId', parseAppId),
    commit: inputs.optional('commit', parseCommit),
    ifCommitDiffers: readIfCommitDiffers(inputs),
    waiting: readWaiting(inputs, { cancelAbandoned: 'false' }),
    afterBuild: readAfterBuild(inputs, runner.run),
    comment: readComment(inputs),
  };
}

function readBuildIds(inputs: InputReader): string[] {
  const advice = 'Expected the id of one build, or of several, one per line or separated by commas.';
  inputs.required('buildId', advice);
  // The output buildIds of another step can be passed on unchanged.
  const ids = inputs.value('buildId', parseIds, '');
  if (ids.length === 0) throw new InputError(['buildId'], `Input buildId has no build id. ${advice}`);
  return [...new Set(ids)];
}
