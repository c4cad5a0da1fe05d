import { test } from '@jest/globals';
import type { testBuild } from '../../support/executed-build.ts';

export const onLinux = process.platform === 'linux' ? test : test.skip;

/** A reader that never ends and ignores SIGTERM, like one whose parser is busy. */
export const hanging = {
  workflowReader: ['/bin/sh', '-c', "trap '' TERM; echo hanging >&2; while :; do sleep 1; done"],
} as const;

/** The log of the reading step; empty until the step has started. */
export async function reading(it: Awaited<ReturnType<typeof testBuild>>): Promise<string> {
  const step = it.recorded.steps.find(({ name, startedAt }) => name === 'Reading the workflow' && startedAt);
  return step ? it.log('Reading the workflow').catch(() => '') : '';
}
