import { pullRequest, token } from '../../test/action/start/comment.ts';
import { type ActionStep, type RunningStep, startAction } from '../../test/support/action-process.ts';
import { errorAnswer, type Fault, withoutFields } from '../../test/support/fault-proxy.ts';
import { type FaultStage, type FaultStageOptions, setFaultStage } from '../../test/support/fault-stage.ts';
import type { FaultRule } from '../../test/support/faults/fault.ts';
import { temporaryFolder } from '../../test/support/folder.ts';
import { outage, type Trouble } from '../../test/support/github/disturbance.ts';
import { produce, runUntilCanceled } from '../../test/support/scripted-executor.ts';
import type { Promised, Situation } from './measure.ts';

export const always = Number.POSITIVE_INFINITY;
export const start = { method: 'POST', path: /^\/builds$/ };
export const cancel = { method: 'POST', path: /\/cancel$/ };
export const poll = { method: 'GET', path: /^\/builds\/[^/?]+$/ };

export interface Scene extends Pick<FaultStageOptions, 'script' | 'changeAnswer'> {
  readonly rules?: readonly FaultRule[];
  readonly github?: '502' | 'hangs' | Trouble;
  readonly step?: Partial<ActionStep>;
  /** Resolves when it is time for the signal, or when the time that is measured begins. */
  readonly ready: (scene: { stage: FaultStage; door: RunningStep }) => Promise<unknown>;
}

/** The build action as a process, with a service and a GitHub that behave as the scene says. */
export function situation(name: string, { rules = [], github, step, ready, ...service }: Scene): Situation {
  return {
    name,
    async reach(stack) {
      const stage = stack.use(await setFaultStage(service));
      for (const rule of rules) stage.proxy.add(rule);
      const { github: hub, step: pull } = stack.use(await pullRequest());
      if (github === '502') hub.disturb({ trouble: outage(502), times: always });
      if (github === 'hangs') hub.gate.close();
      if (typeof github === 'object') hub.disturb({ trouble: github, times: always });
      const comment = { comment: 'true', qrCodes: 'true', githubToken: token };
      const folder = stack.use(await temporaryFolder());
      const given = { ...(github ? comment : {}), download: folder.path, ...step?.with };
      const door = await stage.door({ ...pull, ...step, with: given });
      // `result` also removes the command files.
      stack.defer(async () => void (await door.result));
      await ready({ stage, door });
      return door.process;
    },
  };
}

/** The post step after a main step that was killed while its build ran. Every cancellation meets the fault. */
export const postStep = (name: string, fault: Fault): Situation => ({
  name: `the post step, and ${name}`,
  async reach(stack) {
    const stage = stack.use(await setFaultStage({ script: runUntilCanceled }));
    const main = await stage.door();
    await main.printed('building');
    main.process.kill('SIGKILL');
    const { state } = await main.result;
    stage.proxy.add({ ...cancel, fault, times: always });
    const post = await stage.door({ state, phase: 'post' });
    stack.defer(async () => void (await post.result));
    await stage.proxy.when(({ path }) => cancel.path.test(path));
    return post.process;
  },
});

/** The cancel action: every cancellation meets the fault. */
export const cancelAction = (name: string, fault: Fault): Situation => ({
  name: `the cancel action, and ${name}`,
  async reach(stack) {
    const stage = stack.use(await setFaultStage({ script: runUntilCanceled }));
    stage.proxy.add({ ...cancel, fault, times: always });
    const connection = { token: stage.service.token, baseUrl: stage.proxy.url };
    const door = await startAction({ action: 'cancel', with: { ...connection, buildId: 'b' } });
    stack.defer(async () => void (await door.result));
    await stage.proxy.when(({ path }) => cancel.path.test(path));
    return door.process;
  },
});

export const polled: Scene['ready'] = ({ stage }) =>
  stage.proxy.when(({ method, path }) => method === poll.method && poll.path.test(path));
export const startSent: Scene['ready'] = ({ stage }) => stage.proxy.when(({ path }) => path === '/builds');

