import type { SeenBuild } from '../../contract/build.ts';
import { type Redact, redacted } from '../text/redaction.ts';
import { withRecord } from './progress.ts';
import type { BuildReport, StepReport, WorkflowReport } from './report.ts';
import { buildIdOf } from './workflow.ts';

/** Polls that failed in a row: how many, since when, and why the last did, as a sentence. */
export type FailedPolls = Readonly<{ times: number; since: number; problem: string }>;

type WorkflowChange = (workflow: WorkflowReport) => WorkflowReport;
type ChangeListener = (now: StepReport, before: StepReport) => void;

/** A masked value may be a part of them. */
const sentToService = ['appId', 'buildId', 'workflowId', 'branch', 'tag'];

export type ReportStore = ReturnType<typeof createReportStore>;

/**
 * Holds the report of the step. Everything that the step learns is written here, and everything that it shows is read
 * from here. A workflow is identified by its index in `report.workflows`, which never changes.
 *
 * @param redact hides masked inputs in everything that is written, before anything cuts or escapes it
 * @param now the clock that gave the report's `startedAt`
 */
export function createReportStore(
  initial: StepReport,
  { redact, now }: { readonly redact: Redact; readonly now: () => number },
) {
  const hidden = <Part>(part: Part): Part => redacted(part, redact, sentToService);
  let report = hidden(initial);
  /** By the IDs of their builds: a workflow may get another build. */
  const records = new Map<string, SeenBuild>();
  const failedPolls = new Map<string, FailedPolls>();
  const listeners: ChangeListener[] = [];
  const set = (next: StepReport): void => {
    const before = report;
    report = next;
    for (const listener of listeners) listener(report, before);
  };
  const updateWorkflow = (index: number, change: WorkflowChange): void => {
    const before = report.workflows[index];
    const changed = before && change(before);
    if (!changed || changed === before) return;
    const after = changed.kind === 'ended' ? { seenEndAt: now(), ...changed } : changed;
    set({ ...report, workflows: report.workflows.with(index, hidden(after)) });
  };
  return {
    /** Masked inputs are hidden in it, except in IDs and refs, which requests need. */
    get report(): StepReport {
      return report;
    },
    /** For texts: also IDs and refs are redacted, before a text cuts or escapes them. */
    get shown(): StepReport {
      return redacted(report, redact);
    },
    /** The current time for the report: the difference of two such times is right even if the system clock is changed. */
    now,
    update: (change: Partial<StepReport>): void => set({ ...report, ...hidden(change) }),
    updateWorkflow,
    /**
     * Updates a workflow from a record of its build; a late one of a build that was replaced is ignored. `more` is part of
     * the same change: listeners are called once.
     */
    addRecord(
      index: number,
      build: SeenBuild,
      more: (report: BuildReport) => WorkflowReport = (report) => report,
    ): void {
      const known = report.workflows[index];
      if (known && (buildIdOf(known) ?? build._id) !== build._id) return;
      records.set(build._id, build);
      updateWorkflow(index, (workflow) => more(withRecord(workflow, build)));
    },
    /** The last record of the workflow's build, not redacted; `undefined` before the first. */
    record(index: number): SeenBuild | undefined {
      const workflow = report.workflows[index];
      return records.get((workflow && buildIdOf(workflow)) ?? '');
    },
    /** The polls of a build that failed since its last record, by its ID. No change of the report. */
    failedPolls,
    /** Calls the listener after each change. */
    onChange: (listener: ChangeListener): void => void listeners.push(listener),
  };
}
