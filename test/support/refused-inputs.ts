import { expect, test } from '@jest/globals';
import { systemClock, systemRandom } from '../../src/clock.ts';
import { type Action, perform } from '../../src/entry/run-action.ts';
import { defaultLimits } from '../../src/limits.ts';
import { type MemoryStep, memoryRunner } from './memory-runner.ts';

interface RefusedInputs extends Pick<MemoryStep, 'run'> {
  readonly name: string;
  /** Added to the inputs that all cases have. */
  readonly with: Readonly<Record<string, string>>;
  /** The error contains each of these. */
  readonly says: readonly string[];
  /** Nothing that the step prints contains these. */
  readonly hides?: readonly string[];
}

/** Declares a test for each case: one error with one problem, a summary, no outputs and no request. */
export function refusesInputs(
  { action, folder, with: all = {} }: { action: Action; folder: string; with?: MemoryStep['with'] },
  cases: readonly RefusedInputs[],
): void {
  const transport = async (): Promise<never> => {
    throw new Error('Expected no request');
  };
  test.each(cases)('$name is one error that says what is expected, before any request', async (one) => {
    const connection = { token: 'token-of-a-test', baseUrl: 'http://127.0.0.1:9' };
    const { runner, ...step } = memoryRunner({
      action: folder,
      with: { ...connection, ...all, ...one.with },
      ...(one.run ? { run: one.run } : {}),
    });
    const parts = { transport, clock: systemClock, random: systemRandom, limits: defaultLimits };
    expect(await perform(action, { ...parts, runner })).toBe(false);
    expect(step.errors).toHaveLength(1);
    for (const text of one.says) expect(step.errors[0]).toContain(text);
    for (const text of one.hides ?? []) expect(step.errors[0]).not.toContain(text);
    // Only one line: no consequential problem is reported.
    expect(step.errors[0]).not.toContain('\n');
    expect(step.summary()).toMatch(/^## ❌ The step failed: 1 input error\n\n### What went wrong\n\n- .+$/);
    for (const text of one.hides ?? []) expect(step.summary()).not.toContain(text);
    expect([step.log, step.warnings, step.notices, step.outputs]).toEqual([[], [], [], {}]);
  });
}
