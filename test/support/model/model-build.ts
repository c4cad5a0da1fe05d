import { formatTimestamp } from '../../../src/contract/timestamp.ts';

/** How a build goes when nobody cancels it; milliseconds. */
export interface BuildPlan {
  readonly queuedMs: number;
  readonly runningMs: number;
  readonly end: 'finished' | 'failed' | 'warning' | 'skipped' | 'timeout';
}

/**
 * How much of what the service knows of a build it tells (docs/hosted-service.md, "The record of a build"); what
 * docs/api.md promises it always does.
 */
export interface Candour {
  readonly labels: 'told' | 'kept';
  /** Where a record stands alone, in `GET /builds/:id`. */
  readonly alone: 'whole' | 'contract';
}

/** What is done while a build runs, in the order of time; the middle one is a state that the contract does not know. */
const working = ['preparing', 'fetching', 'building', 'polishing', 'publishing', 'finishing'];

/** A build of the model: where it is follows from the time alone. */
export class ModelBuild {
  readonly id: string;
  readonly request: Readonly<Record<string, unknown>>;
  readonly labels: readonly string[];
  readonly createdAt: number;
  readonly #plan: BuildPlan;
  #canceledAt = Number.POSITIVE_INFINITY;

  constructor({
    id,
    request,
    plan,
    at,
  }: { id: string; request: Readonly<Record<string, unknown>>; plan: BuildPlan; at: number }) {
    this.id = id;
    this.request = request;
    this.labels = Array.isArray(request.labels) ? request.labels : [];
    this.createdAt = at;
    this.#plan = plan;
  }

  get workflowId(): string {
    return String(this.request.workflowId);
  }

  /** Ends the build where it has not ended before; whether it had not. */
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

  /** The state that it stays in for ever, as far as is known at this time. */
  get end(): string {
    return this.#canceledAt < this.#endsAt ? 'canceled' : this.#plan.end;
  }

  record(at: number, { labels }: Candour): Record<string, unknown> {
    const { appId, branch = null, tag = null } = this.request;
    return {
      ...{ _id: this.id, appId, workflowId: this.workflowId, branch, tag, status: this.status(at) },
      ...(at >= this.#startsAt ? { startedAt: formatTimestamp(this.#startsAt) } : {}),
      ...(this.hasEnded(at) ? { finishedAt: formatTimestamp(this.endsAt) } : {}),
      ...(labels === 'told' ? { labels: this.labels, createdAt: formatTimestamp(this.createdAt) } : {}),
      artefacts: this.hasEnded(at) && this.end === 'finished' ? ['app.apk'] : [],
    };
  }

  /** When it ends, as far as is known. */
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
