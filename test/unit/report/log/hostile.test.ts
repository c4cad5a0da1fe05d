import { expect, test } from '@jest/globals';
import type { StepReport } from '../../../../src/core/report/report.ts';
import { hasBuild } from '../../../../src/core/report/workflow.ts';
import { logLine } from '../../../../src/core/text/log-line.ts';
import { annotations } from '../../../../src/report/log/annotations.ts';
import { causeAnnotations } from '../../../../src/report/log/causes.ts';
import {
  artefactLines,
  changeLine,
  failureGroup,
  openingLine,
  startedLine,
  verdictLine,
} from '../../../../src/report/log/lines.ts';
import { hostileReport } from '../../../support/hostile-report.ts';
import { hostileTexts } from '../../../support/hostile-texts.ts';
import { start } from '../../../support/reports.ts';
import { workflowCommands } from '../../../support/workflow-commands.ts';

const now = start + 500_000;

function printed(report: StepReport): string[] {
  return [
    openingLine(report),
    ...report.workflows.flatMap((workflow) => {
      const view = { report, workflow, now };
      const group = failureGroup(view);
      return [
        ...(hasBuild(workflow)
          ? [startedLine({ ...view, workflow }), changeLine({ ...view, workflow })]
          : []),
        ...artefactLines(view),
        ...(group ? [group.title, ...group.lines] : []),
      ];
    }),
    verdictLine(report, { now }),
  ];
}

/** Proves that the parser sees what the hostile texts would do to a log that does not escape them. */
test('the parser of the runner finds commands in texts that were not escaped', () => {
  const found = Object.values(hostileTexts).flatMap((text) => workflowCommands(text));
  expect(found.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['error', 'set-output', 'warning', 'add-mask', 'notice', 'stop-commands']),
  );
});

test.each(Object.entries(hostileTexts))(
  '%s in every text of a report makes no command of the log',
  (_, text) => {
    const lines = printed(hostileReport(text));
    expect(lines.flatMap((line) => line.split(/[\n\r\u2028\u2029\u0085\v\f]/))).toEqual(lines);
    expect(workflowCommands(lines.join('\n'))).toEqual([]);
    expect(lines.join('\n')).not.toMatch(
      /[^\P{Cc}\n]|[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]|\p{Cs}/u,
    );
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(3_000);
  },
);

test.each(Object.entries(hostileTexts))('%s as a line of a log is escaped once', (_, text) => {
  const line = logLine(text);
  expect(workflowCommands(line)).toEqual([]);
  expect(logLine(line)).toBe(line);
});

test.each(Object.entries(hostileTexts))('%s in an annotation is text of the annotation', (_, text) => {
  const report = hostileReport(text);
  const shown = [
    ...annotations(report, { now, failOn: ['failed', 'finished'] }),
    ...causeAnnotations(report, { failed: report.workflows, room: 10, commit: text }),
  ];
  expect(shown.length).toBeGreaterThan(3);
  for (const { title, message } of shown) {
    expect(title).not.toMatch(/\p{Cc}|\p{Cs}/u);
    expect(message).not.toMatch(/[^\P{Cc}\n]|\p{Cs}/u);
    expect(title.length).toBeLessThanOrEqual(200);
    expect(message.length).toBeLessThanOrEqual(12_600);
    expect(message.split('\n').length).toBeLessThanOrEqual(5);
  }
});
