import fc from 'fast-check';
import type { BuildPlan, Candour } from '../support/fake-service/fake-build.ts';
import type { FakeFault } from '../support/fake-service/fake-service.ts';
import { errorAnswer, htmlPage } from '../support/fault-proxy.ts';

const second = 1000;
const minute = 60 * second;

/** A step, its service, and all faults. */
export interface Scenario {
  readonly seed: number;
  readonly inputs: Readonly<Record<string, string>>;
  readonly workflows: number;
  readonly plans: readonly BuildPlan[];
  readonly service: Candour & {
    readonly latencyMs: number;
    readonly listLagMs: number;
    readonly filters?: 'kept' | 'ignored';
  };
  /** When somebody else starts builds of the workflows, after the start of the step. */
  readonly others: readonly {
    readonly afterMs: number;
    readonly workflow: number;
    /** Of what they are; default: the application and branch of the step. */
    readonly of?: Foreign | undefined;
  }[];
  /** The faults of the first requests, in order. */
  readonly faults: readonly (FakeFault | undefined)[];
  /** A period in which every request gets the same fault. */
  readonly outage: { readonly fromMs: number; readonly forMs: number; readonly fault: FakeFault } | undefined;
  /** When somebody pushes, after the start of the step: what begins later is of that commit. */
  readonly pushedAfterMs: number | undefined;
  readonly interruption: { readonly kind: 'cancel' | 'kill'; readonly afterMs: number } | undefined;
  /** Whether the post step gets the remaining faults. */
  readonly post: 'whole network' | 'same network';
}

/** Builds that a step must neither use nor cancel. */
export const foreign = {
  'another application': { appId: 'elsewhere' },
  'another branch': { branch: 'next' },
  'a tag': { branch: undefined, tag: 'main' },
  'a fork': { pullRequest: { number: 7 } },
} as const;
export type Foreign = keyof typeof foreign;

/** The fields that a record may lack: all but its ID and its state. */
export const optionalFields = [
  ...['appId', 'workflowId', 'branch', 'tag', 'startedAt', 'finishedAt', 'artefacts'],
  ...['createdAt', 'commit', 'labels'],
] as const;

export const anyFault: fc.Arbitrary<FakeFault> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.constantFrom<FakeFault>(
      { kind: 'refused' },
      { kind: 'reset', request: 'lost' },
      { kind: 'reset', request: 'arrives' },
      { kind: 'hang', request: 'lost' },
      { kind: 'hang', request: 'arrives' },
      { kind: 'cut' },
      htmlPage('lost'),
      htmlPage('arrives'),
    ),
  },
  { weight: 1, arbitrary: fc.constantFrom(400, 401, 403, 404).map((status) => errorAnswer(status)) },
  {
    weight: 4,
    arbitrary: fc
      .record({
        status: fc.constantFrom(408, 425, 429, 500, 502, 503, 504),
        request: fc.constantFrom('lost' as const, 'arrives' as const),
        headers: fc.constantFrom<Record<string, string>>(
          {},
          {},
          { 'retry-after': '0' },
          { 'retry-after': '7' },
          { 'retry-after': '400' },
          { 'x-ratelimit-reset': '90' },
        ),
      })
      .map(({ status, request, headers }) => ({
        kind: 'answer' as const,
        // A service that throttles a request has not executed it.
        request: status === 429 ? ('lost' as const) : request,
        status,
        headers,
      })),
  },
);

/** The network never sends a start twice here, as no client could handle that. */
const duplicate: FakeFault = { kind: 'duplicate' };

const plan: fc.Arbitrary<BuildPlan> = fc.record({
  queuedMs: fc.integer({ min: 0, max: 90 * second }),
  runningMs: fc.integer({ min: second, max: 20 * minute }),
  end: fc.constantFrom('finished', 'finished', 'finished', 'failed', 'warning', 'skipped', 'timeout'),
});

