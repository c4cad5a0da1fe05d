/**
 * Everything that the log, the summary, the comment and the outputs say, as data. Texts in here come from the service,
 * the repository or the event and are hostile until the place that shows them has escaped them.
 */
import type { Ref } from '../refs.ts';

/** An artefact as it is reported. Names are those of the output `artefacts`. */
export interface ReportedArtefact {
  readonly buildId: string;
  readonly workflowId: string;
  readonly name: string;
  readonly type?: string;
  /** Bytes. */
  readonly size?: number;
  readonly md5?: string;
  /** Needs the token. */
  readonly url: string;
  readonly packageName?: string;
  readonly versionName?: string;
  /** Works for everybody until `expiresAt`. */
  readonly publicUrl?: string;
  /** ISO 8601. */
  readonly expiresAt?: string;
  /** A picture of `publicUrl` as a QR code, which GitHub itself serves. */
  readonly qrCodeUrl?: string;
  /** Where the download is, when there was one. */
  readonly path?: string;
  /** Why the download is not there, when it failed. */
  readonly downloadFailure?: string;
}

/** A state as this step saw it begin. */
export interface StateChange {
  readonly state: string;
  /** Milliseconds since the Unix epoch. */
  readonly at: number;
}

/** The step of a build that failed, where the service tells steps. */
export interface FailedStep {
  readonly name: string;
  /** Milliseconds. */
  readonly duration?: number;
  /** The end of its log, markup stripped and secrets redacted; for log and summary only. */
  readonly logTail?: readonly string[];
}

/** Why a build did not end well: the reason in one line, and the step behind it. */
export interface BuildFailure {
  readonly reason: string;
  readonly step?: FailedStep;
}

/** One workflow of this step, as it stands now. */
export interface WorkflowReport {
  readonly workflowId: string;
  /** The application, where it is another than the step's. */
  readonly appId?: string;
  /** The workflow's display name, where the service tells it. */
  readonly name?: string;
  /** Absent while the start has not been answered, and when it was refused. */
  readonly buildId?: string;
  /** Found without this step's label: it may be somebody else's build, and is never cancelled by this step. */
  readonly adopted?: true;
  /** The last state that is known; `undefined` when the build was never started. */
  readonly status?: string;
  /** In the order of time; the first is when the start was answered. */
  readonly changes: readonly StateChange[];
  /** Milliseconds since the Unix epoch, by the service's word where it has one, otherwise by this step's. */
  readonly startedAt?: number;
  readonly finishedAt?: number;
  /** The commit that the service says it built. */
  readonly commit?: string;
  /** The page of the build, only where its address is known. */
  readonly pageUrl?: string;
  /** Such as "about 4 min left, as the last 12 builds took 9 to 14 min"; only while it runs. */
  readonly estimate?: string;
  readonly failure?: BuildFailure;
  /** Steps that failed in a build that did not: their failure was ignored. */
  readonly ignoredFailures: readonly FailedStep[];
  readonly artefacts: readonly ReportedArtefact[];
}

/** The whole step. */
export interface StepReport {
  readonly appId: string;
  readonly appName?: string;
  /** Absent where the step waits for builds of several refs, or the service does not tell them. */
  readonly ref?: Ref;
  /** The commit of the event. */
  readonly commit?: string;
  /** Milliseconds since the Unix epoch. */
  readonly startedAt: number;
  /** Set when the step has ended. */
  readonly finishedAt?: number;
  /** The worst state of all builds; `undefined` when no build was started. */
  readonly status?: string;
  /** In the order of the input. */
  readonly workflows: readonly WorkflowReport[];
}
