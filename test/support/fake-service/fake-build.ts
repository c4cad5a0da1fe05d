import { formatTimestamp } from '../../../src/contract/values.ts';

/** The course of a build that nobody cancels, in milliseconds. */
export interface BuildPlan {
  readonly queuedMs: number;
  readonly runningMs: number;
  readonly end: 'finished' | 'failed' | 'warning' | 'skipped' | 'timeout';
  /** The name of its only artefact. Default: `app.apk`. */
  readonly file?: string;
  /** The steps, one after the other from the start of the build; without them, the record has no steps. */
  readonly steps?: readonly StepPlan[];
}

export interface StepPlan {
  readonly name: string;
  readonly takesMs: number;
  readonly end?: 'success' | 'failed';
}

/** What the service reports of a build in addition to docs/api.md (docs/hosted-service.md, "The record of a build"). */
export interface Candour {
  /** Default: `kept`. */
  readonly labels?: 'told' | 'kept';
  /** The answer of `GET /builds/:id`, or the record in it. Default: `contract`. */
  readonly alone?: 'whole' | 'contract' | ((record: BuildRecord) => object);
  /** Default: `kept`. */
  readonly commits?: 'told' | 'kept';
  /** A field that is left out of all records. */
  readonly missing?: string | undefined;
}

/** A build in the list. */
export type BuildRecord = Readonly<Record<string, unknown>> & { readonly _id: string };

/** A record with all fields of the contract. */
export function listedBuild(id: string, more: Readonly<Record<string, unknown>> = {}): BuildRecord {
  return {
    ...{ _id: id, appId: 'app', workflowId: 'android', branch: 'main', tag: null, status: 'finished' },
    startedAt: '2026-11-12T14:00:00.000+0000',
    ...more,
  };
}

export function lacking({ _id, ...others }: BuildRecord, ...fields: readonly string[]): BuildRecord {
  return { _id, ...Object.fromEntries(Object.entries(others).filter(([name]) => !fields.includes(name))) };
}

/** The commit of all branches and tags at a given time. */
export type TipAt = (at: number) => string;

/** The states of a running build, in order. `polishing` is not in the contract. */
const working = ['preparing', 'fetching', 'building', 'polishing', 'publishing', 'finishing'];

/** The state of the build depends only on the time. */
export class FakeBuild {
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

  /** The commit of its branch or tag at the start of the build. */
  get commit(): string {
    return this.#tipAt(this.#startsAt);
  }

  /** Returns false if the build had already ended. */
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

  /** The final state, as far as it is known now. */
  get end(): string {
    return this.#canceledAt < this.#endsAt ? 'canceled' : this.#plan.end;
  }

  /** @param origin where its artefacts are */
  record(at: number, origin: string, { labels, commits, missing = '' }: Candour): BuildRecord {
    const { appId, branch = null, tag = null, pullRequest } = this.request;
    const { file = 'app.apk' } = this.#plan;
    const app = { name: file, url: `${origin}/artifacts/${this.id}/x/${file}` };
    const whole = {
      ...{ _id: this.id, appId, workflowId: this.workflowId, branch, tag, status: this.status(at) },
      ...(at >= this.#startsAt ? { startedAt: formatTimestamp(this.#startsAt) } : {}),
      ...(this.hasEnded(at) ? { finishedAt: formatTimestamp(this.endsAt) } : {}),
      ...(labels === 'told' ? { labels: this.labels, createdAt: formatTimestamp(this.createdAt) } : {}),
      ...(commits === 'told' && at >= this.#startsAt ? { commit: { hash: this.commit } } : {}),
      ...(pullRequest ? { pullRequest } : {}),
      ...(this.#plan.steps ? { buildActions: this.#steps(at, this.#plan.steps) } : {}),
      artefacts: this.hasEnded(at) && this.end === 'finished' ? [app] : [],
    };
    return lacking(whole, missing);
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

  /** The time of its end, as far as it is known now. */
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
