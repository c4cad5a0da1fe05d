/** Signals, and a step that is killed, after the build has finished. */
import { expect } from '@jest/globals';
import { type ActionResult, type ActionStep, runAction, startAction } from '../../support/action-process.ts';
import { deepTest } from '../../support/deep-test.ts';
import { outage } from '../../support/github/disturbance.ts';
import type { Stage } from '../../support/stage.ts';
import { cancellations, inputs, messages, stageWith, statusesOf, task } from './app-store-connect.ts';
import { pullRequest, token } from './comment.ts';

type EndSignal = 'SIGINT' | 'SIGTERM' | 'SIGKILL';
const signals: readonly EndSignal[] = ['SIGINT', 'SIGTERM', 'SIGKILL'];

/** Sends the signal when the line is in the log; then the post step has nothing to do, and nothing was cancelled. */
async function endedBy(
  signal: EndSignal,
  { stage, step, line }: { stage: Stage; step: ActionStep; line: RegExp },
): Promise<ActionResult> {
  const door = await startAction(step);
  await door.printed(line);
  door.process.kill(signal);
  const main = await door.result;
  expect(main.outputs.status).toBe('finished');
  expect(JSON.parse(main.outputs.artefacts ?? '')).toMatchObject([{ publicUrl: expect.any(String) }]);
  const asked = stage.proxy.requests.length;
  const post = await runAction({ ...step, phase: 'post', state: main.state });
  expect(post).toMatchObject({ exitCode: 0, log: '', errors: [], warnings: [] });
  expect(stage.proxy.requests).toHaveLength(asked);
  expect(cancellations(stage)).toEqual([]);
  return main;
}

const phases: readonly [string, RegExp, (poll: number) => unknown][] = [
  ['the step waits for the first task', /waiting for App Store Connect/, () => []],
  [
    'App Store Connect processes the build',
    /App Store Connect: processing/,
    (poll) => (poll < 2 ? [] : [task('processing')]),
  ],
];

deepTest.each(phases.flatMap((phase) => signals.map((signal) => [signal, ...phase] as const)))(
  '%s while %s: outputs and links are there, and the finished build is not cancelled',
  async (signal, _, line, tasks) => {
    await using stage = await stageWith(tasks);
    const main = await endedBy(signal, { stage, step: stage.step({ with: inputs }), line });
    expect(main.exitCode).not.toBe(0);
    if (signal === 'SIGKILL') return;
    expect(main).toMatchObject({ exitCode: 1, signal: null });
    expect(messages(main)).toEqual(['The workflow was cancelled.']);
    expect(main.summary).toContain('.ipa');
  },
);

deepTest.each(signals)(
  '%s while GitHub does not take the comment: the step ends with its result',
  async (signal) => {
    await using stage = await stageWith((poll) => [task(poll < 2 ? 'processing' : 'failed')]);
    await using pull = await pullRequest();
    const operation = 'issues/update-comment';
    pull.github.disturb({ operation, trouble: outage(502), times: Number.POSITIVE_INFINITY });
    const step = stage.step({ ...pull.step, with: { ...inputs, comment: 'true', githubToken: token } });
    const main = await endedBy(signal, { stage, step, line: /App Store Connect did not accept it/ });
    expect(statusesOf(main)).toEqual(['failed']);
    expect(main.summary).toContain('App Store Connect did not accept it');
    if (signal === 'SIGKILL') return;
    expect(main).toMatchObject({ exitCode: 1, signal: null });
    expect(messages(main)).toEqual([expect.stringContaining('App Store Connect did not accept it')]);
  },
);