/** The build action with `timeout: 2s`, measured from its first poll. */
export function timedOut(name: string, scene: Partial<Scene>): Situation {
  const step = { with: { timeout: '2s' } };
  return situation(name, { script: runUntilCanceled, step, ready: polled, ...scene });
}

/** Cancelling and the final state have 10 s after `timeout` (docs/reliability.md, "No abandoned build"). */
export const afterTimeout: Promised = {
  name: 'the action with timeout: 2s, from its first poll',
  from: 'situation',
  seconds: 13,
  situations: [
    timedOut('a build runs, and is cancelled', {}),
    timedOut('polls are answered 502, and cancelling 208', {
      rules: [
        { ...poll, fault: errorAnswer(502), times: always },
        { ...cancel, fault: errorAnswer(208), times: always },
      ],
    }),
    timedOut('cancelling is answered 502', {
      rules: [{ ...cancel, fault: errorAnswer(502), times: always }],
    }),
    timedOut('cancelling hangs', {
      rules: [{ ...cancel, fault: { kind: 'hang', request: 'lost' }, times: always }],
    }),
  ],
};

export const cancelled: Promised = {
  name: 'the action',
  from: 'signal',
  // GitHub sends SIGTERM then.
  seconds: 7.5,
  situations: [
    situation('a list before the start hangs', {
      rules: [{ method: 'GET', path: /^\/builds\?/, fault: { kind: 'hang', request: 'lost' } }],
      step: { with: { cancelPrevious: 'true' } },
      ready: ({ stage }) => stage.proxy.when(({ path }) => path.startsWith('/builds?')),
    }),
    situation('the start hangs, and the service never got it', {
      script: runUntilCanceled,
      rules: [{ ...start, fault: { kind: 'hang', request: 'lost' } }],
      ready: startSent,
    }),
    situation('the start hangs, and so do its look-up and every cancellation', {
      script: runUntilCanceled,
      rules: [
        { ...start, fault: { kind: 'hang', request: 'arrives' } },
        { fault: { kind: 'hang', request: 'lost' }, times: always },
      ],
      ready: startSent,
    }),
    situation('the start is answered 2.5 s later, and no labels are listed', {
      script: runUntilCanceled,
      changeAnswer: withoutFields(['labels']),
      rules: [{ ...start, fault: { kind: 'drip', chunkBytes: 1000, pauseMs: 2500 } }],
      ready: ({ stage }) => stage.proxy.when(({ path, arrivals }) => path === '/builds' && arrivals === 1),
    }),
    situation('a build runs', {
      script: runUntilCanceled,
      ready: ({ door }) => door.printed('building'),
    }),
    situation('a build runs, and cancelling is answered 502', {
      script: runUntilCanceled,
      rules: [{ ...cancel, fault: errorAnswer(502), times: always }],
      ready: ({ door }) => door.printed('building'),
    }),
    situation('a build runs, cancelling hangs, and GitHub answers 502', {
      script: runUntilCanceled,
      rules: [{ ...cancel, fault: { kind: 'hang', request: 'lost' }, times: always }],
      github: '502',
      ready: ({ door }) => door.printed('building'),
    }),
    situation('a download trickles', {
      script: produce([['app.apk', Buffer.alloc(1_000_000)]]),
      rules: [{ path: /\/storage\//, fault: { kind: 'drip', chunkBytes: 1, pauseMs: 100 }, times: always }],
      ready: ({ stage }) => stage.proxy.when(({ path }) => path.includes('/storage/')),
    }),
    situation('the comment of an ended build is answered 502', {
      github: '502',
      step: { with: { qrCodes: 'false' } },
      ready: ({ door }) => door.printed('finished in'),
    }),
    situation('the QR codes of an ended build are answered 502', {
      github: '502',
      ready: ({ door }) => door.printed('✅ finished'),
    }),
    situation('GitHub does not answer', {
      github: 'hangs',
      step: { with: { qrCodes: 'false' } },
      ready: ({ door }) => door.printed('finished in'),
    }),
    postStep('cancelling is answered 502', errorAnswer(502)),
    cancelAction('cancelling is answered 502', errorAnswer(502)),
  ],
};
