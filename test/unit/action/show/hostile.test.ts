import { expect, test } from '@jest/globals';
import { artefactsOf } from '../../../../src/action/report/artefacts.ts';
import type {
  BuildReport,
  BuildStep,
  StepReport,
  WorkflowReport,
} from '../../../../src/action/report/report.ts';
import { hasBuild } from '../../../../src/action/report/workflow.ts';
import { annotations, problemAnnotations } from '../../../../src/action/show/annotations.ts';
import { artefactLines, linkGroup } from '../../../../src/action/show/artefacts.ts';
import {
  openingLine,
  progressLines,
  stepLogGroup,
  verdictLine,
  waitingLines,
} from '../../../../src/action/show/log.ts';
import { logLine } from '../../../../src/action/text/visible.ts';
import { hostileReport, hostileTexts } from '../../../support/hostile-texts.ts';
import { runningWorkflow, start } from '../../../support/reports.ts';
import { workflowCommands } from '../../../support/runner-files.ts';

const now = start + 500_000;

function printed(report: StepReport): string[] {
  const links = linkGroup(artefactsOf(report));
  return [
    openingLine('Building', report),
    ...report.workflows.flatMap((workflow) => {
      return hasBuild(workflow) ? printedOfBuild(report, workflow) : [];
    }),
    ...waitingLines({ report, isUnanswered: false, now }),
    ...artefactLines(report, { now }),
    ...(links ? [links.title, ...links.lines] : []),
    verdictLine(report),
  ];
}

/** The workflow before and after steps of the same hostile name as the workflow itself. */
function stepsOf(workflow: BuildReport): { was: WorkflowReport; workflow: WorkflowReport } {
  const name = workflow.workflowId ?? '';
  const steps: BuildStep[] = [
    { kind: 'running', name, startedAt: start },
    { kind: 'ended', name, outcome: 'failed', startedAt: start, finishedAt: now },
  ];
  const was: BuildReport = { ...runningWorkflow(), buildId: workflow.buildId };
  return { was, workflow: { ...workflow, steps } };
}

function printedOfBuild(report: StepReport, workflow: BuildReport): string[] {
  const view = { report, workflow, now };
  const text = workflow.workflowId ?? '';
  const log = { head: [text, `  ${text}`], left: 2, tail: [text] };
  const group = stepLogGroup({ ...view, step: { name: text, duration: 9_000 }, log });
  return [...progressLines({ ...view, ...stepsOf(workflow) }), group.title, ...group.lines];
}

/** Proves that the parser sees what the hostile texts would do to a log that does not escape them. */
test('the parser of the runner finds commands in texts that were not escaped', () => {
  const found = Object.values(hostileTexts).flatMap((text) => workflowCommands(text));
  expect(found.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['error', 'set-output', 'warning', 'add-mask', 'notice', 'stop-commands']),
  );
});

// T4
test.each(Object.entries(hostileTexts))(
  '%s in every text of a report makes no command of the log',
  (_, text) => {
    const lines = printed(hostileReport(text));
    expect(lines.filter((line) => line.includes('✗'))).toHaveLength(3);
    expect(lines.flatMap((line) => line.split(/[\n\r\u2028\u2029\u0085\v\f]/))).toEqual(lines);
    expect(workflowCommands(lines.join('\n'))).toEqual([]);
    expect(lines.map(logLine)).toEqual(lines);
    expect(lines.join('\n')).not.toMatch(
      /[^\P{Cc}\n]|[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]|\p{Cs}/u,
    );
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(3_000);
  },
);

// T4
test.each(Object.entries(hostileTexts))('%s in an annotation is text of the annotation', (_, text) => {
  const report = hostileReport(text);
  const shown = [...annotations(report), ...problemAnnotations(report, { room: () => 10, commit: text })];
  expect(shown.length).toBeGreaterThan(3);
  for (const { title = 'none', message } of shown) {
    expect(title).toMatch(/^[^\p{Cc}\p{Cs}]+$/u);
    expect(message).not.toMatch(/[^\P{Cc}\n]|\p{Cs}/u);
    expect(title.length).toBeLessThanOrEqual(80);
    expect(message.length).toBeLessThanOrEqual(12_600);
    expect(message.split('\n').length).toBeLessThanOrEqual(5);
  }
  expect(shown.some(({ message }) => message.includes('maxSizeIncrease is 5%'))).toBe(true);
});
