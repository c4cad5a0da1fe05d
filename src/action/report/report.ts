/**
 * Everything that the log, the summary, the comment and the outputs show, as data. The texts come from the service, the
 * repository or the event, and are hostile until the place that shows them has escaped them.
 */

import type { AppStoreConnectStatus } from '../../contract/app-store-connect.ts';
import type { EndState, Ref } from '../../contract/values.ts';

/** An artefact as it is reported. Names are those of the output `artefacts`. */
export interface ReportedArtefact {
  /** `undefined` where the artefact was found by its address. */
  readonly buildId: string | undefined;
  /** `undefined` where the service does not name it. */
  readonly workflowId: string | undefined;
  readonly name: string;
  readonly type?: string;
  /** Bytes. */
  readonly size?: number;
  readonly md5?: string;
  /** Needs the token. */
  readonly url: string;
  readonly packageName?: string;
  readonly bundleId?: string;
  readonly versionName?: string;
  readonly versionCode?: string;
  /** Works without the token, until `expiresAt`. */
  readonly publicUrl?: string;
  /** ISO 8601. */
  readonly expiresAt?: string;
  /** The file that it was downloaded to. */
  readonly path?: string;
  readonly downloadFailure?: string;
  /** Bytes of the artefact that it is compared with, in the build of `sizeBase`. */
  readonly baseSize?: number;
  /** The value of `maxSizeIncrease`, where it grew by more. */
  readonly exceeds?: string;
}

/** The build that the sizes of a build's artefacts are compared with. */
export interface SizeBase {
  readonly branch: string;
  readonly buildId: string;
  /** The commit that the service says it built. */
  readonly commit?: string;
}

/** A step of a build, where the service lists steps. Times are the service's, in milliseconds since the Unix epoch. */
export type BuildStep =
  /** It has not begun; in a build that has ended, it never did. */
  | { readonly kind: 'waiting'; readonly name: string }
  /** It has begun; in a build that has ended, it was interrupted. */
  | { readonly kind: 'running'; readonly name: string; readonly startedAt: number }
  | EndedBuildStep;

export interface EndedBuildStep {
  readonly kind: 'ended';
  readonly name: string;
  /** The service's word: `success`, `failed`, `skipped`, `canceled`, or one that this code does not know. */
  readonly outcome: string;
  readonly startedAt?: number | undefined;
  readonly finishedAt?: number | undefined;
}

/** What a compiler or a test runner said in the log of a failed step. */
export interface Problem {
  /** Of a failed test, its name and why. */
  readonly message: string;
  /** Relative to the repository; absent where it lies elsewhere, or the log does not name it. */
  readonly file?: string;
  /** As the log has them. */
  readonly line?: number;
  readonly column?: number;
  /** The lines of the log that contain it, markup stripped and secrets redacted. */
  readonly lines?: readonly string[];
}

/** The step of a build that failed, where the service lists steps. */
export interface FailedBuildStep {
  readonly name: string;
  /** Milliseconds. */
  readonly duration?: number | undefined;
  /** The first problem first, each once; markup stripped and secrets redacted. */
  readonly problems?: readonly Problem[];
  /** The end of its log, markup stripped and secrets redacted; for log and summary only. */
  readonly logTail?: readonly string[];
}

/** Why a build did not end well: the reason in one line, and what is behind it. */
export interface BuildFailure {
  readonly reason: string;
  /** The step stopped waiting for the build, and `step` was running then. */
  readonly isEarlyEnd?: true;
  /** What may be wrong with the IDs. */
  readonly hint?: string | undefined;
  /** The address of a page that says more about it, where there is one. */
  readonly helpPage?: string | undefined;
  /** Whether the service may have refused the start because of an id in it. */
  readonly idInDoubt?: boolean;
  /** Whether a start got no answer, so that a build may have been started. */
  readonly mayHaveStarted?: boolean;
  readonly step?: FailedBuildStep | undefined;
}

interface AnyWorkflow {
  /** `undefined` where this step did not start the build, and the service does not name its workflow. */
  readonly workflowId: string | undefined;
  /** The application, where the service names it; otherwise it is the step's. */
  readonly appId?: string | undefined;
  /** The workflow's display name, where the service gives it. */
  readonly name?: string | undefined;
  /** The failed builds that this step started again, the first one first; absent without one. */
  readonly retried?: readonly RetriedBuild[] | undefined;
}

/** A build that failed, and was started again. */
export interface RetriedBuild extends EndedBuild {
  /** What happened to it, such as `failed because pub.dev returned 503`. */
  readonly ending: string;
}

