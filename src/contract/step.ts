import { z } from 'zod';
import { Timestamp } from './timestamp.ts';
import { readable, tolerant } from './tolerant.ts';

/** The states of a step; null before it starts. Steps are beyond the contract. */
const stepStates = ['success', 'failed', 'skipped', 'canceled'] as const;
export type StepState = (typeof stepStates)[number];

/** The script of a step. Its log is here, not on the step; a built-in step has none. */
const SubAction = z.looseObject({
  command: z.string().optional(),
  /** Not in recorded answers; older versions of the local service stored it. */
  name: z.string().optional(),
  status: z.enum(stepStates).nullable(),
  startedAt: Timestamp.nullish(),
  finishedAt: Timestamp.nullish(),
  logUrl: z.string().nullish(),
});

/** A step of a build. */
export const BuildAction = z.looseObject({
  _id: z.string(),
  name: z.string(),
  type: z.string(),
  status: z.enum(stepStates).nullable(),
  startedAt: Timestamp.nullish(),
  finishedAt: Timestamp.nullish(),
  logUrl: z.string().nullish(),
  subactions: z.array(SubAction),
});
export type BuildAction = z.infer<typeof BuildAction>;

const SeenSubAction = tolerant(
  z.looseObject({
    ...SubAction.shape,
    status: z.string(),
    startedAt: z.string(),
    finishedAt: z.string(),
  }),
  [],
);

export const SeenBuildAction = tolerant(
  z.looseObject({
    ...BuildAction.shape,
    status: z.string(),
    startedAt: z.string(),
    finishedAt: z.string(),
    subactions: readable(SeenSubAction),
  }),
  [],
);
export type SeenBuildAction = z.infer<typeof SeenBuildAction>;

/** The part of a log that is asked for. Beyond the contract, and known to the local service only. */
export const LogPart = z.looseObject({
  offset: z
    .string()
    .regex(/^-?\d{1,15}$/, 'expected a whole number of bytes')
    .optional()
    .describe('Only the lines from this byte on; a negative number counts from the end'),
});
