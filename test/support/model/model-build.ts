import { formatTimestamp } from '../../../src/contract/values.ts';

/** How a build proceeds unless it is cancelled, in milliseconds. */
export interface BuildPlan {
  readonly queuedMs: number;
  readonly runningMs: number;
  readonly end: 'finished' | 'failed' | 'warning' | 'skipped' | 'timeout';
  /** One after the other from the start of the build; without them, the service tells no steps. */
  readonly steps?: readonly StepPlan[];
}

export interface StepPlan {
  readonly name: string;
  readonly takesMs: number;
  readonly end?: 'success' | 'failed';
}

/**
 * How much of what the service knows of a build it tells (docs/hosted-service.md, "The record of a build"); what
 * docs/api.md promises it always does.
 */
export interface Candour {
  readonly labels: 'told' | 'kept';
  /** For the single record in `GET /builds/:id`. */
  readonly alone: 'whole' | 'contract';
  /** Default: `kept`. */
  readonly commits?: 'told' | 'kept';
  /** A field that no record has. */
  readonly missing?: string | undefined;
}

/** The commit that branches and tags have at a time. */
export type TipAt = (at: number) => string;

/** The states of a running build, in order; the middle one is not in the contract. */
const working = ['preparing', 'fetching', 'building', 'polishing', 'publishing', 'finishing'];

/** A build of the model. Its state depends only on the time. */
export class ModelBuild {
  readonly id: string;
  readonly request: Readonly<Record<string, unknown>>;
  readonly labels: readonly string[];
  readonly createdAt: number;
  readonly #plan: BuildPlan;
  readonly #tipAt: TipAt;
  #canceledAt = Number.POSITIVE_INFINITY;

  constructor({
    id,
    request,
    plan,
    at,
    tipAt,
  }: {
    id: string;
    request: Readonly<Record<string, unknown>>;
    plan: BuildPlan;
    at: number;
    tipAt: TipAt;
  }) {
    this.id = id;
    this.request = request;
    this.labels = Array.isArray(request.labels) ? request.labels : [];
    this.createdAt = at;
    this.#plan = plan;
    this.#tipAt = tipAt;
  }

  get workflowId(): string {
    return String(this.request.workflowId);
  }

  /** The commit that it builds: what its branch or tag is when it begins. */
  get commit(): string {
    return this.#tipAt(this.#startsAt);
  }

  /** Ends the build. Returns false if it had already ended. */
  cancel(at: number): boolean {
    if (at >= this.endsAt) return false;
    this.#canceledAt = at;
    return true;
  }

  hasEnded(at: number): boolean {
    return at >= this.endsAt;
  }

  status(at: number): string {
    if (at >= this.#canceledAt) return 'canceled';
    if (at >= this.#endsAt) return this.#plan.end;
    const ran = at - this.#startsAt;
    if (ran < 0) return 'queued';
    return working[Math.floor((ran / this.#plan.runningMs) * working.length)] ?? 'finishing';
  }

  /** The final state, as known at this time. */
  get end(): string {
    return this.#canceledAt < this.#endsAt ? 'canceled' : this.#plan.end;
  }

  record(at: number, { labels, commits, missing }: Candour): Record<string, unknown> {
    const { appId, branch = null, tag = null, pullRequest } = this.request;
    const whole: Record<string, unknown> = {
      ...{ _id: this.id, appId, workflowId: this.workflowId, branch, tag, status: this.status(at) },
      ...(at >= this.#startsAt ? { startedAt: formatTimestamp(this.#startsAt) } : {}),
      ...(this.hasEnded(at) ? { finishedAt: formatTimestamp(this.endsAt) } : {}),
      ...(labels === 'told' ? { labels: this.labels, createdAt: formatTimestamp(this.createdAt) } : {}),
      ...(commits === 'told' && at >= this.#startsAt ? { commit: { hash: this.commit } } : {}),
      ...(pullRequest ? { pullRequest } : {}),
      ...(this.#plan.steps ? { buildActions: this.#steps(at, this.#plan.steps) } : {}),
      artefacts: this.hasEnded(at) && this.end === 'finished' ? ['app.apk'] : [],
    };
    return Object.fromEntries(Object.entries(whole).filter(([field]) => field !== missing));
  }

  #steps(at: number, plans: readonly StepPlan[]): unknown[] {
    let begins = this.#startsAt;
    return plans.map(({ name, takesMs, end = 'success' }, index) => {
      const startedAt = begins;
      begins += takesMs;
      return {
        ...{ _id: `s${index}`, name, type: name },
        status: at >= begins ? end : null,
        startedAt: at >= startedAt ? formatTimestamp(startedAt) : null,
        finishedAt: at >= begins ? formatTimestamp(begins) : null,
      };
    });
  }

  /** When it ends, as known at this time. */
  get endsAt(): number {
    return Math.min(this.#endsAt, this.#canceledAt);
  }

  get #startsAt(): number {
    return this.createdAt + this.#plan.queuedMs;
  }

  get #endsAt(): number {
    return this.#startsAt + this.#plan.runningMs;
  }
}
