/** What the log tells of a build while it goes on: its start, each state, and each step that begins or fails. */

import { stampedLine, type WorkflowView } from '../report/names.ts';
import type { BuildReport, BuildStep, WorkflowReport } from '../report/report.ts';
import { workflowVerdict } from '../report/states.ts';
import { stepDuration } from '../report/times.ts';
import { estimateOf, hasBuild } from '../report/workflow.ts';
import { linkAddress } from '../text/addresses.ts';
import { durationText } from '../text/units.ts';
import { cut, visible } from '../text/visible.ts';

interface Progress extends WorkflowView {
  /** The same workflow before the change. */
  readonly was: WorkflowReport | undefined;
}

/**
 * The lines of one change, in order. The time left stands on the last one; what it is based on is told once, when there
 * is the first estimate.
 */
export function progressLines({ was, workflow, ...at }: Progress): string[] {
  if (!hasBuild(workflow)) return [];
  const before = was && hasBuild(was) ? was : undefined;
  const state = workflow.changes.length > (before?.changes.length ?? 0) ? [stateText(workflow)] : [];
  const steps = newSteps(workflow, before);
  const news = workflow.kind === 'ended' ? [...steps, ...state] : [...state, ...steps];
  const estimate = workflow.kind === 'running' ? estimateOf(workflow) : undefined;
  const isFirst = estimate !== undefined && (!was || estimateOf(was) === undefined);
  const texts = [
    ...(before?.buildId === workflow.buildId ? [] : [pageText(workflow)]),
    ...news.slice(0, -1),
    ...news.slice(-1).map((text) => `${text}${isFirst ? ` · ${estimate}` : timeLeftText(workflow)}`),
    ...(isFirst && news.length === 0 ? [`⏱ ${estimate}`] : []),
  ];
  return texts.map((text) => stampedLine({ ...at, workflow }, text));
}

/** ` · about 4 min left` while the build runs, as far as that can be estimated. */
export function timeLeftText(workflow: BuildReport): string {
  return workflow.kind === 'running' && workflow.estimate !== undefined ? ` · ${workflow.estimate}` : '';
}

/** How a step is called in a line of the log. */
export function stepTitle({ name }: BuildStep): string {
  return `▸ ${cut(visible(name), 200)}`;
}

/** The address of the build's page where that is known, otherwise the build's id. */
function pageText({ pageUrl, buildId }: BuildReport): string {
  const page = pageUrl && linkAddress(pageUrl);
  return `🔗 ${page ?? `build ${buildId}`}`;
}

function stateText(workflow: BuildReport): string {
  const { icon, text } = workflowVerdict(workflow);
  return `${icon} ${text}`;
}

/** A step that began or failed; `key` tells it from the others of the build, steps of the same name aside. */
interface StepNews {
  readonly key: string;
  readonly text: string;
}

/**
 * The steps that began or failed since. Nothing of a build that had already ended; and of one that is seen for the
 * first time only what runs now, because the rest is history.
 */
function newSteps(workflow: BuildReport, before: BuildReport | undefined): string[] {
  if (before?.kind === 'ended') return [];
  if (before?.status === undefined)
    return workflow.steps.filter(({ kind }) => kind === 'running').map(stepTitle);
  const told = new Map<string, number>();
  for (const { key } of before.steps.flatMap(newsOf)) told.set(key, (told.get(key) ?? 0) + 1);
  return workflow.steps.flatMap(newsOf).flatMap(({ key, text }) => {
    const count = told.get(key) ?? 0;
    told.set(key, count - 1);
    return count > 0 ? [] : [text];
  });
}

function newsOf(step: BuildStep): StepNews[] {
  const { name } = step;
  return [
    ...(hasBegun(step) ? [{ key: `began ${name}`, text: stepTitle(step) }] : []),
    ...(step.kind === 'ended' && step.outcome === 'failed'
      ? [{ key: `failed ${name}`, text: failureText(step) }]
      : []),
  ];
}

/** A step that was skipped never began, and neither did one that was canceled before it had a start. */
function hasBegun(step: BuildStep): boolean {
  switch (step.kind) {
    case 'waiting':
      return false;
    case 'running':
      return true;
    case 'ended':
      return step.outcome !== 'skipped' && (step.outcome !== 'canceled' || step.startedAt !== undefined);
  }
}

function failureText(step: BuildStep): string {
  const duration = stepDuration(step);
  const after = duration === undefined ? '' : ` after ${durationText(duration)}`;
  return `✗ ${cut(visible(step.name), 200)} failed${after}`;
}
