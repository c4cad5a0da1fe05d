import type { Ref } from '../../contract/values.ts';
import { parseCommit, readTarget } from '../builds/commit.ts';
import { requireWholeHash } from '../commit-status/inputs.ts';
import { ownHeads, type RunEvent } from '../event/run-event.ts';
import { refuseFork } from '../event/target.ts';
import {
  durationBetween,
  oneOf,
  parseAppId,
  parseBuildIds,
  readRef,
  readWorkflowIds,
} from '../inputs/parsers.ts';
import { type InputReader, readInputs } from '../inputs/reader.ts';
import type { Runner } from '../runner/runner.ts';
import { readStepInputs, type StepInputs } from '../step/inputs.ts';

export type WaitFor = Readonly<ReturnType<typeof readWaitFor>>;

/** Reads all inputs of the action. @throws InputError; ForkRefused, alone: a fork has no token */
export function readWaitInputs(runner: Runner) {
  return readInputs(runner, (inputs) => {
    const { event } = runner.run;
    const ref = readRef(inputs);
    if (inputs.present(['buildId', ...(ref ? [] : ['branch', 'tag'])]).length === 0) refuseFork(event, ref);
    const step = readStepInputs(inputs, { runner, cancelAbandoned: 'false', statuses: 'several' });
    return { ...step, wait: true, waitFor: readWaitFor(inputs, { ...step, event, ref }) };
  });
}

const advice =
  "Set buildId, or set appId and workflowId to find the newest builds of the event's commit. For another commit, also set commit, and branch or tag. With commitStatus on a schedule, appId is enough.";

interface WaitForOptions extends Pick<StepInputs, 'commitStatus' | 'waiting'> {
  readonly event: RunEvent;
  readonly ref: Ref | undefined;
}

function readWaitFor(inputs: InputReader, { commitStatus, waiting, event, ref }: WaitForOptions) {
  const appId = inputs.optional('appId', parseAppId);
  const commit = inputs.optional('commit', parseCommit);
  if (commitStatus && commit !== undefined) requireWholeHash(inputs, commit);
  const findTimeout = inputs.value('findTimeout', durationBetween('1s', '365d'), '10m');
  const ifNotFound = inputs.value('ifNotFound', oneOf(['error', 'ignore']), 'error');
  if (inputs.present(['buildId']).length > 0) {
    // The output buildIds of another step can be passed on unchanged.
    const buildIds = inputs.needed('buildId', parseBuildIds);
    const others = inputs.present(['workflowId', 'branch', 'tag']);
    // The application narrows look-ups in the list of builds, where the service does not name it.
    if (others.length === 0) return { kind: 'byId' as const, buildIds, appId, commit };
    const both = `The buildId input cannot be used together with ${others.join(', ')}.`;
    return inputs.fail(`${both} ${advice}`);
  }
  const isWorkflowSet = inputs.text('workflowId') !== '';
  // No builds to wait for: the statuses of those that have ended are settled.
  if (event.name === 'schedule' && commitStatus && appId !== undefined && !isWorkflowSet)
    return { kind: 'statuses' as const, appId, commitStatus };
  const workflowIds = isWorkflowSet ? readWorkflowIds(inputs) : [];
  if (appId === undefined || !isWorkflowSet)
    return inputs.fail(`Set the buildId input, or appId and workflowId. ${advice}`, ['appId', 'workflowId']);
  // A commit alone identifies the builds: the event may be for another ref.
  const target = commit !== undefined && !ref ? { ref, sha: commit } : readTarget(inputs, { event, ref });
  if (target.sha === undefined)
    return inputs.fail(
      "The commit input is required if branch or tag differs from the event's branch or tag. It determines which build to wait for.",
      ['commit', 'branch', 'tag'],
    );
  const { pollInterval, timeout } = waiting;
  return {
    kind: 'byCommit' as const,
    appId,
    workflowIds,
    /** Builds of this branch or tag come first: another ref may be at the same commit. */
    ref: target.ref,
    commit: target.sha,
    /** Only a build for one of these pull requests may prove the commit: others may come from a fork. */
    pullRequests: ownHeads(event),
    /** How long to look for the builds that are not there yet, in milliseconds. */
    findTimeout: Math.min(findTimeout, timeout),
    pollInterval,
    ifNotFound,
  };
}
