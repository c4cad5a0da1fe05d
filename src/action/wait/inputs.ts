import { InputError } from '../../errors.ts';
import { parseCommit, readTarget } from '../builds/commit.ts';
import type { WaitingInputs } from '../builds/inputs.ts';
import { type CommitStatusInputs, requireWholeHash } from '../commit-status/inputs.ts';
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
import { createInputReader, type InputReader } from '../inputs/reader.ts';
import type { Runner } from '../runner/runner.ts';
import { readStepInputs } from '../step/inputs.ts';
import type { CommitSearch } from './find.ts';

/** Which builds to wait for. */
export type WaitFor =
  | {
      readonly kind: 'byId';
      readonly buildIds: readonly string[];
      /** Narrows look-ups in the list of builds where the service does not name the application. */
      readonly appId: string | undefined;
      /** Only where the input names it. */
      readonly commit: string | undefined;
    }
  | ({ readonly kind: 'byCommit' } & CommitSearch)
  /** None: on a schedule, the statuses of builds that have ended are settled. */
  | { readonly kind: 'statuses'; readonly appId: string; readonly commitStatus: CommitStatusInputs };

/**
 * Reads all inputs of the action.
 *
 * @throws InputError; ForkRefused, before the token is read: a fork has none
 */
export function readWaitInputs(runner: Runner) {
  const inputs = createInputReader(runner);
  const { event } = runner.run;
  const ref = readRef(inputs);
  const hasIds = inputs.text('buildId') !== '';
  if (!hasIds && (!ref || 'branch' in ref)) refuseFork(event, ref?.branch);
  const step = readStepInputs(inputs, { runner, cancelAbandoned: 'false' });
  const { waiting, commitStatus } = step;
  const commit = inputs.optional('commit', parseCommit);
  if (commitStatus && commit !== undefined) requireWholeHash(commit);
  const isForAll = event.name === 'schedule' && inputs.present(['buildId', 'workflowId']).length === 0;
  return {
    ...step,
    wait: true,
    waitFor:
      commitStatus && isForAll
        ? readStatuses(inputs, commitStatus)
        : hasIds
          ? readById(inputs)
          : readSearch(inputs, { event, waiting }),
  };
}

const advice =
  "Set buildId, or set appId and workflowId to find the newest builds of the event's commit. For another commit, also set commit, and branch or tag.";

function readById(inputs: InputReader): WaitFor {
  const others = ['workflowId', 'branch', 'tag'].filter((name) => inputs.text(name) !== '');
  if (others.length > 0)
    throw new InputError(
      ['buildId', ...others],
      `The buildId input cannot be used together with ${others.join(', ')}. ${advice}`,
    );
  // The output buildIds of another step can be passed on unchanged.
  const buildIds = inputs.value('buildId', parseBuildIds, '');
  return {
    kind: 'byId',
    buildIds,
    appId: inputs.optional('appId', parseAppId),
    commit: inputs.optional('commit', parseCommit),
  };
}

function readStatuses(inputs: InputReader, commitStatus: CommitStatusInputs): WaitFor {
  const appId = inputs.optional('appId', parseAppId);
  if (appId !== undefined) return { kind: 'statuses', appId, commitStatus };
  throw new InputError(
    ['appId', 'commitStatus'],
    "The appId input is required for commitStatus on a schedule. The step updates the pending statuses of this application's builds.",
  );
}

function readSearch(
  inputs: InputReader,
  { event, waiting }: { event: RunEvent; waiting: WaitingInputs },
): WaitFor {
  const appId = inputs.optional('appId', parseAppId);
  if (appId === undefined || inputs.text('workflowId') === '')
    throw new InputError(
      ['buildId', 'appId', 'workflowId'],
      `Set the buildId input, or appId and workflowId. ${advice}`,
    );
  const workflowIds = readWorkflowIds(inputs);
  const { ref, commit } = readSubject(inputs, event);
  const findTimeout = inputs.value('findTimeout', durationBetween('1s', '365d'), '10m');
  const { pollInterval, timeout } = waiting;
  const ifNotFound = inputs.value('ifNotFound', oneOf(['error', 'ignore']), 'error');
  return {
    ...{ kind: 'byCommit', appId, workflowIds, ref, commit, pullRequests: ownHeads(event), ifNotFound },
    ...{ findTimeout: Math.min(findTimeout, timeout), pollInterval },
  };
}

/** A commit alone identifies the builds: the event may be for another ref. */
function readSubject(inputs: InputReader, event: RunEvent): Pick<CommitSearch, 'ref' | 'commit'> {
  const ref = readRef(inputs);
  const commit = inputs.optional('commit', parseCommit);
  if (commit !== undefined && !ref) return { ref, commit };
  const target = readTarget(inputs, { event, ref });
  if (target.sha !== undefined) return { ref: target.ref, commit: target.sha };
  throw new InputError(
    ['commit', 'branch', 'tag'],
    "The commit input is required if branch or tag differs from the event's branch or tag. It determines which build to wait for.",
  );
}
