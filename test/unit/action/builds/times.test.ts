import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { commentMarkdown } from '../../../../src/action/github/comment/comment-markdown.ts';
import { started, withRecord } from '../../../../src/action/report/progress.ts';
import type { StepReport, WorkflowReport } from '../../../../src/action/report/report.ts';
import { createReportStore } from '../../../../src/action/report/report-store.ts';
import { verdictLine } from '../../../../src/action/show/log.ts';
import { summaryMarkdown } from '../../../../src/action/show/summary.ts';
import { publishOutputs } from '../../../../src/action/step/outputs.ts';
import type { SeenBuild } from '../../../../src/contract/build.ts';
import { type EndState, endStates, formatTimestamp } from '../../../../src/contract/values.ts';
import { memoryRunner } from '../../../support/memory-runner.ts';
import { start, stepReport } from '../../../support/reports.ts';
import { durationIn, timelineBars } from '../../../support/shown-times.ts';

/** What a service says of a build; each time may be missing, and may be before the one that it should follow. */
interface Told {
  readonly status: EndState;
  readonly createdAt: number | undefined;
  readonly startedAt: number | undefined;
  readonly finishedAt: number | undefined;
  readonly steps: readonly ToldStep[];
  /** When this step happened to look. */
  readonly seenAt: readonly number[];
}

interface ToldStep {
  readonly status: string | null;
  readonly startedAt: number | undefined;
  readonly finishedAt: number | undefined;
}

const moment = fc.integer({ min: 0, max: 3 * 3_600_000 }).map((ms) => start + ms);
const maybe = fc.option(moment, { nil: undefined, freq: 5 });
const toldStep: fc.Arbitrary<ToldStep> = fc.record({
  status: fc.constantFrom('success', 'failed', 'skipped', null),
  startedAt: maybe,
  finishedAt: maybe,
});
const told: fc.Arbitrary<Told> = fc.record({
  status: fc.constantFrom(...endStates),
  createdAt: maybe,
  startedAt: maybe,
  finishedAt: maybe,
  steps: fc.array(toldStep, { maxLength: 12 }),
  seenAt: fc.array(moment, { minLength: 3, maxLength: 3 }),
});

const nameOf = (index: number): string => `w${index}`;

function recordOf({ status, steps, ...times }: Told, index: number): SeenBuild {
  const stamp = (ms: number | undefined): string | undefined =>
    ms === undefined ? undefined : formatTimestamp(ms);
  return {
    _id: `b${index}`,
    status,
    createdAt: stamp(times.createdAt),
    startedAt: stamp(times.startedAt),
    finishedAt: stamp(times.finishedAt),
    buildActions: steps.map((step, number) => ({
      name: `${nameOf(index)}s${number}`,
      status: step.status,
      startedAt: stamp(step.startedAt),
      finishedAt: stamp(step.finishedAt),
    })),
  };
}

/** The report of a step that saw each build three times. */
function reportOf(builds: readonly Told[]): StepReport {
  const workflows = builds.map((build, index): WorkflowReport => {
    const [first = start, middle = start, last = start] = build.seenAt.toSorted((a, b) => a - b);
    const answered = started(nameOf(index), {
      ...{ buildId: `b${index}`, origin: 'started', pageUrl: undefined },
      at: first,
    });
    const running = withRecord(answered, { build: { _id: `b${index}`, status: 'fetching' }, at: middle });
    return withRecord(running, { build: recordOf(build, index), at: last });
  });
  return stepReport({ startedAt: start - 60_000, finishedAt: start + 4 * 3_600_000, workflows });
}

/** The milliseconds between two moments that the service told, in this order. */
function between(from: number | undefined, to: number | undefined): number | undefined {
  return from !== undefined && to !== undefined && to >= from ? to - from : undefined;
}

/** Fails unless a text shows this time to the second, and no time if there is none. */
function expectTime(text: string | undefined, ms: number | undefined): void {
  const found = durationIn(text ?? '');
  if (ms === undefined) expect(found).toBeUndefined();
  else expect(Math.abs((found ?? Number.NaN) - ms)).toBeLessThanOrEqual(1_000);
}

function outputsOf(report: StepReport): Readonly<Record<string, string>> {
  const memory = memoryRunner({ with: {} });
  const store = createReportStore(report, { redact: (text) => text, now: () => start });
  publishOutputs({ store, runner: memory.runner });
  return memory.outputs;
}

