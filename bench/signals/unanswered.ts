/** Servers that send something that is no answer, each time. */
import { type Fault, noAnswers, noContent } from '../../test/support/faults/fault.ts';
import type { Trouble } from '../../test/support/github/disturbance.ts';
import { produce, runUntilCanceled } from '../../test/support/scripted-executor.ts';
import {
  always,
  cancel,
  cancelAction,
  poll,
  polled,
  postStep,
  type Scene,
  situation,
  start,
  startSent,
  timedOut,
} from './action.ts';
import type { Promised, Situation } from './measure.ts';

const names = {
  upgrade: 'is answered 101',
  informational: 'gets 1xx without end',
  close: 'gets a closed connection',
  endless: 'gets a body without end',
};

interface Silence {
  readonly name: string;
  readonly fault: Fault;
  readonly trouble: Trouble;
}

const silences: readonly Silence[] = [
  ...noAnswers.map(
    (kind): Silence => ({
      name: names[kind],
      fault: { kind, request: 'arrives' },
      trouble: { kind: 'no answer', sends: kind, request: 'arrives' },
    }),
  ),
  {
    name: 'is answered 204',
    fault: noContent('arrives'),
    trouble: { kind: 'answer', answer: { status: 204 } },
  },
];

/** One situation for each of them. */
function each(reach: (silence: Silence) => Situation): Situation[] {
  return silences.map(reach);
}

const file: Pick<Scene, 'script'> = { script: produce([['app.apk', Buffer.alloc(1_000_000)]]) };
const download = { method: 'GET', path: /^\/storage\// };
const downloading: Scene['ready'] = ({ stage }) =>
  stage.proxy.when(({ method, path }) => method === download.method && download.path.test(path));

const polls = (timeout: string): Situation[] =>
  each(({ name, fault }) =>
    situation(`each poll ${name}`, {
      script: runUntilCanceled,
      rules: [{ ...poll, fault, times: always }],
      step: { with: { timeout } },
      ready: polled,
    }),
  );
const starts = (script?: Pick<Scene, 'script'>): Situation[] =>
  each(({ name, fault }) =>
    situation(`the start ${name}`, {
      ...script,
      rules: [{ ...start, fault, times: always }],
      ready: startSent,
    }),
  );
const downloads = each(({ name, fault }) =>
  situation(`each download ${name}`, {
    ...file,
    rules: [{ ...download, fault, times: always }],
    ready: downloading,
  }),
);
const onGitHub = (ready: Scene['ready']): Situation[] =>
  each(({ name, trouble }) => situation(`each request to GitHub ${name}`, { github: trouble, ready }));

/** The same promise as for other signals. */
export const cancelledUnanswered: Promised = {
  name: 'the action, without answers',
  from: 'signal',
  seconds: 7.5,
  situations: [
    ...polls('1h'),
    ...starts({ script: runUntilCanceled }),
    ...downloads,
    ...onGitHub(({ door }) => door.printed('finished in')),
  ],
};

/** Without any signal: the limits of docs/reliability.md. */
export const unanswered: readonly Promised[] = [
  // Cancelling and the final state have 10 s after `timeout`.
  { name: 'the action with timeout: 20s', from: 'situation', seconds: 31, situations: polls('20s') },
  // One attempt, the look-up, and the build.
  { name: 'the action, from its start', from: 'situation', seconds: 30 + 90 + 5, situations: starts() },
  // The budget of one operation. A cancelled build is not waited for.
  { name: 'downloads', from: 'situation', seconds: 5 * 60 + 5, situations: downloads },
  {
    name: 'cancelling',
    from: 'situation',
    seconds: 5 * 60 + 5,
    situations: [
      ...each(({ name, fault }) => cancelAction(`each request ${name}`, fault)),
      ...each(({ name, fault }) => postStep(`each request ${name}`, fault)),
    ],
  },
  {
    name: 'the action with timeout: 2s, from its first poll',
    from: 'situation',
    seconds: 13,
    situations: each(({ name, fault }) =>
      timedOut(`each cancellation ${name}`, { rules: [{ ...cancel, fault, times: always }] }),
    ),
  },
  // 20 s before the start, and 20 s after the build.
  {
    name: 'the action with comment and QR codes',
    from: 'situation',
    seconds: 45,
    situations: onGitHub(() => Promise.resolve()),
  },
];
