import { UserError } from '../../errors.ts';
import { InputError } from '../input/errors.ts';
import { branchName, type Ref } from '../refs.ts';

/** What GitHub says started the run. Payloads are hostile: every field is read with care. */
export interface TriggerEvent {
  readonly eventName: string;
  readonly payload: Readonly<Record<string, unknown>>;
  /** Full ref of the run. */
  readonly ref: string;
  readonly sha: string;
}

/** What is built, and the commit that the event is about. */
export interface Target {
  readonly ref: Ref;
  readonly sha: string | undefined;
}

/** The pull request comes from a fork, whose branches the service cannot clone. */
export class ForkRefused extends UserError {
  constructor(branch: string) {
    super(
      `The head branch ${JSON.stringify(branch)} is in a fork. The service clones the base repository, where a branch of that name is somebody else's work, so no build is started. Build it after the merge, or push the branch to the base repository.`,
    );
  }
}

const asksForInputs = 'Give the input branch or tag.';

/**
 * What to build, from the event (README.md, "What is built").
 *
 * @throws ForkRefused for a head in a fork; InputError for an event whose ref is only the default branch
 */
export function targetOfEvent(event: TriggerEvent): Target {
  const { payload } = event;
  switch (event.eventName) {
    case 'pull_request':
    case 'pull_request_target':
    case 'pull_request_review': {
      const head = field(payload, 'pull_request', 'head');
      return { ref: { branch: needed(text(head, 'ref'), event) }, sha: text(head, 'sha') };
    }
    case 'workflow_run': {
      const run = field(payload, 'workflow_run');
      return { ref: { branch: needed(text(run, 'head_branch'), event) }, sha: text(run, 'head_sha') };
    }
    case 'release':
      return {
        ref: { tag: needed(text(field(payload, 'release'), 'tag_name'), event) },
        sha: event.sha || undefined,
      };
    case 'merge_group':
      return {
        ref: refOf(text(field(payload, 'merge_group'), 'head_ref') ?? event.ref, event),
        sha: text(field(payload, 'merge_group'), 'head_sha') ?? event.sha,
      };
    case 'push':
      // The tip of an annotated tag is the tag itself; the commit behind it stands in the payload.
      return {
        ref: refOf(event.ref, event),
        sha: text(field(payload, 'head_commit'), 'id') ?? (event.sha || undefined),
      };
    case 'workflow_dispatch':
    case 'schedule':
    case 'repository_dispatch':
      return { ref: refOf(event.ref, event), sha: event.sha || undefined };
    default:
      throw new InputError(
        ['branch', 'tag'],
        event.eventName === ''
          ? `No event says what to build. ${asksForInputs}`
          : `The event ${event.eventName} does not say what to build: the ref of its run is only the default branch. ${asksForInputs}`,
      );
  }
}

/**
 * Refuses every event whose payload has a pull request, or a run for one, with its head in a fork. An event such as
 * `issue_comment` tells no head: a fork is not seen there.
 *
 * @param branch the input, by its short or its full name; one that names another branch than the fork's head is the user's own choice
 * @throws ForkRefused
 */
export function refuseFork(event: TriggerEvent, branch: string | undefined): void {
  const head = headOfFork(event);
  if (head === undefined) return;
  // Compared by the short name: a service that understands full names would build the same branch.
  if (branch === undefined || branchName(branch) === branchName(head)) throw new ForkRefused(head);
}

function headOfFork({ eventName, payload }: TriggerEvent): string | undefined {
  const own = text(field(payload, 'repository'), 'full_name');
  const pull = field(payload, 'pull_request');
  if (typeof pull === 'object' && pull !== null) {
    const home = text(field(pull, 'head', 'repo'), 'full_name');
    const base = text(field(pull, 'base', 'repo'), 'full_name') ?? own;
    // A fork that was deleted leaves no repository behind: it is none of the base's branches either.
    return home === base && home !== undefined ? undefined : (text(field(pull, 'head'), 'ref') ?? '');
  }
  if (eventName !== 'workflow_run') return undefined;
  const run = field(payload, 'workflow_run');
  const home = text(field(run, 'head_repository'), 'full_name');
  return home === own && home !== undefined ? undefined : (text(run, 'head_branch') ?? '');
}

function refOf(full: string, event: TriggerEvent): Ref {
  if (full.startsWith('refs/heads/')) return { branch: full.slice('refs/heads/'.length) };
  if (full.startsWith('refs/tags/')) return { tag: full.slice('refs/tags/'.length) };
  return { branch: needed(undefined, event) };
}

function needed(value: string | undefined, { eventName }: TriggerEvent): string {
  if (value) return value;
  throw new InputError(
    ['branch', 'tag'],
    `The event ${eventName} names no branch and no tag. ${asksForInputs}`,
  );
}

function field(value: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>)[key] : undefined,
    value,
  );
}

function text(value: unknown, key: string): string | undefined {
  const found = field(value, key);
  return typeof found === 'string' && found !== '' ? found : undefined;
}