function expectOutput(seconds: unknown, ms: number | undefined): void {
  if (ms === undefined) expect(seconds).toBeUndefined();
  else expect(Math.abs(Number(seconds) * 1000 - ms)).toBeLessThanOrEqual(1_000);
}

function wholeOf(builds: readonly Told[]): number | undefined {
  const starts = builds.flatMap(({ startedAt }) => startedAt ?? []);
  const ends = builds.flatMap(({ finishedAt }) => finishedAt ?? []);
  return starts.length > 0 && ends.length === builds.length
    ? between(Math.min(...starts), Math.max(...ends))
    : undefined;
}

const severalBuilds = fc.array(told, { minLength: 1, maxLength: 3 });
const seeded = { seed: 12, numRuns: 300 };

test('every time that is shown is the service’s to the second, whatever this step saw', () => {
  fc.assert(
    fc.property(severalBuilds, (builds) => {
      const report = reportOf(builds);
      const summary = summaryMarkdown(report).split('\n');
      const comment = commentMarkdown(report, { now: start }).split('\n');
      const outputs = outputsOf(report);
      const whole = wholeOf(builds);
      for (const headline of [summary[0], comment[0], verdictLine(report)]) expectTime(headline, whole);
      expectOutput(outputs.duration || undefined, whole);
      const reported = JSON.parse(outputs.builds ?? '[]');
      builds.forEach((build, index) => {
        const took = between(build.startedAt, build.finishedAt);
        const row = (lines: readonly string[]): string[] | undefined =>
          lines.find((line) => line.startsWith(`| ${nameOf(index)} |`))?.split(' | ');
        const [, , duration, queued] = row(summary) ?? [];
        expectTime(duration, took);
        expectTime(queued, between(build.createdAt, build.startedAt));
        expectTime(row(comment)?.[1]?.replace(/<br>.*$/, ''), took);
        expectOutput(reported[index].duration, took);
        expect(reported[index].startedAt).toBe(iso(build.startedAt));
        expect(reported[index].finishedAt).toBe(iso(build.finishedAt));
      });
    }),
    seeded,
  );
});

function iso(ms: number | undefined): string {
  return ms === undefined ? '' : new Date(ms).toISOString();
}

/** The bars that a build should have: its steps, otherwise the whole. */
function barsOf(
  { createdAt, startedAt, finishedAt, status, steps }: Told,
  index: number,
): [string, number][] {
  const queued = between(createdAt, startedAt) ?? 0;
  const ofSteps = steps.flatMap((step, number): [string, number][] => {
    const end = step.status === null ? finishedAt : step.finishedAt;
    const ms = between(step.startedAt, end);
    return ms === undefined ? [] : [[`${nameOf(index)}s${number}`, ms]];
  });
  const took = between(startedAt, finishedAt);
  const whole: [string, number][] = took === undefined ? [] : [[status, took]];
  return [
    ...(queued >= 1_000 ? [['queued', queued] as [string, number]] : []),
    ...(ofSteps.length > 0 ? ofSteps : whole),
  ];
}

test('the timeline has a bar for each step that the service timed, and the table its slowest', () => {
  fc.assert(
    fc.property(severalBuilds, (builds) => {
      const summary = summaryMarkdown(reportOf(builds));
      const expected = builds.flatMap(barsOf);
      const bars = timelineBars(summary);
      if (bars.length > 0 || expected.some(([, ms]) => ms > 0)) {
        expect(bars.map(({ name }) => name)).toEqual(expected.map(([name]) => name));
        expected.forEach(([, ms], index) => {
          expect(bars[index]?.ms).toBe(ms);
          expectTime(bars[index]?.label, ms);
        });
      }
      const slowest = builds
        .flatMap(({ steps }) =>
          steps.flatMap((step) => (step.status ? between(step.startedAt, step.finishedAt) : undefined) ?? []),
        )
        .filter((ms) => ms >= 50)
        .toSorted((left, right) => right - left)
        .slice(0, 5);
      const rows = summary.split('\n').filter((line) => /^\| <code>w\ds\d+<\/code> \|/.test(line));
      expect(rows).toHaveLength(slowest.length);
      for (const [index, ms] of slowest.entries()) expectTime(rows[index]?.split(' | ').at(-1), ms);
    }),
    seeded,
  );
});