interface AnyBuild extends AnyWorkflow {
  readonly buildId: string;
  /**
   * `started`: this step started it. `given`: an input named its id. `reused`: it had finished before this step, and was
   * used in place of a new one. `followed`: another step started it, and this one waits for it instead of starting one; once
   * it has finished, it is reused.
   */
  readonly origin: 'started' | 'given' | 'reused' | 'followed';
  /** The run that started a followed build, where a label names it. */
  readonly startedByRun?: string | undefined;
  /** The last known state; `undefined` before the first record. */
  readonly status: string | undefined;
  /** Whether it was seen in the state `publishing`, or the one after it. */
  readonly sawPublishing?: boolean | undefined;
  /** In the order of the service; empty where it lists none. */
  readonly steps: readonly BuildStep[];
  /** Milliseconds since the Unix epoch, like all times that follow; absent where the service does not give them. */
  readonly createdAt?: number | undefined;
  readonly startedAt?: number | undefined;
  /** The commit that the service says it built. */
  readonly commit?: string | undefined;
  /** The branch or tag that the service says it built. */
  readonly ref?: Ref | undefined;
  readonly buildNumber?: number | undefined;
  /** The page of the build, only where its address is known. */
  readonly pageUrl?: string | undefined;
}

/** As far as this step knows, the build is queued or running. */
export interface RunningBuild extends AnyBuild {
  readonly kind: 'running';
  /** Such as "about 4 min left". */
  readonly estimate?: string;
}

/** The build may still run, but this step no longer waits for it. */
interface GivenUpBuild extends AnyBuild {
  /**
   * `rejected`: it did not, or not provably, build the expected commit. It fails the step in any state, and none of its
   * results are used.
   */
  readonly kind: 'abandoned' | 'rejected';
  readonly finishedAt?: number | undefined;
  readonly failure: BuildFailure;
}

export interface EndedBuild extends AnyBuild {
  readonly kind: 'ended';
  /** When this step saw the end, by the clock of the report: that of the service may differ. */
  readonly seenEndAt?: number;
  readonly status: EndState;
  readonly finishedAt?: number | undefined;
  /** Absent where the build finished. */
  readonly failure?: BuildFailure | undefined;
  /** Steps that failed in a build that did not: their failure was ignored. */
  readonly ignoredFailures: readonly FailedBuildStep[];
  readonly artefacts: readonly ReportedArtefact[];
  /** The names of the artefacts that the input `artefacts` does not choose; absent until its artefacts have been read. */
  readonly otherArtefacts?: readonly string[];
  /** Absent where no artefact is compared with one of another build. */
  readonly sizeBase?: SizeBase | undefined;
  /** Absent while App Store Connect has nothing to do with the build. */
  readonly appStoreConnect?: AppStoreConnectReport | undefined;
}

/** The processing state of a finished build in App Store Connect. */
export interface AppStoreConnectReport {
  readonly status: AppStoreConnectStatus;
  /** Why this step stopped waiting before App Store Connect had finished. */
  readonly givenUp?: string;
}

/** One workflow of this step, by the state of its build. */
export type WorkflowReport =
  /** The start has not been answered. */
  | (AnyWorkflow & { readonly kind: 'starting' })
  /** No build is known: the start was refused, or its answer was lost. */
  | (AnyWorkflow & { readonly kind: 'refused'; readonly failure: BuildFailure })
  | BuildReport;

/** A workflow that has a build. */
export type BuildReport = RunningBuild | GivenUpBuild | EndedBuild;

/** The page that installs the artefacts of the step. */
export type InstallPageReport =
  /** `address` is where it will be, where the user has said so. */
  | { readonly kind: 'written'; readonly file: string; readonly address?: string }
  /** None of the artefacts is an app. */
  | { readonly kind: 'empty' }
  | { readonly kind: 'failed'; readonly reason: string };

/** A reason for which the step fails. */
export interface StepFailure {
  /** `build`: how the build ended, or that there is none. `download`: of one artefact. `result`: anything else. */
  readonly kind: 'build' | 'download' | 'result';
  /** Of the workflow in the report; absent where the failure is not that of one build. */
  readonly index?: number;
  /** In sentences; the last may have no full stop. */
  readonly reason: string;
}

export interface StepReport {
  /** `undefined` where the step waits for builds and neither the input nor the service names their application. */
  readonly appId: string | undefined;
  readonly appName?: string | undefined;
  /** Absent where the step waits for builds of several refs, or the service does not name them. */
  readonly ref?: Ref | undefined;
  /** The expected commit. */
  readonly commit?: string | undefined;
  /** Milliseconds since the Unix epoch. */
  readonly startedAt: number;
  /** Set when the step has ended. */
  readonly finishedAt?: number | undefined;
  /** The ids of the caches that this step cleared; absent where it starts no builds. */
  readonly clearedCaches?: readonly string[];
  /** How many more artefacts the inputs select than a step uses. */
  readonly artefactsLeftOut?: number;
  /** With the input `installPage`, once the builds have ended. */
  readonly installPage?: InstallPageReport;
  /** Images of links as QR codes, stored in the repository, by the link. */
  readonly qrCodes?: Readonly<Record<string, string>>;
  /** The verdict, once the step has ended: every reason for which it fails. */
  readonly failures?: readonly StepFailure[];
  /** In the order of the input. */
  readonly workflows: readonly WorkflowReport[];
}