/** Some builds soon fail because their machine could not be prepared, which `retries` starts again. */
export function withMachineFailures(plans: fc.Arbitrary<BuildPlan>): fc.Arbitrary<BuildPlan> {
  const end = 'failed';
  const failing = plans.map(({ queuedMs, runningMs: ms }): BuildPlan => {
    const takesMs = Math.ceil(ms / 10);
    return { queuedMs, runningMs: takesMs, end, steps: [{ name: 'preparing', takesMs, end }] };
  });
  return fc.oneof({ weight: 3, arbitrary: plans }, { weight: 2, arbitrary: failing });
}

/** Most events happen soon after the start. */
const moment = fc.oneof(fc.integer({ min: 0, max: 20 * second }), fc.integer({ min: 0, max: 10 * minute }));

const yesOrNo = (mostly: string, seldom: string): fc.Arbitrary<string> =>
  fc.constantFrom(mostly, mostly, mostly, mostly, seldom);

export const scenarios: fc.Arbitrary<Scenario> = fc.record({
  seed: fc.integer(),
  inputs: fc
    .record({
      wait: yesOrNo('true', 'false'),
      cancelAbandoned: yesOrNo('true', 'false'),
      cancelPrevious: yesOrNo('false', 'true'),
      clearCaches: fc.constantFrom('none', 'none', 'none', 'workflow', 'all'),
      timeout: fc.constantFrom('2m', '15m', '2h'),
      pollInterval: fc.constantFrom('5s', '30s', '2m'),
      failOn: yesOrNo('failed, canceled, timeout', 'none'),
      workflowInputs: fc.constantFrom('', 'release=true'),
      ifCommitDiffers: fc.constantFrom('warn', 'error', 'error', 'ignore'),
      retries: fc.constantFrom('0', '1', '2', '3'),
    })
    .map((inputs) =>
      inputs.wait === 'true' ? inputs : { ...inputs, ifCommitDiffers: 'warn', retries: '0' },
    ),
  workflows: fc.integer({ min: 1, max: 4 }),
  plans: fc.array(withMachineFailures(plan), { minLength: 1, maxLength: 8 }),
  service: fc.record({
    labels: fc.constantFrom('told', 'told', 'kept'),
    alone: fc.constantFrom('whole', 'contract'),
    commits: fc.constantFrom('told', 'told', 'kept'),
    latencyMs: fc.integer({ min: 1, max: 800 }),
    listLagMs: fc.constantFrom(0, 0, 3 * second, 40 * second),
    missing: fc.option(fc.constantFrom(...optionalFields), { nil: undefined, freq: 2 }),
    filters: fc.constantFrom('kept', 'ignored'),
  }),
  others: fc.array(
    fc.oneof(
      fc.record({ afterMs: moment, workflow: fc.nat(3) }),
      fc.record({
        afterMs: fc.oneof(fc.constant(0), moment),
        workflow: fc.nat(3),
        of: fc.constantFrom<Foreign>('another application', 'another branch', 'a tag', 'a fork'),
      }),
    ),
    { maxLength: 3 },
  ),
  faults: fc.array(
    fc.oneof(
      { weight: 60, arbitrary: fc.constant(undefined) },
      { weight: 38, arbitrary: anyFault },
      { weight: 2, arbitrary: fc.constant(duplicate) },
    ),
    { maxLength: 60, size: 'max' },
  ),
  outage: fc.option(
    fc.record({ fromMs: moment, forMs: fc.integer({ min: 0, max: 30 * minute }), fault: anyFault }),
    { nil: undefined, freq: 2 },
  ),
  pushedAfterMs: fc.option(moment, { nil: undefined, freq: 2 }),
  interruption: fc.option(fc.record({ kind: fc.constantFrom('cancel', 'kill'), afterMs: moment }), {
    nil: undefined,
    // One in so many is left out: with 1, all are.
    freq: 2,
  }),
  post: fc.constantFrom('whole network', 'whole network', 'whole network', 'same network'),
});
